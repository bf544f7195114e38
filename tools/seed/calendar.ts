import { instantOf, wallClock } from "@janur/domain/time/zone";

const dayMs = 86_400_000;

/** Dates of the demo data are relative to the day of seeding, so that what lies ahead in it always does. */
export function demoCalendar(now: Date) {
  const zone = "Asia/Jakarta";
  const day = (days: number) => wallClock(new Date(now.getTime() + days * dayMs), zone).date;
  const weekday = new Date(`${day(0)}T00:00:00Z`).getUTCDay();
  /** A Saturday six to seven weeks ahead. */
  const wedding = day(42 + ((6 - weekday + 7) % 7));
  return {
    now,
    /** The wedding day at `HH:mm`, Jakarta. */
    weddingAt: (time: string) => instantOf(wedding, time, zone).toISOString(),
    /** `HH:mm`, Jakarta, so many days from the seeding. */
    dayAt: (days: number, time: string) => instantOf(day(days), time, zone).toISOString(),
    /** The last minute for answers: a week before the wedding. */
    deadline: new Date(instantOf(wedding, "23:59", zone).getTime() - 7 * dayMs).toISOString(),
    /** A moment so many hours before the seeding. */
    hoursAgo: (hours: number) => new Date(now.getTime() - hours * 3_600_000),
  };
}
export type DemoCalendar = ReturnType<typeof demoCalendar>;
