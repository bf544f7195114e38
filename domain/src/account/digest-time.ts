import { digestedEvents, type AccountSettings, type NotificationEvent } from "./account-settings.ts";
import { instantOf, wallClock } from "../time/zone.ts";

const dayMs = 86_400_000;

/** `YYYY-MM-DD`, so many days on. */
function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** As ISO counts: 1 is Monday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Everybody's seven o'clock is not the same second: digests go out over so long. */
export const digestSpreadMs = 15 * 60_000;

/** Whether an event waits for the digest, by a person's choice. */
export function isDigested(
  event: NotificationEvent,
  { digest }: Pick<AccountSettings["notifications"], "digest">,
): boolean {
  return digest !== "immediately" && digestedEvents.some((digested) => digested === event);
}

/** A person's own place in the spread, the same each day. */
export function digestShift(uid: string): number {
  let hash = 2_166_136_261;
  for (const letter of uid) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  // The last letters, in which ids differ, reach the high bits only here.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909) >>> 0;
  hash = (hash ^ (hash >>> 16)) >>> 0;
  return Math.floor((hash / 2 ** 32) * digestSpreadMs);
}

/**
 * When news of an event goes out by mail: at once, or with the next digest
 * after `now`, by the clock on the person's own wall. Tasks that are due never
 * wait a week.
 */
export function digestTime(
  event: NotificationEvent,
  notifications: AccountSettings["notifications"],
  { zone }: Pick<AccountSettings["account"], "zone">,
  now: Date,
): Date {
  if (!isDigested(event, notifications)) return now;
  const { digest, digestHour, digestWeekday } = notifications;
  const time = `${String(digestHour).padStart(2, "0")}:00`;
  const today = wallClock(now, zone).date;
  for (let days = 0; days <= 7; days += 1) {
    const date = dayAfter(today, days);
    const at = instantOf(date, time, zone);
    if (at > now && (digest === "daily" || event === "task" || weekdayOf(date) === digestWeekday)) return at;
  }
  // A week holds every weekday, and its eighth day is past `now`.
  throw new RangeError("no digest within a week");
}
