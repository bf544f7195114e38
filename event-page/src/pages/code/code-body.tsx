import { titleOf, type Content } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Guest } from "@janur/domain/guest/guest";
import { localize, type Language } from "@janur/domain/text/language";
import { dateText } from "@janur/domain/time/date-text";
import type { ReactNode } from "react";
import { timeRange } from "../../invitation/data/time-range.ts";
import type { OwnTable } from "../../invitation/sections/rsvp/own-tables.tsx";
import { messages } from "../../texts/messages.ts";

export interface CodeFacts {
  content: Content;
  language: Language;
  guest: Guest;
  /** What they said that they come to. */
  ceremonies: readonly Ceremony[];
  tables: readonly OwnTable[];
  /** The code's picture, as an address of its own. */
  picture: string;
}

/** A ticket: on top what the door reads, always black on white, below it where and when. */
export function CodeBody({ content, language, guest, ceremonies, tables, picture }: CodeFacts): ReactNode {
  const t = messages[language];
  return (
    <main>
      <h1 dir="auto">{titleOf(content)}</h1>
      <section className="code">
        <h2>{t.doorCode}</h2>
        <img src={picture} width="740" height="740" alt={t.doorCode} />
        <p className="name" dir="auto">
          {addressedName(guest)}
        </p>
        {guest.answer !== null && <p>{t.people(guest.answer.people)}</p>}
        <p className="bright">{t.codeBright}</p>
      </section>
      <section className="facts">
        {ceremonies.map((ceremony) => (
          <CeremonyFacts key={ceremony.id} {...{ ceremony, language, tables }} />
        ))}
      </section>
      <footer>
        <p>{t.codeOffline}</p>
        <button type="button" data-busy={t.codeAsking}>
          {t.codeAsk}
        </button>
      </footer>
    </main>
  );
}

function CeremonyFacts(props: {
  ceremony: Ceremony;
  language: Language;
  tables: readonly OwnTable[];
}): ReactNode {
  const { ceremony, language, tables } = props;
  const t = messages[language];
  const { id, startAt, zone, venue, city } = ceremony;
  const table = tables.find((one) => one.ceremony === id);
  return (
    <div>
      <h3 dir="auto">{localize(ceremony.name, language)}</h3>
      {startAt === null ? (
        <p>{t.dateUnknown}</p>
      ) : (
        <p>
          {dateText(new Date(startAt), zone, language)}
          <br />
          {timeRange(ceremony, startAt, t.untilFinished)}
        </p>
      )}
      {venue + city !== "" && (
        <p dir="auto">{[venue, venue.includes(city) ? "" : city].filter((part) => part !== "").join(", ")}</p>
      )}
      {table !== undefined && <p className="table">{t.ownTable(table.name, "")}</p>}
    </div>
  );
}
