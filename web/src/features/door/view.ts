import { daysBetween } from "@janur/domain/time/calendar-day";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { wallClock } from "@janur/domain/time/zone";
import * as z from "zod";

export const doorViews = ["prepare", "live", "report"] as const;
export type DoorView = (typeof doorViews)[number];

/** What the address says of the page; the empty text is the default. */
export const doorViewSchema = z.object({
  view: z.enum([...doorViews, ""]).catch(""),
  ceremony: z.string().max(24).catch(""),
  /** Of the report. */
  show: z.enum(["here", "absent", "walkIns"]).catch("here"),
  q: z.string().max(100).catch(""),
});

/** A feast just after midnight has its guests at the door while it is still the day before. */
const earlyMs = 3 * 3_600_000;

/** What a family comes for: before the day to get ready, on the day and the one after it to look, later for the report. */
export function usualView({ startAt, zone }: Pick<Invitation, "startAt" | "zone">, now: Date): DoorView {
  if (startAt === null) return "prepare";
  const left = daysBetween(wallClock(now, zone).date, wallClock(startAt, zone).date);
  if (left > 0) return startAt.getTime() - now.getTime() > earlyMs ? "prepare" : "live";
  return left >= -1 ? "live" : "report";
}
