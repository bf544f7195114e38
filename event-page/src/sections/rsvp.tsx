import { ceremoniesFor } from "@janur/domain/audience";
import { mainCeremony } from "@janur/domain/content";
import { dayMonthText } from "@janur/domain/date-text";
import { addressedName } from "@janur/domain/guest";
import { localize } from "@janur/domain/language";
import { limits } from "@janur/domain/limits";
import { isAsked } from "@janur/domain/question-answer";
import { isRsvpOpen } from "@janur/domain/rsvp";
import type { SectionOf } from "@janur/domain/section";
import { defaultZone } from "@janur/domain/zone";
import type { ReactNode } from "react";
import { anchorOf, type KnownGuest, type SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
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
  const { language, theme } = context;
  const anchor = anchorOf(section.id);
  const heading = localize(section.heading, language);
  const text = localize(section.text, language);
  return (
    <section
      id={anchor}
      className="band"
      aria-labelledby={heading === "" ? undefined : `${anchor}-h`}
      tabIndex={-1}
    >
      <div className="in">
        {heading !== "" && <Display as="h2" id={`${anchor}-h`} theme={theme} text={heading} />}
        {text !== "" && <p className="lines">{text}</p>}
        <div id="rsvp">
          <RsvpBody section={section} context={context} guest={context.data.guest ?? null} />
        </div>
      </div>
      {context.sectionTool?.(section.id)}
    </section>
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
          <RsvpAnswered context={context} guest={guest} answer={answer} />
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
          <RsvpAnswered context={context} guest={guest} answer={answer} />
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
      {form}
      <DataLine context={context} hint={day === null ? t.canChange : t.canChangeUntil(day)} />
      {ownData}
    </>
  );
}
