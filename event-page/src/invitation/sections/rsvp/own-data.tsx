import { dayMonthText } from "@janur/domain/time/date-text";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Question } from "@janur/domain/content/sections/question";
import { defaultZone, wallClock } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import { ownDataMessages } from "../../../texts/own-data-messages.ts";
import { answerWords } from "../answer-words.ts";
import type { KnownGuest, SectionContext } from "../context.ts";

/** Until when the answer may change, what names and answers are used for, and until when phone numbers are kept. */
export function DataLine({ context, hint }: { context: SectionContext; hint: string }): ReactNode {
  const { t, data, language } = context;
  const { contactsUntil = null } = data;
  const year = contactsUntil === null ? "" : wallClock(contactsUntil, defaultZone).date.slice(0, 4);
  const until = contactsUntil && `${dayMonthText(contactsUntil, defaultZone, language)} ${year}`;
  return <p className="small">{[hint, t.dataLine(until)].filter(Boolean).join(" ")}</p>;
}

/**
 * "Lihat atau hapus data saya": what the page knows stands here; the script
 * fetches the rest when it is opened (`data-own`: field of `myData`).
 */
export function OwnData(props: {
  context: SectionContext;
  guest: KnownGuest;
  /** All that the invitation asks, of others too. */
  questions: readonly Question[];
}): ReactNode {
  const { context, guest, questions } = props;
  const { t, language } = context;
  const own = ownDataMessages[language];
  const { answer } = guest;
  const given =
    answer === null
      ? own.unanswered
      : [t[answer.attendance], answer.people > 0 ? t.people(answer.people) : ""].filter(Boolean).join(", ");
  const fields: [label: string, value: string][] = [
    [own.name, addressedName(guest)],
    [own.answer, given],
    ...(answer === null ? [] : answerWords(context, answer, questions)),
  ];
  return (
    <details id="own-data" data-trouble={own.trouble} data-forgotten={own.forgotten}>
      <summary className="small">{own.title}</summary>
      <dl>
        {fields.map(([label, value], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {(["phone", "email", "wishes", "photos", "messages"] as const).map((field) => (
          <div key={field}>
            <dt>{own[field]}</dt>
            <dd data-own={field}>…</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{own.forget}</summary>
        <p>{own.forgetHint}</p>
        <button className="quiet" type="button" id="forget">
          {own.forgetNow}
        </button>
      </details>
      <p className="say" role="status" />
    </details>
  );
}
