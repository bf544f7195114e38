import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import classes from "./status-badge.module.css";

/** Shape and word, never colour alone. */
const shapes = {
  draft: "○",
  published: "●",
  changed: "◕",
  unpublished: "◌",
  postponed: "◔",
  cancelled: "✕",
  archived: "▪",
  trashed: "▫",
  suspended: "■",
} as const;

type Head = Pick<Invitation, "status" | "draftRevision" | "publishedRevision" | "sides" | "moderation">;

/** States in which guests would see a page, if the staff had not taken it down. */
const shownStates: readonly Invitation["status"][] = ["published", "postponed", "cancelled"];

function stateOf(invitation: Head): keyof typeof shapes {
  if (invitation.moderation.isSuspended && shownStates.includes(invitation.status)) return "suspended";
  return hasUnpublishedChanges(invitation) ? "changed" : invitation.status;
}

/** Where an invitation stands, as its team should read it. */
export function StatusBadge({ invitation }: { invitation: Head }) {
  const { t } = useTranslation("invitation");
  const state = stateOf(invitation);
  return (
    <span className={classes.badge} data-state={state}>
      <span aria-hidden>{shapes[state]}</span> {t(`status.${state}`)}
    </span>
  );
}
