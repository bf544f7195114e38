import { taskLimits } from "@janur/domain/limits/task-limits";
import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { figure } from "../../../lib/i18n/figure.ts";
import { monthText } from "../../../lib/text/when-text.ts";
import type { PlannedTask } from "../planned-task.ts";
import { taskGroups, type TaskGroupKey } from "../task-groups.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { BulkBar } from "./bulk-bar.tsx";
import classes from "./task-list.module.css";
import { TaskRow } from "./task-row.tsx";

interface TaskListProps {
  tasks: readonly PlannedTask[];
  writes: TaskWrites;
  withInvitation: boolean;
  /** The task that stands open beside the list, or empty. */
  openId: string;
  /** Null while nobody picks tasks to change together. */
  picked: ReadonlySet<string> | null;
  onPicked: (picked: ReadonlySet<string> | null) => void;
}

/** One task below the other, what is due first on top; a page at a time, so that thousands stay light. */
export function TaskList({ tasks, writes, withInvitation, openId, picked, onPicked }: TaskListProps) {
  const { t } = useTranslation("task");
  const [shown, setShown] = useState<number>(taskLimits.page);
  const groups = taskGroups(tasks.slice(0, shown));
  const sizes = new Map(taskGroups(tasks).map(({ key, tasks: all }) => [key, all.length]));
  // What a filter hides is not acted on.
  const selected = tasks.filter(({ id, mayPlan }) => mayPlan && picked?.has(id));
  const pick = (id: string, isPicked: boolean) => {
    const next = new Set(picked ?? []);
    if (isPicked) next.add(id);
    else next.delete(id);
    onPicked(next);
  };
  const stopPicking = () => {
    onPicked(null);
  };
  return (
    <div
      className={classes.lists}
      onKeyDown={(event) => {
        if (event.key === "Escape" && picked !== null) stopPicking();
      }}
    >
      {picked !== null && selected.length === 0 && (
        <div className={classes.picking}>
          <p role="status">{t("picking.help")}</p>
          <Button variant="subtle" color="tanah" onClick={stopPicking}>
            {t("picking.stop")}
          </Button>
        </div>
      )}
      {selected.length > 0 && <BulkBar tasks={selected} writes={writes} onClear={stopPicking} />}
      {groups.map(({ key, tasks: some }) => (
        <Group key={key} name={key} count={sizes.get(key) ?? some.length}>
          {some.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              writes={writes}
              withInvitation={withInvitation}
              isOpen={task.id === openId}
              isPicked={picked?.has(task.id) ?? null}
              onPick={pick}
            />
          ))}
        </Group>
      ))}
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
    </div>
  );
}

interface GroupProps {
  name: TaskGroupKey;
  /** Of the whole group, also of what is not shown yet. */
  count: number;
  children: ReactNode;
}

function Group({ name, count, children }: GroupProps) {
  const { t } = useTranslation("task");
  const title =
    name === "late" || name === "week" || name === "undated" || name === "done"
      ? t(`group.${name}`)
      : monthText(name);
  return (
    <section>
      <h2 className={classes.group}>
        {title} <span>{figure(count)}</span>
      </h2>
      <ul className={classes.list} aria-label={`${t("list")}: ${title}`}>
        {children}
      </ul>
    </section>
  );
}
