import * as z from "zod";
import { ceremoniesOf, type Content } from "./content.ts";
import { dateTimeText } from "../time/date-text.ts";
import { partIdSchema } from "../id.ts";
import { instantSchema } from "../time/instant.ts";
import type { Language } from "../text/language.ts";
import { limits } from "../limits.ts";
import { placeText, type Ceremony } from "./sections/ceremonies.ts";
import { textSchema } from "../text/text.ts";
import { zoneSchema } from "../time/zone.ts";

const { content, invitation } = limits;

/** Time and place of a ceremony as guests may know them, though they are otherwise now. */
export const earlierCeremonySchema = z.strictObject({
  id: partIdSchema,
  startAt: instantSchema.nullable(),
  zone: zoneSchema,
  venue: textSchema(content.venue),
  city: textSchema(content.shortText),
  /** Until then the page says so; who has not come back by then is told by a message. */
  until: z.date(),
});
export type EarlierCeremony = z.output<typeof earlierCeremonySchema>;

type Facts = Pick<Ceremony, "id" | "startAt" | "zone" | "venue" | "city">;

/**
 * What guests may know otherwise once `after` is shown. Of several changes in a row the first is compared, so that who
 * saw the page before all of them reads the whole difference.
 * @param known what the page says until now
 * @param shown what guests saw until now and since when; null where they saw nothing
 */
export function earlierCeremonies(
  known: readonly EarlierCeremony[],
  shown: { content: Content; publishedAt: Date } | null,
  after: Content,
  now: Date,
): EarlierCeremony[] {
  const old = shown === null ? [] : ceremoniesOf(shown.content);
  // A slip that is put right at once is no news.
  const isCorrection =
    shown !== null && now.getTime() - shown.publishedAt.getTime() < invitation.correctionMs;
  return ceremoniesOf(after).flatMap((ceremony) => {
    const kept = known.find(({ id, until }) => id === ceremony.id && until > now);
    const seen = old.find(({ id }) => id === ceremony.id);
    const isNews = seen !== undefined && !isCorrection && isOtherwise(seen, ceremony);
    const facts = kept ?? (isNews ? seen : undefined);
    if (facts === undefined || !isOtherwise(facts, ceremony)) return [];
    const { id, startAt, zone, venue, city } = facts;
    const until = isNews ? new Date(now.getTime() + invitation.changeShownMs) : kept?.until;
    return until === undefined ? [] : [{ id, startAt, zone, venue, city, until }];
  });
}

/** "Sabtu, 9 Januari 2027 pukul 11.00 WIB, Gedung Lama, Bandung": what of it is otherwise now; empty for nothing that was known. */
export function earlierText(earlier: Facts, ceremony: Facts, language: Language): string {
  const time = ({ startAt, zone }: Facts) =>
    startAt === null ? "" : dateTimeText(new Date(startAt), zone, language);
  return [time, placeText]
    .map((told) => (told(earlier) === told(ceremony) ? "" : told(earlier)))
    .filter((part) => part !== "")
    .join(", ");
}

function isOtherwise(one: Facts, other: Facts): boolean {
  return one.startAt !== other.startAt || one.zone !== other.zone || placeText(one) !== placeText(other);
}
