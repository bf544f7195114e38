import { taskPriorities, taskPrioritySchema, taskStatuses, taskStatusSchema } from "@janur/domain/task/task";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
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

/** Nothing chosen yet. */
const unchosen = { status: "", priority: "", assignee: "" };

/** One change for every selected task: chosen first, and made by a button, since a closed list changes at each arrow. */
export function BulkBar({ tasks, writes, onClear }: BulkBarProps) {
  const { t } = useTranslation("task");
  const [chosen, setChosen] = useState(unchosen);
  const members = membersOf(tasks);
  const choice = (name: keyof typeof unchosen, data: { value: string; label: string }[]) => (
    <NativeSelect
      aria-label={t(`bulk.${name}`)}
      value={chosen[name]}
      data={[{ value: "", label: t(`bulk.${name}`) }, ...data]}
      onChange={(event) => {
        setChosen({ ...chosen, [name]: event.currentTarget.value });
      }}
    />
  );
  const { status, priority, assignee } = chosen;
  return (
    <div className={classes.bulk} role="group" aria-label={t("bulk.label")}>
      <strong role="status">{t("bulk.selected", { count: tasks.length })}</strong>
      {choice(
        "status",
        taskStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {choice(
        "priority",
        taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
      )}
      {members.length > 0 &&
        choice("assignee", [
          { value: nobody, label: t("filter.nobody") },
          ...members.map(([uid, { name }]) => ({ value: uid, label: name })),
        ])}
      <Button
        disabled={Object.values(chosen).every((value) => value === "")}
        onClick={() => {
          writes.saveAll(tasks, {
            ...(status !== "" && { status: taskStatusSchema.parse(status) }),
            ...(priority !== "" && { priority: taskPrioritySchema.parse(priority) }),
            ...(assignee !== "" && { assignee: assignee === nobody ? null : assignee }),
          });
          onClear();
        }}
      >
        {t("bulk.apply")}
      </Button>
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
