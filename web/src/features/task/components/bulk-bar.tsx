import { taskPriorities, taskPrioritySchema, taskStatuses, taskStatusSchema } from "@janur/domain/task";
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlannedTask } from "../planned-task.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import classes from "./task-room.module.css";

interface BulkBarProps {
  tasks: readonly PlannedTask[];
  writes: TaskWrites;
  onClear: () => void;
}

/** One change for every selected task. */
export function BulkBar({ tasks, writes, onClear }: BulkBarProps) {
  const { t } = useTranslation("task");
  return (
    <div className={classes.bulk} role="group" aria-label={t("bulk.label")}>
      <strong role="status">{t("bulk.selected", { count: tasks.length })}</strong>
      <NativeSelect
        aria-label={t("bulk.status")}
        size="md"
        value=""
        data={[
          { value: "", label: t("bulk.status") },
          ...taskStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={(event) => {
          writes.saveAll(tasks, { status: taskStatusSchema.parse(event.currentTarget.value) });
          onClear();
        }}
      />
      <NativeSelect
        aria-label={t("bulk.priority")}
        size="md"
        value=""
        data={[
          { value: "", label: t("bulk.priority") },
          ...taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
        ]}
        onChange={(event) => {
          writes.saveAll(tasks, { priority: taskPrioritySchema.parse(event.currentTarget.value) });
          onClear();
        }}
      />
      <Button
        variant="default"
        onClick={() => {
          writes.remove(tasks);
          onClear();
        }}
      >
        {t("bulk.delete")}
      </Button>
      <Button variant="subtle" color="tanah" onClick={onClear}>
        {t("bulk.clear")}
      </Button>
    </div>
  );
}
