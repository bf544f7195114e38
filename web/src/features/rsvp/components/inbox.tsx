import type { Figures } from "@janur/domain/statistics/figures";
import { addressedName } from "@janur/domain/guest/guest-name";
import { Button } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import type { AnsweredGuest } from "../answered-guest.ts";
import { rsvpQueries } from "../queries.ts";
import type { AnswerTerms } from "../terms.ts";
import type { RsvpView } from "../view.ts";
import { AnswerCard } from "./answer-card.tsx";
import { AnswerList, NoneHere } from "./answer-list.tsx";
import { GuestChoice } from "./guest-choice.tsx";
import classes from "./guest-choice.module.css";
import roomClasses from "./rsvp-page.module.css";

interface InboxProps {
  invitationId: string;
  zone: string;
  terms: AnswerTerms;
  figures: Figures | undefined;
  mayAnswer: boolean;
  onOpen: (dialog: Partial<RsvpView>) => void;
}

const inbox = { of: "inbox" } as const;

/** Answers without a personal link: each is matched, added as a guest, or rejected. */
export function Inbox({ invitationId, zone, terms, figures, mayAnswer, onOpen }: InboxProps) {
  const { t } = useTranslation("rsvp");
  return (
    <>
      {figures !== undefined && figures.inbox.invitations > 0 && (
        <p className={roomClasses.lead}>
          {t("inbox.lead", {
            invitations: t("invitations", { count: figures.inbox.invitations }),
            people: t("people", { count: figures.inbox.people }),
          })}
        </p>
      )}
      <AnswerList
        invitationId={invitationId}
        scope={inbox}
        label={t("inbox.list")}
        empty={<NoneHere invitationId={invitationId} text={t("inbox.empty")} />}
      >
        {(guest) => {
          const name = addressedName(guest);
          return (
            <AnswerCard
              key={guest.id}
              guest={guest}
              zone={zone}
              terms={terms}
              onHistory={() => {
                onOpen({ history: guest.id });
              }}
              actions={
                mayAnswer && (
                  <>
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t("inbox.promoteOf", { name })}
                      onClick={() => {
                        onOpen({ promote: guest.id });
                      }}
                    >
                      {t("inbox.promote")}
                    </Button>
                    <Button
                      variant="subtle"
                      color="cabai"
                      size="sm"
                      aria-label={t("inbox.rejectOf", { name })}
                      onClick={() => {
                        onOpen({ reject: guest.id });
                      }}
                    >
                      {t("inbox.reject")}
                    </Button>
                  </>
                )
              }
            >
              {mayAnswer && (
                <Suggestions
                  invitationId={invitationId}
                  guest={guest}
                  onMatch={(guestId) => {
                    onOpen({ match: guest.id, with: guestId });
                  }}
                />
              )}
            </AnswerCard>
          );
        }}
      </AnswerList>
    </>
  );
}

interface SuggestionsProps {
  invitationId: string;
  guest: AnsweredGuest;
  /** @param guestId empty to look for another */
  onMatch: (guestId: string) => void;
}

/** Guests of a similar name; looked up once the entry has come into sight. */
function Suggestions({ invitationId, guest, onMatch }: SuggestionsProps) {
  const { t } = useTranslation(["rsvp", "problem"]);
  const { ref, entry } = useIntersection({ rootMargin: "200px" });
  const [isSeen, setSeen] = useState(false);
  if (entry?.isIntersecting === true && !isSeen) setSeen(true);
  const similar = useQuery({ ...rsvpQueries.similar(invitationId, guest.name), enabled: isSeen });
  const name = addressedName(guest);
  return (
    <div className={classes.suggestions} ref={ref}>
      {similar.error !== null && (
        <ProblemNotice
          text={problemText(similar.error)}
          action={t("problem:retry")}
          onAction={() => void similar.refetch()}
        />
      )}
      {similar.data === undefined ? (
        similar.error === null && <p className={classes.searching}>{t("rsvp:inbox.searching")}</p>
      ) : similar.data.length === 0 ? (
        <p>{t("rsvp:inbox.noSuggestion")}</p>
      ) : (
        <>
          <h3>{t("rsvp:inbox.suggestions")}</h3>
          <ul className={classes.list}>
            {similar.data.map((candidate) => (
              <GuestChoice
                key={candidate.id}
                guest={candidate}
                action={t("rsvp:inbox.match")}
                label={t("rsvp:inbox.matchOf", { name, guest: addressedName(candidate) })}
                onChoose={() => {
                  onMatch(candidate.id);
                }}
              />
            ))}
          </ul>
        </>
      )}
      <Button
        mt={8}
        variant="default"
        size="sm"
        aria-label={t("rsvp:inbox.matchOtherOf", { name })}
        onClick={() => {
          onMatch("");
        }}
      >
        {t("rsvp:inbox.matchOther")}
      </Button>
    </div>
  );
}
