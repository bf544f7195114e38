import { ceremoniesOf, type Content } from "./content.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

/** What a calendar entry says of a ceremony. */
export function entry(ceremony: Ceremony): string {
  const { id, name, startAt, endAt, zone, venue, address, city } = ceremony;
  return JSON.stringify([id, name.id, name.en, startAt, endAt, zone, venue, address, city]);
}

/** Whether guests who saved the dates of `before` must hear of `after`. */
export function concernsCalendars(before: Content, after: Content): boolean {
  const entries = (content: Content) => ceremoniesOf(content).map(entry).sort().join("\n");
  return entries(before) !== entries(after);
}
