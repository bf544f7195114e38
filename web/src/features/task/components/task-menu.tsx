import "@mantine/core/styles/Menu.css";
import { taskStatuses } from "@janur/domain/task";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { PlannedTask } from "../planned-task.ts";
import { useAddressView } from "../../../lib/address-view.ts";
import { taskViewSchema } from "../task-view.ts";
import type { TaskWrites } from "../use-task-writes.ts";

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

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
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="tanah" size={44} aria-label={t("menuOf", { title })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil {...icon} />}
          onClick={() => {
            change({ task: id });
          }}
        >
          {t("open")}
        </Menu.Item>
        {task.mayWork &&
          taskStatuses
            .filter((other) => other !== status)
            .map((other) => (
              <Menu.Item
                key={other}
                leftSection={<IconArrowRight {...icon} />}
                onClick={() => {
                  writes.save(task, { status: other });
                }}
              >
                {t("moveTo", { status: t(`status.${other}`) })}
              </Menu.Item>
            ))}
        {task.mayWork && onUp !== null && (
          <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={onUp}>
            {t("moveUp")}
          </Menu.Item>
        )}
        {task.mayWork && onDown !== null && (
          <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={onDown}>
            {t("moveDown")}
          </Menu.Item>
        )}
        {task.mayPlan && (
          <Menu.Item
            leftSection={<IconTrash {...icon} />}
            onClick={() => {
              writes.remove([task]);
            }}
          >
            {t("delete")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
