import { ceremoniesOf } from "@janur/domain/content/content";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import { calendarEntry, type CalendarEntry } from "@janur/event-page/invitation/data/calendar-entry";
import { messages } from "@janur/event-page/texts/messages";
import { eventPath } from "@janur/event-page/invitation/data/page-data";
import { createEvents, type Alarm, type EventAttributes } from "ics";

/**
 * The dated ceremonies as an iCalendar file (RFC 5545), instants in UTC. Each
 * keeps its UID for ever and carries the publication's SEQUENCE, so that a
 * file saved again corrects the entry; a cancelled event takes it back.
 * @param origin e.g. `https://janur.example`; null for a file that names no address
 * @param ceremonyId one ceremony only, or null for all
 * @returns null when there is nothing with a day
 */
export function calendarFile(input: {
  publication: Publication;
  language: Language;
  origin: string | null;
  ceremonyId: string | null;
}): string | null {
  const { publication, language, origin, ceremonyId } = input;
  const { content, slug } = publication;
  const url = origin === null ? undefined : `${origin}${eventPath(slug, content, language)}`;
  const events = ceremoniesOf(content)
    .filter(({ id }) => ceremonyId === null || id === ceremonyId)
    .map((ceremony) => calendarEntry(publication, ceremony, language))
    .filter((entry) => entry !== null)
    .map((entry) => ({
      ...calendarEvent(entry, publication, language, url),
      ...(publication.status === "published" ? { alarms: [alarm(entry)] } : {}),
    }));
  if (events.length === 0) return null;
  const { error, value } = createEvents(events);
  if (error !== null || value === null) throw error ?? new Error("no calendar was made");
  return value;
}

const statuses = { published: "CONFIRMED", postponed: "TENTATIVE", cancelled: "CANCELLED" } as const;

/** One entry as a calendar reads it. @param url where it is told in full */
export function calendarEvent(
  entry: CalendarEntry,
  { status, sequence }: Pick<Publication, "status" | "sequence">,
  language: Language,
  url: string | undefined,
): EventAttributes {
  const t = messages[language];
  const isOn = status === "published";
  return {
    uid: entry.uid,
    sequence,
    method: status === "cancelled" ? "CANCEL" : "PUBLISH",
    status: statuses[status],
    productId: "-//Janur//Invitation//ID",
    start: entry.start.getTime(),
    end: entry.end.getTime(),
    startInputType: "utc",
    startOutputType: "utc",
    endInputType: "utc",
    endOutputType: "utc",
    title: oneLine(isOn ? entry.title : `${t[status]}: ${entry.title}`),
    description: isOn ? described(entry, t.map) : oneLine(t[`${status}Text`]),
    location: oneLine(entry.location),
    ...(url === undefined ? {} : { url }),
    ...(entry.place === null ? {} : { geo: { lat: entry.place.latitude, lon: entry.place.longitude } }),
  };
}

/** The day before at the same hour: time enough to press a shirt and to ask the way. */
function alarm({ title }: CalendarEntry): Alarm {
  return { action: "display", description: oneLine(title), trigger: { before: true, days: 1 } };
}

/** When it is, and on a line of its own the way there. */
function described({ when, mapUrl }: CalendarEntry, map: string): string {
  return [oneLine(when), mapUrl === "" ? "" : `${map}: ${oneLine(mapUrl)}`].filter(Boolean).join("\n");
}

/** Nothing that a host typed may begin a line of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
}
