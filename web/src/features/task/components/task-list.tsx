import { taskStatuses, taskStatusSchema } from "@janur/domain/task";
import { taskLimits } from "@janur/domain/task-limits";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address-view.ts";
import { RowCheck } from "../../../ui/row-check.tsx";
import controls from "../../../ui/row-controls.module.css";
import type { PlannedTask } from "../planned-task.ts";
import { taskViewSchema } from "../task-view.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { TaskFacts } from "./task-facts.tsx";
import { TaskMenu } from "./task-menu.tsx";
import classes from "./task-room.module.css";

interface TaskListProps {
  tasks: readonly PlannedTask[];
  writes: TaskWrites;
  withInvitation: boolean;
}

/** One task below the other, what is due first on top; a page at a time, so that thousands stay light. */
export function TaskList({ tasks, writes, withInvitation }: TaskListProps) {
  const { t } = useTranslation("task");
  const [shown, setShown] = useState<number>(taskLimits.page);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const page = tasks.slice(0, shown);
  // What a filter hides is not acted on.
  const selected = tasks.filter(({ id, mayPlan }) => mayPlan && picked.has(id));
  const pick = (id: string, isPicked: boolean) => {
    setPicked((old) => {
      const next = new Set(old);
      if (isPicked) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  return (
    <>
      {selected.length > 0 ? (
        <BulkBar
          tasks={selected}
          writes={writes}
          onClear={() => {
            setPicked(new Set());
          }}
        />
      ) : (
        <p className={classes.count}>{t("count", { count: tasks.length })}</p>
      )}
      <ul className={classes.list} aria-label={t("list")}>
        {page.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            writes={writes}
            withInvitation={withInvitation}
            isPicked={picked.has(task.id)}
            onPick={pick}
          />
        ))}
      </ul>
      {tasks.length > shown && (
        <Button
          mt="md"
          variant="default"
          fullWidth
          onClick={() => {
            setShown(shown + taskLimits.page);
          }}
        >
          {t("more")}
        </Button>
      )}
    </>
  );
}

interface TaskRowProps {
  task: PlannedTask;
  writes: TaskWrites;
  withInvitation: boolean;
  isPicked: boolean;
  onPick: (id: string, isPicked: boolean) => void;
}

function TaskRow({ task, writes, withInvitation, isPicked, onPick }: TaskRowProps) {
  const { t } = useTranslation("task");
  const [, change] = useAddressView(taskViewSchema);
  const { id, title, status } = task;
  return (
    <li className={classes.row} data-status={status}>
      {task.mayPlan ? (
        <RowCheck
          label={t("select", { title })}
          isChecked={isPicked}
          onChange={(isNowPicked) => {
            onPick(id, isNowPicked);
          }}
        />
      ) : (
        <span />
      )}
      <div className={classes.what}>
        <button
          type="button"
          className={`${controls.name ?? ""} ${classes.open ?? ""}`}
          aria-label={t("edit", { title })}
          onClick={() => {
            change({ task: id });
          }}
        >
          {title}
        </button>
        <TaskFacts task={task} withInvitation={withInvitation} />
      </div>
      <NativeSelect
        className={classes.status}
        size="md"
        aria-label={t("statusOf", { title })}
        disabled={!task.mayWork}
        value={status}
        data={taskStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(event) => {
          writes.save(task, { status: taskStatusSchema.parse(event.currentTarget.value) });
        }}
      />
      <TaskMenu task={task} writes={writes} />
    </li>
  );
}
