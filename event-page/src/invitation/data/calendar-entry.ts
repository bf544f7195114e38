import { titleOf } from "@janur/domain/content/content";
import { dateTimeText } from "@janur/domain/time/date-text";
import { mapPoint, type MapPoint } from "@janur/domain/content/map-link";
import { localize, type Language } from "@janur/domain/text/language";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { wallClock } from "@janur/domain/time/zone";
import type { PageData } from "./page-data.ts";
import { ceremonyEnd } from "./page-state.ts";

/** One ceremony as a calendar knows it. */
export interface CalendarEntry {
  /** The same for ever, so that a later file changes the entry instead of adding one. */
  uid: string;
  title: string;
  start: Date;
  end: Date;
  /** IANA zone of the place. */
  zone: string;
  location: string;
  /** Day and time with the zone's label, for readers in another zone. */
  when: string;
  /** Address of the map; empty without one. */
  mapUrl: string;
  /** Where a map link names them, degrees; null otherwise. */
  place: MapPoint | null;
}

/** Null while the ceremony has no day. */
export function calendarEntry(
  data: Pick<PageData, "invitationId" | "content">,
  ceremony: Ceremony,
  language: Language,
): CalendarEntry | null {
  const end = ceremonyEnd(ceremony);
  if (ceremony.startAt === null || end === null) return null;
  const { zone, venue, address, city, mapUrl } = ceremony;
  const start = new Date(ceremony.startAt);
  const places = [venue, address, address.includes(city) ? "" : city];
  return {
    uid: `${data.invitationId}-${ceremony.id}@janur`,
    title: [localize(ceremony.name, language), titleOf(data.content)].filter(Boolean).join(" "),
    start,
    end,
    zone,
    location: places
      .map((part) => part.replace(/\s+/g, " ").trim())
      .filter(Boolean)
      .join(", "),
    when: dateTimeText(start, zone, language),
    mapUrl,
    place: mapPoint(mapUrl),
  };
}

function localStamp(instant: Date, zone: string): string {
  const { date, time } = wallClock(instant, zone);
  return `${date}T${time}00`.replace(/[-:]/g, "");
}

/** Google's page that asks whether to keep the entry; times are those of the place. */
export function googleCalendarLink({ title, start, end, zone, location }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${localStamp(start, zone)}/${localStamp(end, zone)}`,
    ctz: zone,
    location,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
