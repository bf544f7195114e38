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
  IconUsersGroup,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { RowMenu, type RowAction } from "../../../../ui/list/row-menu.tsx";

/** What the menu may ask for; each has a dialog of its own. */
export type PublishChoice =
  "review" | "asGuest" | "history" | "schedule" | "postpone" | "cancel" | "slug" | "sides" | "unpublish";

/** What the menu holds besides, where there is no other room for it. */
export interface MoreActions {
  actions: readonly RowAction<string>[];
  onAct: (name: string) => void;
}

interface PublishMenuProps {
  invitation: Invitation;
  /** Whether the person looks after one family's version alone. */
  isLimited: boolean;
  more: MoreActions | null;
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
  sides: IconUsersGroup,
  unpublish: IconEyeOff,
};

/** What may be done in every state. */
const always = ["review", "asGuest", "history", "slug"] as const;

/** Who looks after one family decides nothing for the other. */
const limited = ["review", "asGuest", "history"] as const;

/** The rarer decisions about what guests see: when, whether at all, and under which address. */
export function PublishMenu({ invitation, isLimited, more, onChoose }: PublishMenuProps) {
  const { t } = useTranslation("invitation");
  const choices: PublishChoice[] = isLimited
    ? [...limited]
    : [
        ...always,
        ...(isTwoFamilies(invitation) ? ["sides" as const] : []),
        ...(["schedule", "postpone", "cancel", "unpublish"] as const).filter(
          (choice) => nextStatus(invitation.status, choice) !== null,
        ),
      ];
  return (
    <RowMenu<string>
      label={t("publish.more")}
      width={260}
      isFramed
      actions={() => [
        ...(more?.actions ?? []),
        ...choices.map((choice) => ({
          name: choice,
          label: t(`publish.choice.${choice}`),
          icon: icons[choice],
        })),
      ]}
      onAct={(name) => {
        const choice = choices.find((one) => one === name);
        if (choice === undefined) more?.onAct(name);
        else onChoose(choice);
      }}
    />
  );
}

/** Events in which two families invite to one feast. */
function isTwoFamilies({ eventType, sides }: Invitation): boolean {
  return eventType === "wedding" || eventType === "engagement" || sides.length > 0;
}
