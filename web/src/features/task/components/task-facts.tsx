import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { memberName, type PlannedTask } from "../planned-task.ts";
import { DueText } from "./due-text.tsx";
import classes from "./task-page.module.css";

/** What is said about a task below its title, in a row and on a card. */
export function TaskFacts({ task, withInvitation }: { task: PlannedTask; withInvitation: boolean }) {
  const { t } = useTranslation("task");
  const { assignee, checklist, files, invitation, labels, priority } = task;
  return (
    <>
      <p className={classes.facts}>
        <DueText task={task} />
        <span>{assignee === null ? t("nobody") : (memberName(invitation, assignee) ?? t("former"))}</span>
        {checklist.length > 0 && (
          <span>
            {t("checklistCount", {
              done: checklist.filter(({ isDone }) => isDone).length,
              all: checklist.length,
            })}
          </span>
        )}
        {files > 0 && <span>{t("fileCount", { count: files })}</span>}
        {withInvitation && <span>{titled(invitation.title)}</span>}
      </p>
      {(labels.length > 0 || priority !== "normal") && (
        <p className={classes.labels}>
          {priority !== "normal" && <span data-priority={priority}>{t(`priority.${priority}`)}</span>}
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      )}
    </>
  );
}
