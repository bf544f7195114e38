import { hasUnpublishedChanges, type Invitation } from "@janur/domain/invitation";
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
} as const;

/** Where an invitation stands, as its team should read it. */
export function StatusBadge({
  invitation,
}: {
  invitation: Pick<Invitation, "status" | "draftRevision" | "publishedRevision">;
}) {
  const { t } = useTranslation("invitation");
  const state = hasUnpublishedChanges(invitation) ? "changed" : invitation.status;
  return (
    <span className={classes.badge} data-state={state}>
      <span aria-hidden>{shapes[state]}</span> {t(`status.${state}`)}
    </span>
  );
}
