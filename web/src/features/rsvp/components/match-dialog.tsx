import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import { Button, Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { rsvpQueries } from "../queries.ts";
import type { AnswerTerms } from "../terms.ts";
import { GuestChoice } from "./guest-choice.tsx";
import { GuestSearch } from "./guest-search.tsx";
import { MatchChoice } from "./match-choice.tsx";

interface MatchDialogProps {
  invitationId: string;
  inboxId: string;
  /** The guest whose answer it may be; empty before one is chosen. */
  guestId: string;
  zone: string;
  terms: AnswerTerms;
  onChoose: (guestId: string) => void;
  onClose: () => void;
}

/** Gives an answer from the inbox to a guest: first whose it is, then, where both answered, which one counts. */
export function MatchDialog(props: MatchDialogProps) {
  const { invitationId, inboxId, guestId, zone, terms, onChoose, onClose } = props;
  const { t } = useTranslation("rsvp");
  const waiting = useQuery(rsvpQueries.guest(invitationId, inboxId));
  const name = waiting.data === undefined ? "…" : addressedName(waiting.data);
  return (
    <Dialog onClose={onClose} isLong title={t("match.title", { name })}>
      {waiting.data === undefined ? (
        <Loading error={waiting.error} />
      ) : guestId === "" ? (
        <GuestSearch
          invitationId={invitationId}
          label={t("match.search")}
          help={t("match.searchHelp")}
          initial={waiting.data.name}
        >
          {(guest) => (
            <GuestChoice
              key={guest.id}
              guest={guest}
              action={t("inbox.match")}
              label={t("inbox.matchOf", { name, guest: addressedName(guest) })}
              onChoose={() => {
                onChoose(guest.id);
              }}
            />
          )}
        </GuestSearch>
      ) : (
        <WithGuest
          key={guestId}
          invitationId={invitationId}
          waiting={waiting.data}
          guestId={guestId}
          zone={zone}
          terms={terms}
          onAnother={() => {
            onChoose("");
          }}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function WithGuest({
  guestId,
  ...props
}: {
  invitationId: string;
  waiting: Guest;
  guestId: string;
  zone: string;
  terms: AnswerTerms;
  onAnother: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("rsvp");
  const guest = useQuery(rsvpQueries.guest(props.invitationId, guestId));
  if (guest.data === undefined) return <Loading error={guest.error} />;
  return (
    <Stack>
      <MatchChoice {...props} guest={guest.data} />
      <Button variant="subtle" size="sm" px={8} ml={-8} onClick={props.onAnother}>
        {t("match.another")}
      </Button>
    </Stack>
  );
}

/** The live documents of a dialog: not there yet, or gone because somebody else was faster. */
function Loading({ error }: { error: Error | null }) {
  if (error === null) return <Skeleton height={160} aria-hidden />;
  return (
    <ProblemNotice text={problemText(error instanceof AppError ? new AppError("guest/not-found") : error)} />
  );
}
