import type { Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { emptyGuestForm, toGuestForm } from "../form.ts";
import { DoorStories } from "../door-story.ts";
import { guestStory } from "../guest-story.ts";
import { guestQueries } from "../queries.ts";
import { GuestFields } from "./guest-fields.tsx";
import type { SenderChoice } from "../senders-of.ts";

interface GuestDialogProps {
  invitationId: string;
  /** IANA zone of the invitation. */
  zone: string;
  /** Null adds a guest. */
  guest: Guest | null;
  content: Content | undefined;
  senders: readonly SenderChoice[];
  onClose: () => void;
}

/** Adds a guest or changes one; the contact is read first, because saving writes both. */
export function GuestDialog({ guest, zone, ...props }: GuestDialogProps) {
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
        <ExistingGuest {...props} zone={zone} guest={guest} />
      )}
    </Dialog>
  );
}

function ExistingGuest({ guest, zone, ...props }: GuestDialogProps & { guest: Guest }) {
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
    <>
      <GuestStory invitationId={props.invitationId} guestId={guest.id} zone={zone} />
      <GuestFields
        {...props}
        guestId={guest.id}
        initial={toGuestForm(guest, contact.data)}
        before={guest}
        mayBeGroup={guest.answer === null}
        confirm={t("guest:editConfirm")}
      />
    </>
  );
}

/** How far the guest is, as the list knows it: a phone's rows have no room for it. */
function GuestStory({
  invitationId,
  guestId,
  zone,
}: {
  invitationId: string;
  guestId: string;
  zone: string;
}) {
  const { t } = useTranslation("guest");
  const door = useContext(DoorStories);
  const { data } = useQuery({ ...guestQueries.rows(invitationId), enabled: false });
  const row = data?.rows.find(({ id }) => id === guestId);
  if (row === undefined || row.kind === "group") return null;
  return (
    <Text c="dimmed" fz="sm" mb="md">
      {guestStory(row, zone, new Date(), t, door)}
    </Text>
  );
}
