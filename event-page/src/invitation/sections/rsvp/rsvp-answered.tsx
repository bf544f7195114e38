import { ceremoniesFor } from "@janur/domain/guest/audience";
import { dateText, timeText } from "@janur/domain/time/date-text";
import { spokenName } from "@janur/domain/guest/guest-name";
import { localize } from "@janur/domain/text/language";
import type { Question } from "@janur/domain/content/sections/question";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import type { ReactNode } from "react";
import { answerWords } from "../answer-words.ts";
import { CalendarLinks } from "../ceremonies.tsx";
import type { KnownGuest, SectionContext } from "../context.ts";

/**
 * What the family now knows: in one sentence, for several ceremonies as a list, and in the guest's own words;
 * with calendar and way beside what they come to.
 */
export function RsvpAnswered(props: {
  context: SectionContext;
  guest: KnownGuest;
  answer: Answer;
  /** All that the invitation asks, of others too. */
  questions: readonly Question[];
}): ReactNode {
  const { context, guest, answer, questions } = props;
  const { t, content, language } = context;
  const ceremonies = ceremoniesFor(content, guest);
  const first = ceremonies.find((ceremony) => answer.ceremonies[ceremony.id] === "yes");
  const when =
    first?.startAt == null
      ? ""
      : `${dateText(new Date(first.startAt), first.zone, language)} ${t.at} ${timeText(new Date(first.startAt), first.zone)}`;
  const sentence = {
    yes: t.expectYou({
      name: answer.representedBy || spokenName(guest),
      people: t.people(answer.people),
      when,
    }),
    maybe: t.maybeYou,
    no: t.missYou,
  }[answer.attendance];
  const seat = answer.attendance === "no" ? null : seatSentence(guest, answer, context);
  const words = answerWords(context, answer, questions);
  const isComing = ({ id }: { id: string }) => (answer.ceremonies[id] ?? "no") !== "no";
  const isWaiting = guest.seat?.state === "waiting" && seat !== null;
  return (
    <div
      className="done"
      id="answered"
      tabIndex={-1}
      data-seat={seat === null ? undefined : guest.seat?.state}
    >
      {answer.attendance !== "no" && !isWaiting && <p className="lead strong">{t.thanks}</p>}
      {seat !== null && <p className="strong">{seat}</p>}
      {(seat === null || answer.attendance === "maybe") && <p>{sentence}</p>}
      {ceremonies.length > 1 && (
        <ul>
          {ceremonies.map((ceremony) => (
            <li key={ceremony.id}>
              {localize(ceremony.name, language)}: <b>{t[answer.ceremonies[ceremony.id] ?? "no"]}</b>
              {isComing(ceremony) && <CalendarLinks ceremony={ceremony} context={context} hasMap />}
            </li>
          ))}
        </ul>
      )}
      {ceremonies.length === 1 &&
        ceremonies
          .filter(isComing)
          .map((ceremony) => (
            <CalendarLinks key={ceremony.id} ceremony={ceremony} context={context} hasMap />
          ))}
      {words.length > 0 && (
        <dl>
          {words.map(([label, value], index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd className="lines">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** How their seats stand where they are counted and not sure yet, else null. */
function seatSentence(guest: KnownGuest, answer: Answer, { t, data }: SectionContext): string | null {
  const { seat } = guest;
  switch (seat?.state) {
    case "pending":
      return t.seatPending;
    case "unmatched":
      return t.seatUnmatched;
    case "waiting":
      return [
        seat.held > 0 ? t.seatWaitingForMore(t.people(seat.held)) : t.seatWaiting(t.people(answer.people)),
        ...(data.partiesAhead == null ? [] : [t.seatPlace(data.partiesAhead + 1)]),
        t.seatNews,
      ].join(" ");
    case "granted":
    case undefined:
      return null;
  }
}
