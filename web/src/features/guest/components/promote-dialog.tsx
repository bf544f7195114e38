import type { Content } from "@janur/domain/content/content";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { toPromotedForm } from "../form.ts";
import { guestQueries } from "../queries.ts";
import { GuestFields } from "./guest-fields.tsx";

interface PromoteDialogProps {
  invitationId: string;
  /** Who waits in the inbox. */
  guestId: string;
  content: Content | undefined;
  onClose: () => void;
}

/** Puts somebody who answered without a link on the list; their answer stays theirs. */
export function PromoteDialog({ invitationId, guestId, content, onClose }: PromoteDialogProps) {
  const { t } = useTranslation(["guest", "problem"]);
  const { data: guest, error, refetch } = useQuery(guestQueries.one(invitationId, guestId));
  return (
    <Dialog onClose={onClose} isLong title={t("guest:promoteTitle")}>
      {guest !== undefined ? (
        <GuestFields
          invitationId={invitationId}
          guestId={guestId}
          initial={toPromotedForm(guest)}
          content={content}
          mayBeGroup={false}
          senders={[]}
          confirm={t("guest:addConfirm")}
          onClose={onClose}
        />
      ) : error === null ? (
        <Skeleton height={420} aria-hidden />
      ) : (
        <ProblemNotice
          text={problemText(error)}
          action={t("problem:retry")}
          onAction={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
