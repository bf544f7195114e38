import type { Ceremony } from "@janur/domain/content/sections/ceremonies";

const hourMs = 3_600_000;
/** Feasts end later than their families say, and people come home after midnight. */
const afterMs = 24 * hourMs;
/** Of a ceremony that says no end. */
const usualLengthMs = 6 * hourMs;
/** While no day is known; each time the page is opened it begins anew. */
const withoutDayMs = 30 * 24 * hourMs;

/** Until when a phone keeps the code of somebody who comes to these: a day after the last of them. */
export function keptUntil(ceremonies: readonly Pick<Ceremony, "startAt" | "endAt">[], now: Date): Date {
  const ends = ceremonies.map(({ startAt, endAt }) =>
    startAt === null
      ? now.getTime() + withoutDayMs - afterMs
      : Math.max(Date.parse(startAt) + usualLengthMs, endAt === null ? 0 : Date.parse(endAt)),
  );
  return new Date((ends.length === 0 ? now.getTime() : Math.max(...ends)) + afterMs);
}
