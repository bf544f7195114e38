import type { Invitation } from "@janur/domain/invitation/invitation";
import { nextStatus } from "@janur/domain/invitation/invitation-status";
import {
  IconCalendarPause,
  IconCalendarTime,
  IconCalendarX,
  IconChecklist,
  IconEyeOff,
  IconHistory,
  IconLink,
  IconUserSearch,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RowMenu } from "../../../../ui/list/row-menu.tsx";

/** What the menu may ask for; each has a dialog of its own. */
export type PublishChoice =
  "review" | "asGuest" | "history" | "schedule" | "postpone" | "cancel" | "slug" | "unpublish";

interface PublishMenuProps {
  invitation: Invitation;
  onChoose: (choice: PublishChoice) => void;
}

const icons: Record<PublishChoice, TablerIcon> = {
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
    <RowMenu
      label={t("publish.more")}
      width={260}
      isFramed
      actions={() =>
        choices.map((choice) => ({ name: choice, label: t(`publish.choice.${choice}`), icon: icons[choice] }))
      }
      onAct={onChoose}
    />
  );
}
