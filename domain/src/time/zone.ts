import * as z from "zod";
import { dateTimeFormat } from "./date-time-format.ts";

/** Indonesia's three zones with the labels that people read on invitations. */
export const indonesianZones = {
  "Asia/Jakarta": "WIB",
  "Asia/Makassar": "WITA",
  "Asia/Jayapura": "WIT",
} as const;

export const defaultZone = "Asia/Jakarta";

/** Whether the runtime knows this IANA zone. */
export function isKnownZone(zone: string): boolean {
  try {
    dateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const zoneSchema = z.string().max(64).refine(isKnownZone);

/** "WIB", "WITA", "WIT"; elsewhere the offset at that instant, e.g. "GMT+8". */
export function zoneLabel(zone: string, instant: Date): string {
  const label = Object.entries(indonesianZones).find(([name]) => name === zone)?.[1];
  if (label !== undefined) return label;
  const parts = dateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(instant);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}

/** Minutes that `zone` is ahead of UTC at `instant`. */
export function zoneOffsetMinutes(zone: string, instant: Date): number {
  const parts = dateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((item) => item.type === type)?.value ?? 0);
  const local = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return Math.round((local - Math.floor(instant.getTime() / 1000) * 1000) / 60_000);
}

const dayMs = 86_400_000;

/** The wall clock in `zone` written as if it were UTC. */
function localTime(instant: Date, zone: string): Date {
  return new Date(instant.getTime() + zoneOffsetMinutes(zone, instant) * 60_000);
}

/**
 * The instant at which a wall clock in `zone` shows `date` and `time`.
 * A time that a change of the clock skips is moved forward by that change; of
 * a time that comes twice it is the first.
 * @param date `YYYY-MM-DD`
 * @param time `HH:mm`
 * @throws RangeError when either is not a real date or time
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const wall = new Date(`${date}T${time}:00Z`);
  if (Number.isNaN(wall.getTime()) || !wall.toISOString().startsWith(`${date}T${time}`)) {
    throw new RangeError(`not a date and time: ${date} ${time}`);
  }
  // The offsets of the day before and the day after: one of them holds, unless a change skips this very time.
  const candidates = [-dayMs, dayMs].map((shift) => {
    const offset = zoneOffsetMinutes(zone, new Date(wall.getTime() + shift));
    return new Date(wall.getTime() - offset * 60_000);
  });
  const shown = candidates.find((instant) => localTime(instant, zone).getTime() === wall.getTime());
  return shown ?? candidates[0] ?? wall;
}

/** The wall clock in `zone` at `instant`: `{ date: "2026-12-12", time: "10:00" }`. */
export function wallClock(instant: Date, zone: string): { date: string; time: string } {
  const local = localTime(instant, zone).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}
