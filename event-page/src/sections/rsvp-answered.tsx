import { ceremoniesOf } from "@janur/domain/content";
import { dateText, timeText } from "@janur/domain/date-text";
import { spokenName } from "@janur/domain/guest";
import { localize } from "@janur/domain/language";
import type { Answer } from "@janur/domain/rsvp";
import type { ReactNode } from "react";
import type { KnownGuest, SectionContext } from "./context.ts";

/** What the family now knows, in one sentence and, for several ceremonies, as a list. */
export function RsvpAnswered(props: {
  context: SectionContext;
  guest: KnownGuest;
  answer: Answer;
}): ReactNode {
  const { context, guest, answer } = props;
  const { t, content, language } = context;
  const ceremonies = ceremoniesOf(content);
  const first = ceremonies.find((ceremony) => answer.ceremonies[ceremony.id] === "yes");
  const when =
    first?.startAt == null
      ? ""
      : `${dateText(new Date(first.startAt), first.zone, language)} ${t.at} ${timeText(new Date(first.startAt), first.zone)}`;
  const sentence = {
    yes: t.expectYou({ name: spokenName(guest), people: t.people(answer.people), when }),
    maybe: t.maybeYou,
    no: t.missYou,
  }[answer.attendance];
  return (
    <div className="done" id="answered" tabIndex={-1}>
      {answer.attendance !== "no" && <p className="lead strong">{t.thanks}</p>}
      <p>{sentence}</p>
      {ceremonies.length > 1 && (
        <ul>
          {ceremonies.map((ceremony) => (
            <li key={ceremony.id}>
              {localize(ceremony.name, language)}: <b>{t[answer.ceremonies[ceremony.id] ?? "no"]}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
