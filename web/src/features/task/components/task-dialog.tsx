import { defaultZone } from "@janur/domain/time/zone";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/dialog/side-panel.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { changedInput, emptyTaskForm, fromTaskForm, toTaskForm, type TaskForm } from "../form.ts";
import type { PlannedTask, TaskInvitation } from "../planned-task.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { TaskComments } from "./task-comments.tsx";
import { TaskFields } from "./task-fields.tsx";
import { TaskFiles } from "./task-files.tsx";
import classes from "./task-page.module.css";
import { TaskWork } from "./task-work.tsx";

interface TaskDialogProps {
  /** Null adds a task. */
  task: PlannedTask | null;
  invitations: readonly TaskInvitation[];
  /** The invitation of the task, or the one that a new one begins with; empty for any. */
  chosen: string;
  writes: TaskWrites;
  onClose: () => void;
}

/** Adds a task or changes one. Who does not plan works on what is theirs and reads the rest. */
export function TaskDialog({ task, invitations, chosen, writes, onClose }: TaskDialogProps) {
  const { t } = useTranslation("task");
  // What is changed in the form is measured by what it showed: others may change the rest while it is open.
  const [opened] = useState(task);
  if (task !== null && !task.mayPlan) {
    return (
      <SidePanel title={task.title} onClose={onClose}>
        <TaskWork task={task} writes={writes} />
        <TaskFiles task={task} />
        <TaskComments task={task} />
      </SidePanel>
    );
  }
  const first = invitations.find(({ id }) => id === chosen) ?? invitations[0];
  const initial =
    task === null
      ? emptyTaskForm(first?.id ?? "", (first?.startAt ?? null) !== null)
      : toTaskForm(task, task.invitation.zone);
  const save = (values: TaskForm) => {
    const { zone } = invitations.find(({ id }) => id === values.invitationId) ?? { zone: defaultZone };
    const input = fromTaskForm(values, zone);
    if (task === null) writes.create(values.invitationId, [input]);
    else writes.save(task, changedInput(opened ?? task, input));
    showToast({ tone: "done", id: "task", message: t("form.saved", { title: input.title }) });
    onClose();
  };
  return (
    <SidePanel title={t(task === null ? "form.add" : "form.edit")} onClose={onClose}>
      <div className={classes.panel}>
        <TaskFields
          draft={task === null ? "task" : `task.${task.id}`}
          initial={initial}
          isNew={task === null}
          invitations={invitations}
          onSave={save}
          onDone={
            task === null || task.status === "done"
              ? null
              : () => {
                  writes.save(task, { status: "done" });
                  onClose();
                }
          }
          onClose={onClose}
        />
        {task !== null && (
          <>
            <TaskFiles task={task} />
            <TaskComments task={task} />
          </>
        )}
      </div>
    </SidePanel>
  );
}
