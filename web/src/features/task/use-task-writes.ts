import { ordersAfter, placedAt } from "@janur/domain/task/order-key";
import type { Task, TaskInput, TaskStatus } from "@janur/domain/task/task";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { refusalText } from "../../lib/calls/problem-text.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { offerUndo } from "../../ui/toast/undo-toast.tsx";
import { changeTasks, createTasks, newTaskId, type TaskChange } from "./data.ts";
import type { PlannedTask } from "./planned-task.ts";
import { taskQueries } from "./queries.ts";

/**
 * Writes tasks. What is written shows at once; without signal it is kept in
 * this page and sent later, so nothing here waits for the server. What the
 * server refuses is taken back and told.
 */
export function useTaskWrites(uid: string, all: readonly PlannedTask[]) {
  const { t } = useTranslation("task");
  const client = useQueryClient();

  const show = (tasks: readonly Pick<Task, "id" | "invitationId">[], patch: (task: Task) => Task | null) => {
    const ids = new Set(tasks.map(({ id }) => id));
    for (const invitationId of new Set(tasks.map((task) => task.invitationId))) {
      client.setQueryData(taskQueries.ofInvitation(invitationId).queryKey, (known) =>
        known?.flatMap((task) => (ids.has(task.id) ? (patch(task) ?? []) : [task])),
      );
    }
  };
  const send = (write: Promise<void>, invitationIds: Iterable<string>) => {
    write.catch((error: unknown) => {
      for (const invitationId of new Set(invitationIds)) {
        void client.invalidateQueries(taskQueries.ofInvitation(invitationId));
      }
      showToast({ tone: "problem", id: "task", message: refusalText(error, t("notSaved")) });
    });
  };

  /** @param changes by the task's id */
  const change = (tasks: readonly PlannedTask[], changes: ReadonlyMap<string, TaskChange>) => {
    const changed = tasks.filter(({ id }) => changes.has(id));
    show(changed, (task) => {
      const { isDeleted = false, ...rest } = changes.get(task.id) ?? {};
      return isDeleted ? null : { ...task, ...rest };
    });
    send(
      changeTasks(uid, changes),
      changed.map(({ invitationId }) => invitationId),
    );
  };
  const changeAll = (tasks: readonly PlannedTask[], same: TaskChange) => {
    change(tasks, new Map(tasks.map(({ id }) => [id, same])));
  };
  const lastOrder = () =>
    all.reduce<string | null>((last, { order }) => (last === null || order > last ? order : last), null);

  return {
    change,
    /** Behind everything that is there, each in the order given. */
    create: (invitationId: string, inputs: readonly TaskInput[]) => {
      const orders = ordersAfter(lastOrder(), inputs.length);
      const tasks = inputs.flatMap((input, index) => {
        const order = orders[index];
        return order === undefined ? [] : [{ ...input, id: newTaskId(), invitationId, order }];
      });
      send(createTasks(uid, invitationId, tasks), [invitationId]);
      return tasks;
    },
    /** Moves a task to `index` of a column. @param others the column in order, without the task */
    place: (
      tasks: readonly PlannedTask[],
      taskId: string,
      status: TaskStatus,
      others: readonly PlannedTask[],
      index: number,
    ) => {
      const mine = new Set(tasks.filter((task) => task.mayWork).map(({ id }) => id));
      // An empty column asks for no place: the card keeps the one it has among all.
      const placed = others.length === 0 ? [] : [...placedAt(others, taskId, index)];
      const orders = new Map(
        placed.filter(([id]) => mine.has(id)).map(([id, order]): [string, TaskChange] => [id, { order }]),
      );
      orders.set(taskId, { ...orders.get(taskId), status });
      change(tasks, orders);
    },
    save: (task: PlannedTask, input: Partial<TaskInput>) => {
      changeAll([task], input);
    },
    /** One value for many, with the way back to what each had. */
    saveAll: (
      tasks: readonly PlannedTask[],
      input: Pick<Partial<TaskInput>, "status" | "priority" | "assignee">,
    ) => {
      changeAll(tasks, input);
      offerUndo(t("changedCount", { count: tasks.length }), () => {
        change(
          tasks,
          new Map(
            tasks.map(({ id, status, priority, assignee }) => [
              id,
              {
                ...(input.status === undefined ? {} : { status }),
                ...(input.priority === undefined ? {} : { priority }),
                ...(input.assignee === undefined ? {} : { assignee }),
              },
            ]),
          ),
        );
      });
    },
    remove: (tasks: readonly PlannedTask[]) => {
      changeAll(tasks, { isDeleted: true });
      const [only] = tasks;
      const message =
        tasks.length === 1 && only !== undefined
          ? t("deleted", { title: only.title })
          : t("deletedCount", { count: tasks.length });
      offerUndo(message, () => {
        changeAll(tasks, { isDeleted: false });
      });
    },
  };
}
export type TaskWrites = ReturnType<typeof useTaskWrites>;
