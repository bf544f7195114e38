import type { Ceremony } from "./sections/ceremonies.ts";
import { instantOf, wallClock } from "../time/zone.ts";

/** A feast that ends on the next day is a night long at most; anything longer is a slip of the keyboard. */
const nightMs = 12 * 60 * 60_000;
const dayMs = 86_400_000;

/**
 * The end that a host means by a time of the clock: on the day of the start, or
 * on the next when that is earlier than the start and less than a night away.
 * @param time `HH:mm`
 * @returns ISO instant; before the start where neither makes sense
 */
export function endAtTime(startAt: string, time: string, zone: string): string {
  const start = new Date(startAt);
  const { date } = wallClock(start, zone);
  const sameDay = instantOf(date, time, zone);
  const nextDay = instantOf(dayAfter(date, 1), time, zone);
  const isAtNight = sameDay <= start && nextDay.getTime() - start.getTime() < nightMs;
  return (isAtNight ? nextDay : sameDay).toISOString();
}

/** `ceremony` with another start; its end keeps what the clock says, and the days between where there are several. */
export function withStart(ceremony: Ceremony, startAt: string | null): Ceremony {
  const { endAt, zone } = ceremony;
  if (startAt === null || endAt === null) return { ...ceremony, startAt, endAt: null };
  const end = wallClock(new Date(endAt), zone);
  const days = ceremony.startAt === null ? 0 : daysBetween(ceremony.startAt, endAt, zone);
  const next =
    days > 1
      ? instantOf(dayAfter(wallClock(new Date(startAt), zone).date, days), end.time, zone).toISOString()
      : endAtTime(startAt, end.time, zone);
  return { ...ceremony, startAt, endAt: next };
}

/** `ceremony` in another zone: its clocks on the wall stay as they are. */
export function withZone(ceremony: Ceremony, zone: string): Ceremony {
  const shifted = (instant: string | null) => {
    if (instant === null) return null;
    const { date, time } = wallClock(new Date(instant), ceremony.zone);
    return instantOf(date, time, zone).toISOString();
  };
  return { ...ceremony, zone, startAt: shifted(ceremony.startAt), endAt: shifted(ceremony.endAt) };
}

/** Midnights between two instants on the clock of `zone`. */
export function daysBetween(startAt: string, endAt: string, zone: string): number {
  const [start, end] = [startAt, endAt].map((instant) => Date.parse(wallClock(new Date(instant), zone).date));
  return Math.round(((end ?? 0) - (start ?? 0)) / dayMs);
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
