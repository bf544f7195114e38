import type { Content } from "@janur/domain/content";
import type { Guest } from "@janur/domain/guest";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/problem-text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProblemNotice } from "../../../ui/problem-notice.tsx";
import { emptyGuestForm, toGuestForm } from "../form.ts";
import { guestQueries } from "../queries.ts";
import { GuestFields } from "./guest-fields.tsx";
import type { SenderChoice } from "../senders-of.ts";

interface GuestDialogProps {
  invitationId: string;
  /** Null adds a guest. */
  guest: Guest | null;
  content: Content | undefined;
  senders: readonly SenderChoice[];
  onClose: () => void;
}

/** Adds a guest or changes one; the contact is read first, because saving writes both. */
export function GuestDialog({ guest, ...props }: GuestDialogProps) {
  const { t } = useTranslation("guest");
  return (
    <Dialog onClose={props.onClose} isLong title={t(guest === null ? "addTitle" : "editTitle")}>
      {guest === null ? (
        <GuestFields
          {...props}
          guestId={null}
          initial={emptyGuestForm}
          mayBeGroup
          confirm={t("addConfirm")}
        />
      ) : (
        <ExistingGuest {...props} guest={guest} />
      )}
    </Dialog>
  );
}

function ExistingGuest({ guest, ...props }: GuestDialogProps & { guest: Guest }) {
  const { t } = useTranslation(["guest", "problem"]);
  const contact = useQuery(guestQueries.contact(props.invitationId, guest.id));
  if (contact.error !== null) {
    return (
      <ProblemNotice
        text={problemText(contact.error)}
        action={t("problem:retry")}
        onAction={() => void contact.refetch()}
      />
    );
  }
  if (contact.data === undefined) return <Skeleton height={420} aria-hidden />;
  return (
    <GuestFields
      {...props}
      guestId={guest.id}
      initial={toGuestForm(guest, contact.data)}
      mayBeGroup={guest.answer === null}
      confirm={t("guest:editConfirm")}
    />
  );
}
