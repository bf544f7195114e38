import { EvaluationError } from "./errors.ts";
import type { Value } from "./values.ts";

const nanosPerMilli = 1_000_000n;
const nanosPerSecond = 1_000_000_000n;

/** Nanoseconds of one of the units of `duration.value`. */
export const unitNanos: Readonly<Record<string, bigint>> = {
  ns: 1n,
  ms: nanosPerMilli,
  s: nanosPerSecond,
  m: 60n * nanosPerSecond,
  h: 3600n * nanosPerSecond,
  d: 86_400n * nanosPerSecond,
  w: 604_800n * nanosPerSecond,
};

export function durationValue(nanos: bigint): Value {
  return { kind: "duration", nanos };
}

/** A moment from milliseconds since 1970 (UTC). */
export function timestampFromMillis(millis: number | bigint): Value {
  return { kind: "timestamp", nanos: BigInt(millis) * nanosPerMilli };
}

/** Parses `2026-11-21T08:00:00.123456789Z`; `undefined` for anything else. */
export function parseTimestamp(text: string): Value | undefined {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text);
  if (parts === null) return undefined;
  const millis = Date.parse(`${parts[1] ?? ""}Z`);
  if (Number.isNaN(millis)) return undefined;
  return {
    kind: "timestamp",
    nanos: BigInt(millis) * nanosPerMilli + BigInt((parts[2] ?? "").padEnd(9, "0")),
  };
}

/**
 * Midnight (UTC) of a day; month and day count from 1.
 * @throws EvaluationError when the calendar has no such day.
 */
export function timestampOfDay(year: number, month: number, day: number): Value {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  // A day too many leads into another month, a number too large to no date at all.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1) {
    throw new EvaluationError(`There is no day ${String(year)}-${String(month)}-${String(day)}.`);
  }
  return timestampFromMillis(date.getTime());
}

/** Milliseconds since 1970, rounded down. */
export function toMillis(nanos: bigint): number {
  return Number((nanos - positiveRest(nanos, nanosPerMilli)) / nanosPerMilli);
}

/** The calendar fields of a moment, in UTC. */
export function calendarOf(nanos: bigint): Readonly<Record<CalendarField, number>> {
  const date = new Date(toMillis(nanos));
  const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hours: date.getUTCHours(),
    minutes: date.getUTCMinutes(),
    seconds: date.getUTCSeconds(),
    nanos: Number(positiveRest(nanos, nanosPerSecond)),
    // Monday is 1, Sunday 7.
    dayOfWeek: date.getUTCDay() === 0 ? 7 : date.getUTCDay(),
    dayOfYear: Math.floor((date.getTime() - newYear) / 86_400_000) + 1,
  };
}

export type CalendarField =
  "year" | "month" | "day" | "hours" | "minutes" | "seconds" | "nanos" | "dayOfWeek" | "dayOfYear";

/** Nanoseconds since the day began, or of another length of time. */
export function positiveRest(nanos: bigint, length: bigint): bigint {
  return ((nanos % length) + length) % length;
}
