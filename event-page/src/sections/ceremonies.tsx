import { dateText } from "@janur/domain/date-text";
import { earlierText } from "@janur/domain/earlier-ceremony";
import { localize } from "@janur/domain/language";
import { otherCalendarsText, type OtherCalendars } from "@janur/domain/other-calendars";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import type { SectionOf } from "@janur/domain/section";
import type { ReactNode } from "react";
import { calendarEntry, googleCalendarLink } from "../calendar-entry.ts";
import { timeRange } from "../time-range.ts";
import { anchorOf, type SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Display } from "./display.tsx";
import { Place } from "./place.tsx";

export function Ceremonies({
  section,
  context,
}: {
  section: SectionOf<"ceremonies">;
  context: SectionContext;
}): ReactNode {
  const { language, theme } = context;
  const anchor = anchorOf(section.id);
  const heading = localize(section.heading, language);
  if (section.ceremonies.length === 0) return <Place id={section.id} />;
  return (
    <section id={anchor} aria-labelledby={heading === "" ? undefined : `${anchor}-h`} tabIndex={-1}>
      <div className="in">
        <Crown theme={theme} />
        {heading !== "" && <Display as="h2" id={`${anchor}-h`} theme={theme} text={heading} />}
        <div className="cards">
          {section.ceremonies.map((ceremony) => (
            <CeremonyCard
              key={ceremony.id}
              ceremony={ceremony}
              calendars={section.otherCalendars ?? civil}
              context={context}
            />
          ))}
        </div>
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}

const civil: OtherCalendars = { hijri: null, isJavaneseShown: false };

function CeremonyCard(props: {
  ceremony: Ceremony;
  calendars: OtherCalendars;
  context: SectionContext;
}): ReactNode {
  const { ceremony, calendars, context } = props;
  const { t, language, theme } = context;
  const { startAt, zone, venue, address, city, mapUrl } = ceremony;
  const dressCode = localize(ceremony.dressCode, language);
  const name = localize(ceremony.name, language);
  const other = startAt === null ? "" : otherCalendarsText(calendars, new Date(startAt), zone, language);
  return (
    <div>
      {name !== "" && <Display as="h3" theme={theme} text={name} />}
      {startAt === null ? (
        <p className="lead">{t.dateUnknown}</p>
      ) : (
        <p className="lead">
          <time dateTime={startAt}>
            {dateText(new Date(startAt), zone, language)}
            <br />
            {other !== "" && (
              <>
                <span className="small">{other}</span>
                <br />
              </>
            )}
            <span className="time">{timeRange(ceremony, startAt, t.untilFinished)}</span>
          </time>
        </p>
      )}
      {venue !== "" && <p className="place strong">{venue}</p>}
      {address !== "" && <p className="address lines">{address}</p>}
      {city !== "" && !address.includes(city) && <p>{city}</p>}
      <Earlier ceremony={ceremony} context={context} />
      {dressCode !== "" && (
        <p className="place">
          {t.dressCode}: {dressCode}
        </p>
      )}
      {mapUrl !== "" && (
        <a
          className="quiet"
          href={mapUrl}
          rel="noopener noreferrer"
          target="_blank"
          aria-label={t.mapOf(venue || city || name)}
        >
          {t.map}
        </a>
      )}
      <CalendarLinks ceremony={ceremony} context={context} />
    </div>
  );
}

/** What somebody may know from before a change. */
function Earlier({ ceremony, context }: { ceremony: Ceremony; context: SectionContext }): ReactNode {
  const { t, language, data, now } = context;
  const earlier = data.earlier?.find(({ id }) => id === ceremony.id);
  if (earlier === undefined || now === null || earlier.until <= now) return null;
  const text = earlierText(earlier, ceremony, language);
  return text !== "" && <p className="place small strong">{t.earlier(text)}</p>;
}

/** For ceremonies that are still to come. */
function CalendarLinks({ ceremony, context }: { ceremony: Ceremony; context: SectionContext }): ReactNode {
  const { t, language, data, mode, now } = context;
  const entry = calendarEntry(data, ceremony, language);
  if (entry === null || mode !== "page" || (now !== null && entry.end <= now)) return null;
  const name = localize(ceremony.name, language);
  const isPublic = ceremony.audience === "everyone" && (data.settings?.access ?? "public") === "public";
  const file = isPublic
    ? `/event/${data.slug}/calendar.ics?language=${language}&ceremony=${ceremony.id}`
    : (data.calendarOf?.(ceremony.id) ?? null);
  return (
    <p className="links">
      {file !== null && (
        <a
          className="link"
          href={file}
          download={isPublic ? undefined : `${ceremony.id}.ics`}
          aria-label={t.saveDateOf(name)}
        >
          {t.saveDate}
        </a>
      )}
      <a
        className="link"
        href={googleCalendarLink(entry)}
        rel="noopener noreferrer"
        target="_blank"
        aria-label={t.googleCalendarOf(name)}
      >
        {t.googleCalendar}
      </a>
    </p>
  );
}
