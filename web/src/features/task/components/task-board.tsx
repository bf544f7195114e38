import { byOrder } from "@janur/domain/task/order-key";
import { taskStatuses, taskStatusSchema } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { useTranslation } from "react-i18next";
import type { PlannedTask } from "../planned-task.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import controls from "../../../ui/list/row-controls.module.css";
import { taskViewSchema } from "../task-view.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { Board } from "./board.tsx";
import { TaskFacts } from "./task-facts.tsx";
import { TaskMenu } from "./task-menu.tsx";
import classes from "./task-page.module.css";

interface TaskBoardProps {
  tasks: readonly PlannedTask[];
  writes: TaskWrites;
  withInvitation: boolean;
}

/** Tasks as cards in the columns of their status, in the order that the team gave them. */
export function TaskBoard({ tasks, writes, withInvitation }: TaskBoardProps) {
  const { t } = useTranslation("task");
  const [, change] = useAddressView(taskViewSchema);
  const columns = taskStatuses.map((status) => ({
    status,
    tasks: tasks.filter((task) => task.status === status).sort(byOrder),
  }));
  const move = (taskId: string, columnId: string, index: number) => {
    const status = taskStatusSchema.parse(columnId);
    const column = columns.find((other) => other.status === status)?.tasks ?? [];
    writes.place(
      tasks,
      taskId,
      status,
      column.filter(({ id }) => id !== taskId),
      index,
    );
  };
  return (
    <Board
      page={taskLimits.column}
      onMove={move}
      columns={columns.map((column) => ({
        id: column.status,
        name: t(`status.${column.status}`),
        items: column.tasks.map((task, index) => ({
          id: task.id,
          name: task.title,
          isMovable: task.mayWork,
          card: (
            <>
              <div className={classes.what} data-status={task.status}>
                <button
                  type="button"
                  className={`${controls.name ?? ""} ${classes.open ?? ""}`}
                  aria-label={t("edit", { title: task.title })}
                  onClick={() => {
                    change({ task: task.id });
                  }}
                >
                  {task.title}
                </button>
                <TaskFacts task={task} withInvitation={withInvitation} />
              </div>
              <TaskMenu
                task={task}
                writes={writes}
                onUp={
                  index === 0
                    ? null
                    : () => {
                        move(task.id, task.status, index - 1);
                      }
                }
                onDown={
                  index === column.tasks.length - 1
                    ? null
                    : () => {
                        move(task.id, task.status, index + 1);
                      }
                }
              />
            </>
          ),
        })),
      }))}
    />
  );
}
