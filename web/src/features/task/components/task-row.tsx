import { VisuallyHidden } from "@mantine/core";
import { IconCheckbox, IconPaperclip } from "@tabler/icons-react";
import { useRef, type MouseEvent, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { titled } from "../../../lib/i18n/titled.ts";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { initials } from "../../../ui/initials.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RowCheck } from "../../../ui/list/row-check.tsx";
import { memberName, type PlannedTask } from "../planned-task.ts";
import { taskViewSchema } from "../task-view.ts";
import type { TaskWrites } from "../use-task-writes.ts";
import { DueText } from "./due-text.tsx";
import classes from "./task-list.module.css";
import { TaskMenu } from "./task-menu.tsx";

/** A finger that rests so long picks, in ms: a little before the browser would open its own menu. */
const longPress = 450;

interface TaskRowProps {
  task: PlannedTask;
  writes: TaskWrites;
  withInvitation: boolean;
  isOpen: boolean;
  /** Null while nobody picks. */
  isPicked: boolean | null;
  onPick: (id: string, isPicked: boolean) => void;
}

/**
 * A task on one line. The round tick says that it is done; a square one, under the mouse or once somebody picks, chooses
 * it for a change of several.
 */
export function TaskRow({ task, writes, withInvitation, isOpen, isPicked, onPick }: TaskRowProps) {
  const { t } = useTranslation("task");
  const [, change] = useAddressView(taskViewSchema);
  const press = useLongPress(() => {
    if (task.mayPlan) onPick(task.id, true);
  });
  const { id, title, status, labels, priority, checklist, files, invitation } = task;
  return (
    <li
      className={classes.row}
      data-status={status}
      data-open={isOpen || undefined}
      data-picking={isPicked !== null || undefined}
      {...press}
    >
      {task.mayPlan && (
        <span className={classes.pick}>
          <RowCheck
            label={t("select", { title })}
            isChecked={isPicked ?? false}
            onChange={(isNowPicked) => {
              onPick(id, isNowPicked);
            }}
          />
        </span>
      )}
      <span className={classes.done}>
        <RowCheck
          isRound
          label={t("tick", { title })}
          isChecked={status === "done"}
          isDisabled={!task.mayWork}
          onChange={(isDone) => {
            writes.save(task, { status: isDone ? "done" : "todo" });
          }}
        />
      </span>
      <button
        type="button"
        className={classes.open}
        aria-label={t("edit", { title })}
        onClick={() => {
          change({ task: id });
        }}
      >
        {title}
      </button>
      <span className={classes.facts}>
        {status === "doing" && <b data-tone="doing">{t("status.doing")}</b>}
        {priority === "high" && <b data-tone="high">{t("priority.high")}</b>}
        {checklist.length > 0 && (
          <span>
            <Icon of={IconCheckbox} size={16} />
            <VisuallyHidden>
              {t("checklistCount", {
                done: checklist.filter(({ isDone }) => isDone).length,
                all: checklist.length,
              })}
            </VisuallyHidden>
            <span aria-hidden>
              {checklist.filter(({ isDone }) => isDone).length}/{checklist.length}
            </span>
          </span>
        )}
        {files > 0 && (
          <span>
            <Icon of={IconPaperclip} size={16} />
            <VisuallyHidden>{t("fileCount", { count: files })}</VisuallyHidden>
            <span aria-hidden>{files}</span>
          </span>
        )}
        {labels[0] !== undefined && <span className={classes.label}>{labels[0]}</span>}
        {withInvitation && <span className={classes.label}>{titled(invitation.title)}</span>}
      </span>
      <span className={classes.due}>
        <DueText task={task} />
      </span>
      <Assignee task={task} />
      <TaskMenu task={task} writes={writes} />
    </li>
  );
}

function Assignee({ task: { assignee, invitation } }: { task: PlannedTask }) {
  const { t } = useTranslation("task");
  const name = assignee === null ? null : (memberName(invitation, assignee) ?? t("former"));
  return (
    <span className={classes.assignee} data-nobody={name === null || undefined} title={name ?? t("nobody")}>
      <VisuallyHidden>{name ?? t("nobody")}</VisuallyHidden>
      <span aria-hidden>{name !== null && initials(name)}</span>
    </span>
  );
}

/** A finger that stays where it came down; lifted afterwards it taps nothing. */
function useLongPress(onLong: () => void) {
  const timer = useRef<number | undefined>(undefined);
  const wasLong = useRef(false);
  const stop = () => {
    window.clearTimeout(timer.current);
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasLong.current = false;
      if (pointerType !== "touch") return;
      timer.current = window.setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longPress);
    },
    onClickCapture: (event: MouseEvent) => {
      // Some browsers make a click of it all the same; one of the keyboard has no finger.
      if (!wasLong.current || event.detail === 0) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}
