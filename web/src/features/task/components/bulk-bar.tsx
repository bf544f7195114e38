import { taskPriorities, taskPrioritySchema, taskStatuses, taskStatusSchema } from "@janur/domain/task/task";
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PlannedTask } from "../planned-task.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import classes from "./task-list.module.css";

interface BulkBarProps {
  tasks: readonly PlannedTask[];
  writes: TaskWrites;
  onClear: () => void;
}

/** Stands for a task that nobody has. */
const nobody = "-";

/** Who can be given all of these; nobody where they belong to several teams. */
function membersOf(tasks: readonly PlannedTask[]) {
  const invitations = new Set(tasks.map(({ invitationId }) => invitationId));
  return invitations.size === 1 ? Object.entries(tasks[0]?.invitation.team ?? {}) : [];
}

/** One change for every selected task. */
export function BulkBar({ tasks, writes, onClear }: BulkBarProps) {
  const { t } = useTranslation("task");
  const members = membersOf(tasks);
  return (
    <div className={classes.bulk} role="group" aria-label={t("bulk.label")}>
      <strong role="status">{t("bulk.selected", { count: tasks.length })}</strong>
      <NativeSelect
        aria-label={t("bulk.status")}
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
      {members.length > 0 && (
        <NativeSelect
          aria-label={t("bulk.assignee")}
          value=""
          data={[
            { value: "", label: t("bulk.assignee") },
            { value: nobody, label: t("filter.nobody") },
            ...members.map(([uid, { name }]) => ({ value: uid, label: name })),
          ]}
          onChange={(event) => {
            const uid = event.currentTarget.value;
            writes.saveAll(tasks, { assignee: uid === nobody ? null : uid });
            onClear();
          }}
        />
      )}
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
