import { isWaiting } from "@janur/domain/content/completeness";
import { mainCeremony } from "@janur/domain/content/content";
import { dateText } from "@janur/domain/time/date-text";
import { earlierText } from "@janur/domain/content/earlier-ceremony";
import { mapLinkOf } from "@janur/domain/content/map-link";
import { localize } from "@janur/domain/text/language";
import { otherCalendarsText, type OtherCalendars } from "@janur/domain/time/other-calendars";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import { calendarEntry, googleCalendarLink } from "../data/calendar-entry.ts";
import { timeRange } from "../data/time-range.ts";
import type { SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
import { ceremonyMark } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";
import { Place } from "./place.tsx";
import { Poster } from "./poster.tsx";

export function Ceremonies({
  section,
  context,
}: {
  section: SectionOf<"ceremonies">;
  context: SectionContext;
}): ReactNode {
  if (section.ceremonies.length === 0) return <Place id={section.id} />;
  return (
    <Frame
      id={section.id}
      heading={section.heading}
      context={context}
      hasCrown
      before={<Poster ceremony={mainCeremony(context.content)} context={context} />}
    >
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
    </Frame>
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
  const { startAt, zone, venue, address, city } = ceremony;
  const dressCode = localize(ceremony.dressCode, language);
  const name = localize(ceremony.name, language);
  const other = startAt === null ? "" : otherCalendarsText(calendars, new Date(startAt), zone, language);
  const when = ceremonyMark(context, ceremony, "startAt", "form");
  return (
    // A host sees it before guests do.
    <div className={context.isEdited === true && isWaiting(ceremony) ? "waits" : undefined}>
      {name !== "" && (
        <Display as="h3" theme={theme} text={name} edit={ceremonyMark(context, ceremony, "name")} />
      )}
      {startAt === null ? (
        <p className="lead" {...when}>
          {t.dateUnknown}
        </p>
      ) : (
        <p className="lead" {...when}>
          <time dateTime={startAt}>
            {dateText(new Date(startAt), zone, language)}
            <br />
            {other !== "" && (
              <>
                <span className="small">{other}</span>
                <br />
              </>
            )}
            <span className="time" {...ceremonyMark(context, ceremony, "startAt.time", "form")}>
              {timeRange(ceremony, startAt, t.untilFinished)}
            </span>
          </time>
        </p>
      )}
      {venue !== "" && (
        <p className="place strong" {...ceremonyMark(context, ceremony, "venue")}>
          {venue}
        </p>
      )}
      {address !== "" && (
        <p className="address lines" {...ceremonyMark(context, ceremony, "address", "lines")}>
          {address}
        </p>
      )}
      {city !== "" && !address.includes(city) && <p {...ceremonyMark(context, ceremony, "city")}>{city}</p>}
      <Earlier ceremony={ceremony} context={context} />
      {dressCode !== "" && (
        <p className="place" {...ceremonyMark(context, ceremony, "dressCode", "form")}>
          {t.dressCode}: {dressCode}
        </p>
      )}
      <MapLink ceremony={ceremony} context={context} className="quiet" />
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

/** The way there: the one that the family has given, or a search for the place. */
export function MapLink(props: {
  ceremony: Ceremony;
  context: SectionContext;
  className: string;
}): ReactNode {
  const { ceremony, context, className } = props;
  const { t, language } = context;
  const { venue, city, name } = ceremony;
  const address = mapLinkOf(ceremony);
  if (address === "") return null;
  return (
    <a
      className={className}
      href={address}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={t.mapOf(venue || city || localize(name, language))}
      {...ceremonyMark(context, ceremony, "mapUrl", "form")}
    >
      {t.map}
    </a>
  );
}

/** For ceremonies that are still to come; the map beside them where `hasMap`. */
export function CalendarLinks(props: {
  ceremony: Ceremony;
  context: SectionContext;
  hasMap?: boolean;
}): ReactNode {
  const { ceremony, context, hasMap = false } = props;
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
      {hasMap && <MapLink ceremony={ceremony} context={context} className="link" />}
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
