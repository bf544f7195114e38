import { ceremoniesFor } from "@janur/domain/guest/audience";
import { mainCeremony } from "@janur/domain/content/content";
import { dayMonthText } from "@janur/domain/time/date-text";
import { addressedName } from "@janur/domain/guest/guest-name";
import { limits } from "@janur/domain/limits";
import { isAsked } from "@janur/domain/content/question-answer";
import { isRsvpOpen } from "@janur/domain/rsvp/rsvp";
import type { SectionOf } from "@janur/domain/content/section";
import { defaultZone } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import type { KnownGuest, SectionContext } from "../context.ts";
import { Frame } from "../frame.tsx";
import { Lines } from "../lines.tsx";
import { OpenHouse } from "./open-house.tsx";
import { DataLine, OwnData } from "./own-data.tsx";
import { RsvpAnswered } from "./rsvp-answered.tsx";
import { RsvpForm, type RsvpDraft } from "./rsvp-form.tsx";

export function Rsvp({
  section,
  context,
}: {
  section: SectionOf<"rsvp">;
  context: SectionContext;
}): ReactNode {
  return (
    <Frame id={section.id} heading={section.heading} context={context}>
      <Lines section={section} context={context} />
      <div id="rsvp">
        <RsvpBody section={section} context={context} guest={context.data.guest ?? null} />
      </div>
    </Frame>
  );
}

/**
 * Everything of the section that differs from guest to guest: the form, the
 * state after answering, or why no answer is taken.
 */
export function RsvpBody(props: {
  section: SectionOf<"rsvp">;
  context: SectionContext;
  guest: KnownGuest | null;
  /** Personal token, where a form without script has to carry it. */
  token?: string | undefined;
  /** Stands between what was answered and the form. */
  afterAnswer?: ReactNode;
  /** What was typed before a refusal. */
  draft?: RsvpDraft;
}): ReactNode {
  const { section, context, guest, token, draft, afterAnswer } = props;
  const { t, now, content, mode } = context;
  const zone = mainCeremony(content)?.zone ?? defaultZone;
  // A day is not parted from its month at the end of a line.
  const day =
    section.deadlineAt === null
      ? null
      : dayMonthText(new Date(section.deadlineAt), zone, context.language).replaceAll(" ", "\u00a0");
  const isOpen = now === null || isRsvpOpen(section, now);
  const answer = guest?.answer ?? null;
  const ceremonies = ceremoniesFor(content, guest);
  // Whoever opens a group's link is one of many, and nobody yet.
  const isGroup = guest?.kind === "group";
  const ownData =
    guest === null || isGroup || token !== undefined ? null : (
      <OwnData context={context} guest={guest} questions={section.questions} />
    );
  if (section.policy === "nobody") {
    return (
      <>
        <OpenHouse context={context} ceremonies={ceremonies} />
        {ownData}
      </>
    );
  }
  if (!isOpen) {
    return (
      <>
        {guest !== null && answer !== null && (
          <RsvpAnswered context={context} guest={guest} answer={answer} questions={section.questions} />
        )}
        <p className="strong">
          {t.closed(day === null ? "" : context.language === "id" ? ` pada ${day}` : ` until ${day}`)}
        </p>
        {ownData}
      </>
    );
  }
  if (guest === null && (section.policy === "listed" || ceremonies.length === 0) && mode === "page") {
    return <p className="strong">{t.listedOnly}</p>;
  }
  if (isGroup && context.data.isGroupFull === true) return <p className="strong">{t.groupFull}</p>;
  /** A card that waits for an answer says until when, and what was answered until when it may change. */
  const isAwaited = answer === null && day !== null;
  const changeable = day === null ? t.canChange : t.canChangeUntil(day);
  const isRegistration = guest === null && section.policy === "open";
  const form = (
    <RsvpForm
      context={context}
      ceremonies={ceremonies}
      isMaybeOffered={section.isMaybeOffered}
      questions={section.questions.filter((question) => isAsked(question, guest?.tags ?? []))}
      asked={guest === null || isGroup ? null : addressedName(guest)}
      members={guest?.kind === "household" ? [...new Set(guest.members)] : []}
      seats={guest?.seats ?? limits.rsvp.openSeats}
      sendLabel={isRegistration ? t.sendRegistration : t.sendAnswer}
      answer={answer}
      token={token}
      draft={draft}
      isHidden={answer !== null && draft === undefined && token === undefined}
    />
  );
  return (
    <>
      {isRegistration && <p>{t.register}</p>}
      {guest !== null && isGroup && <p>{t.askGroup(addressedName(guest))}</p>}
      {guest !== null && answer !== null && (
        <>
          <RsvpAnswered context={context} guest={guest} answer={answer} questions={section.questions} />
          {afterAnswer}
          {token === undefined && (
            <button
              className="quiet"
              type="button"
              id="change"
              aria-expanded="false"
              aria-controls="rsvp-form"
            >
              {t.changeAnswer}
            </button>
          )}
        </>
      )}
      {answer === null && context.data.isFull === true && <p className="strong">{t.seatsFull}</p>}
      {isAwaited && <p>{t.replyBy(day)}</p>}
      {form}
      <DataLine context={context} hint={isAwaited ? "" : changeable} />
      {ownData}
    </>
  );
}
