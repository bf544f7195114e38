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

/**
 * When news of an event goes out by mail: at once, or with the next digest
 * after `now`, by the clock on the person's own wall. Tasks that are due never
 * wait a week.
 */
export function digestTime(
  event: NotificationEvent,
  { digest, digestHour, digestWeekday }: AccountSettings["notifications"],
  { zone }: Pick<AccountSettings["account"], "zone">,
  now: Date,
): Date {
  const isDigested = digestedEvents.some((digested) => digested === event);
  if (!isDigested || digest === "immediately") return now;
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
