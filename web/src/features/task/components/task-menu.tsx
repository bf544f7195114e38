import { taskStatuses, type TaskStatus } from "@janur/domain/task/task";
import { IconArrowDown, IconArrowRight, IconArrowUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useAddressView } from "../../../lib/address/address-view.ts";
import { RowMenu, type RowAction } from "../../../ui/list/row-menu.tsx";
import type { PlannedTask } from "../planned-task.ts";
import { taskViewSchema } from "../task-view.ts";
import type { TaskWrites } from "../use-task-writes.ts";

type TaskAction = TaskStatus | "open" | "up" | "down" | "delete";

interface TaskMenuProps {
  task: PlannedTask;
  writes: TaskWrites;
  /** Null where it is first, or where nobody sorts. */
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
}

/** Everything that can be done with one task, without dragging. */
export function TaskMenu({ task, writes, onUp = null, onDown = null }: TaskMenuProps) {
  const { t } = useTranslation("task");
  const [, change] = useAddressView(taskViewSchema);
  const { id, title, status } = task;
  const actions = (): readonly RowAction<TaskAction>[] => [
    { name: "open", label: t("open"), icon: IconPencil },
    ...(task.mayWork
      ? taskStatuses
          .filter((other) => other !== status)
          .map((other) => ({
            name: other,
            label: t("moveTo", { status: t(`status.${other}`) }),
            icon: IconArrowRight,
          }))
      : []),
    ...(task.mayWork && onUp !== null
      ? [{ name: "up", label: t("moveUp"), icon: IconArrowUp } as const]
      : []),
    ...(task.mayWork && onDown !== null
      ? [{ name: "down", label: t("moveDown"), icon: IconArrowDown } as const]
      : []),
    ...(task.mayPlan ? [{ name: "delete", label: t("delete"), icon: IconTrash } as const] : []),
  ];
  return (
    <RowMenu
      label={t("menuOf", { title })}
      width={240}
      withinPortal
      actions={actions}
      onAct={(action) => {
        if (action === "open") change({ task: id });
        else if (action === "up") onUp?.();
        else if (action === "down") onDown?.();
        else if (action === "delete") writes.remove([task]);
        else writes.save(task, { status: action });
      }}
    />
  );
}
