import * as z from "zod";
import { daysBetween, shiftedDate } from "../time/calendar-day.ts";
import { tallySchema } from "./figures.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { localizedTextSchema } from "../text/language.ts";
import { limits } from "../limits.ts";

const count = z.int().min(0);

/** A day of the calendar, `YYYY-MM-DD`. */
export const calendarDaySchema = z.iso.date();

/**
 * `invitations/{id}/days/{YYYY-MM-DD}`: what guests did on a day, on the clock
 * of the event's place. Counted are guests, each once a day, by real taps of
 * their personal links and by answers; who opens the page without a link is
 * known to nobody.
 */
export const dayCountsSchema = z.strictObject({
  date: calendarDaySchema,
  /** Guests who opened their invitation that day. */
  visitors: count,
  /** Those of them who did so for the first time. */
  opened: count,
  /** Guests who answered or changed their answer. */
  answers: count,
});
export type DayCounts = z.output<typeof dayCountsSchema>;

/** `invitations/{id}/days/{date}`, with the buckets of time whose news were gathered when it changed. */
export const storedDaySchema = dayCountsSchema.extend({ gathered: z.array(z.int()).default([]) });

/**
 * `invitations/{id}/taps/{00…31}`: real taps on "Buka Undangan" of whoever had
 * no personal link, by day on the clock of the event's place. Who they are is
 * known to nobody; somebody who loads the page again is counted again.
 */
export const tapShardSchema = z.strictObject({ days: z.record(calendarDaySchema, count) });

/** First and last day, both included. */
export const periodSchema = z.strictObject({ from: calendarDaySchema, until: calendarDaySchema }).refine(
  ({ from, until }) => {
    const days = daysBetween(from, until);
    return days >= 0 && days < limits.statistics.days;
  },
  { path: ["until"] },
);
export type Period = z.output<typeof periodSchema>;

/** Every day of a period, in order. */
export function daysOf({ from, until }: Period): string[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => shiftedDate(from, index));
}

export const invitationStatisticsSchema = z.strictObject({
  invitationId: documentIdSchema,
  /** Guests on the list and their seats; the next four are of these alone. */
  invited: tallySchema,
  /** Everybody but the unsent of `Figures`, and their seats. */
  sent: tallySchema,
  /** Who opened a personal link, and their seats. */
  opened: tallySchema,
  /** Who answered, and their seats. */
  answered: tallySchema,
  /** Who said yes, and their people. */
  coming: tallySchema,
  /** Days of the period on which something happened, in order. */
  days: z.array(dayCountsSchema),
  /** Taps without a personal link on days of the period, in order; none where they were not asked for. */
  taps: z.array(z.strictObject({ date: calendarDaySchema, count })),
  /** For those who may read the draft, which knows the names; answers without a link count here too. */
  ceremonies: z.array(
    z.strictObject({
      id: partIdSchema,
      name: localizedTextSchema(limits.content.shortText),
      coming: tallySchema,
      maybe: tallySchema,
      /** Whether everybody is invited to it whose list names no ceremonies. */
      isOpen: z.boolean(),
    }),
  ),
  /** By the name of the guest group, empty for none; at most `limits.statistics.groups`. */
  groups: z.array(
    z.strictObject({ name: z.string(), invited: tallySchema, answered: tallySchema, coming: tallySchema }),
  ),
});
export type InvitationStatistics = z.output<typeof invitationStatisticsSchema>;

/**
 * `invitations/{id}/statistics/kept`: what was counted last, so that whoever looks again reads one document. It holds
 * until a guest changes, one is removed, a day is counted, or the draft gets another revision.
 */
export const storedStatisticsSchema = z.strictObject({
  countedAt: z.date(),
  /** Of the draft that named the ceremonies. */
  draftRevision: count,
  /** Days from this one on are here. */
  since: calendarDaySchema,
  counted: invitationStatisticsSchema.omit({ taps: true }),
});
export type StoredStatistics = z.output<typeof storedStatisticsSchema>;
