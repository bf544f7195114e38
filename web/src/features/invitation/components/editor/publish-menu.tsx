import "@mantine/core/styles/Menu.css";
import type { Invitation } from "@janur/domain/invitation";
import { nextStatus } from "@janur/domain/invitation-status";
import { ActionIcon, Menu } from "@mantine/core";
import {
  IconCalendarPause,
  IconCalendarTime,
  IconCalendarX,
  IconChecklist,
  IconDots,
  IconEyeOff,
  IconHistory,
  IconLink,
  IconUserSearch,
  type Icon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** What the menu may ask for; each has a dialog of its own. */
export type PublishChoice =
  "review" | "asGuest" | "history" | "schedule" | "postpone" | "cancel" | "slug" | "unpublish";

interface PublishMenuProps {
  invitation: Invitation;
  onChoose: (choice: PublishChoice) => void;
}

const icons: Record<PublishChoice, Icon> = {
  review: IconChecklist,
  asGuest: IconUserSearch,
  history: IconHistory,
  schedule: IconCalendarTime,
  postpone: IconCalendarPause,
  cancel: IconCalendarX,
  slug: IconLink,
  unpublish: IconEyeOff,
};

/** What may be done in every state. */
const always = ["review", "asGuest", "history", "slug"] as const;

/** The rarer decisions about what guests see: when, whether at all, and under which address. */
export function PublishMenu({ invitation, onChoose }: PublishMenuProps) {
  const { t } = useTranslation("invitation");
  const choices: PublishChoice[] = [
    ...always,
    ...(["schedule", "postpone", "cancel", "unpublish"] as const).filter(
      (choice) => nextStatus(invitation.status, choice) !== null,
    ),
  ];
  return (
    <Menu position="bottom-end" width={260} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t("publish.more")}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map((choice) => {
          const Icon = icons[choice];
          return (
            <Menu.Item
              key={choice}
              leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
              onClick={() => {
                onChoose(choice);
              }}
            >
              {t(`publish.choice.${choice}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
