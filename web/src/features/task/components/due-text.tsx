import { dayMonthText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import { relativeText } from "@janur/domain/task/task";
import { useTranslation } from "react-i18next";
import type { PlannedTask } from "../planned-task.ts";
import classes from "./task-page.module.css";

/** When a task is due: its day, how it is counted from the event, and how long that is. */
export function DueText({ task }: { task: PlannedTask }) {
  const { t, i18n } = useTranslation("task");
  const { due, dueOn, daysLeft, status } = task;
  if (due === null) return <span className={classes.dim}>{t("due.none")}</span>;
  const language: Language = i18n.language === "en" ? "en" : "id";
  const relative = "days" in due ? relativeText(due.days, language) : null;
  if (dueOn === null || daysLeft === null) {
    return <span className={classes.dim}>{t("due.unknown", { relative })}</span>;
  }
  const day = dayMonthText(new Date(`${dueOn}T00:00:00Z`), "UTC", language);
  const left =
    daysLeft === 0
      ? t("due.today")
      : daysLeft > 0
        ? t("due.left", { count: daysLeft })
        : t("due.past", { count: -daysLeft });
  return (
    <span className={classes.due} data-late={(status !== "done" && daysLeft < 0) || undefined}>
      <time dateTime={dueOn}>
        {day}
        {dueOn.slice(0, 4) !== String(new Date().getFullYear()) && ` ${dueOn.slice(0, 4)}`}
      </time>
      {relative !== null && (
        <>
          {" "}
          <span data-relative>{relative}</span>
        </>
      )}
      {status !== "done" && (
        <>
          {" "}
          <span>{left}</span>
        </>
      )}
    </span>
  );
}
