import { dateText, timeText } from "@janur/domain/time/date-text";
import { localize, type Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { Question } from "@janur/domain/content/sections/question";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { ReactNode } from "react";
import { attendPrefix, type RawAnswer } from "../../data/rsvp-fields.ts";
import type { SectionContext } from "../context.ts";
import { FieldLimit, isMarked, limitOf } from "./field-limit.tsx";
import { Option } from "./option.tsx";
import { RsvpCompanions } from "./rsvp-companions.tsx";
import { RsvpQuestions } from "./rsvp-questions.tsx";

/** What was typed before a refusal; shown again as it was. */
export interface RsvpDraft extends RawAnswer {
  name: string;
  /** Where the refusal told a newer revision. */
  basedOn: number;
  /** Names of the fields that were refused, as `input/invalid` carries them. */
  wrong: readonly string[];
}

/** The question and the form. It works as it stands; the script makes it comfortable. */
export function RsvpForm(props: {
  context: SectionContext;
  ceremonies: Ceremony[];
  isMaybeOffered: boolean;
  questions: readonly Question[];
  /** Name on the envelope; null for somebody who has to write their own. */
  asked: string | null;
  members: readonly string[];
  seats: number;
  sendLabel: string;
  answer: Answer | null;
  token: string | undefined;
  draft: RsvpDraft | undefined;
  isHidden: boolean;
}): ReactNode {
  const { context, ceremonies, isMaybeOffered, questions, asked, members, seats, sendLabel } = props;
  const { answer, token, draft, isHidden } = props;
  const { t, data, language, mode } = context;
  const shown = draft ?? answer;
  const wrong = draft?.wrong ?? [];
  const choices: Attendance[] = isMaybeOffered ? ["yes", "maybe", "no"] : ["yes", "no"];
  const isOne = ceremonies.length === 1;
  const isPreview = mode === "preview";
  return (
    <form
      id="rsvp-form"
      method="post"
      action={isPreview ? undefined : `/event/${data.slug}/rsvp`}
      hidden={isHidden || undefined}
    >
      <input type="hidden" name="language" value={language} />
      {data.proof !== undefined && <input type="hidden" name="proof" value={data.proof} />}
      <input type="hidden" name="basedOn" value={draft?.basedOn ?? answer?.revision ?? 0} />
      {token !== undefined && <input type="hidden" name="token" value={token} />}
      {!isOne && <p className="strong">{t.ask(asked)}</p>}
      {ceremonies.map((ceremony, index) => (
        <fieldset key={ceremony.id} aria-invalid={isMarked(wrong, `answer.ceremonies.${ceremony.id}`)}>
          {isOne ? (
            <legend className="strong">{t.ask(asked)}</legend>
          ) : (
            <legend>{localize(ceremony.name, language)}</legend>
          )}
          {!isOne && <WhenAndWhere ceremony={ceremony} before={ceremonies[index - 1]} language={language} />}
          <div className="opts">
            {choices.map((choice) => (
              <Option
                key={choice}
                type="radio"
                name={`${attendPrefix}${ceremony.id}`}
                value={choice}
                isChosen={shown?.ceremonies[ceremony.id] === choice}
                isRequired
              >
                {t[choice]}
              </Option>
            ))}
          </div>
        </fieldset>
      ))}
      {asked === null && (
        <>
          <label className="f">
            {t.name}
            <input
              name="name"
              dir="auto"
              required
              maxLength={limits.guest.name.max}
              autoComplete="name"
              defaultValue={draft?.name}
              {...limitOf(wrong, "name")}
            />
          </label>
          <FieldLimit wrong={wrong} path="name" text={t.nameLimit} />
        </>
      )}
      <div className="coming">
        {seats === 1 ? (
          <OneSeat isChild={shown?.children === 1} />
        ) : (
          <div className="two">
            <Count
              context={context}
              name="adults"
              label={t.adults}
              max={seats}
              isWrong={isMarked(wrong, "answer.adults")}
              value={countShown(shown?.adults, asked === null ? 1 : Math.min(2, seats))}
            />
            <Count
              context={context}
              name="children"
              label={t.children}
              max={seats}
              isWrong={isMarked(wrong, "answer.children")}
              value={shown?.children ?? 0}
            />
          </div>
        )}
        <p className="small hint">{t.seats(seats)}</p>
        {(seats > 1 || members.length > 0) && (
          <RsvpCompanions
            context={context}
            members={members}
            companions={shown?.companions ?? []}
            wrong={wrong}
          />
        )}
        <RsvpQuestions questions={questions} answers={shown?.questions} context={context} wrong={wrong} />
        <details className="f" open={(shown?.representedBy ?? "") !== ""}>
          <summary>{t.representedBy}</summary>
          <label className="f">
            {t.representative}
            <input
              name="representedBy"
              maxLength={limits.rsvp.representative}
              defaultValue={shown?.representedBy}
              {...limitOf(wrong, "answer.representedBy")}
            />
          </label>
          <FieldLimit
            wrong={wrong}
            path="answer.representedBy"
            text={t.textLimit(limits.rsvp.representative)}
          />
        </details>
      </div>
      <label className="f">
        {t.note} <span className="small">{t.optional}</span>
        <textarea
          name="note"
          dir="auto"
          rows={3}
          maxLength={limits.rsvp.note}
          defaultValue={shown?.note}
          {...limitOf(wrong, "answer.note")}
        />
      </label>
      <FieldLimit wrong={wrong} path="answer.note" text={t.textLimit(limits.rsvp.note)} />
      <button className="btn" type={isPreview ? "button" : "submit"}>
        {sendLabel}
      </button>
      <p className="say" role="status" />
    </form>
  );
}

/** Day, hour and place of one row; a day that the row before has named is not named again, and leaves the place its line. */
function WhenAndWhere(props: {
  ceremony: Ceremony;
  before: Ceremony | undefined;
  language: Language;
}): ReactNode {
  const { ceremony, before, language } = props;
  const { startAt, zone, venue, city } = ceremony;
  const dayOf = (each: Ceremony) =>
    each.startAt === null ? "" : dateText(new Date(each.startAt), each.zone, language);
  const day = before !== undefined && dayOf(before) === dayOf(ceremony) ? "" : dayOf(ceremony);
  const hour = startAt === null ? "" : timeText(new Date(startAt), zone);
  const place = venue || city;
  if (hour === "" && place === "") return null;
  return (
    <p className="small">
      {[day, hour].filter(Boolean).join(", ")}
      {hour !== "" && place !== "" && (day === "" ? " · " : <br />)}
      {place}
    </p>
  );
}

/** A "no" stores nobody; when it becomes a "yes" the form starts from its usual number again. */
function countShown(stored: number | undefined, usual: number): number {
  return stored === undefined || stored === 0 ? usual : stored;
}

/** Nothing to count: whoever says yes is one. */
function OneSeat({ isChild }: { isChild: boolean }): ReactNode {
  return (
    <>
      <input type="hidden" name="adults" value={isChild ? 0 : 1} />
      <input type="hidden" name="children" value={isChild ? 1 : 0} />
    </>
  );
}

function Count(props: {
  context: SectionContext;
  name: string;
  label: string;
  max: number;
  isWrong: true | undefined;
  value: number;
}): ReactNode {
  const { context, name, label, max, isWrong, value } = props;
  const { t } = context;
  return (
    <div className="f">
      <label htmlFor={`n-${name}`}>{label}</label>
      <div className="step">
        <button className="js-only" type="button" data-step="-1" aria-label={t.fewer(label)}>
          −
        </button>
        <input
          id={`n-${name}`}
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={max}
          aria-invalid={isWrong}
          defaultValue={value}
        />
        <button className="js-only" type="button" data-step="1" aria-label={t.more(label)}>
          +
        </button>
      </div>
    </div>
  );
}
