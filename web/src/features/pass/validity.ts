import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { instantOf, wallClock } from "@janur/domain/time/zone";
import * as z from "zod";

const dayMs = 86_400_000;
/** How long a link is good while no day is known. */
const daysWithoutDay = 30;

/** The end of this day on the clock of `zone`. */
export const endOf = (date: string, zone: string): Date => instantOf(date, "23:59", zone);

/** Until when a link is good: a day by the clock of `zone`, today at the earliest. */
export function untilSchema(zone: string) {
  return z.string().refine((date) => {
    if (!/^20\d\d-\d\d-\d\d$/.test(date)) return false;
    const aheadMs = endOf(date, zone).getTime() - Date.now();
    return aheadMs > 0 && aheadMs <= limits.pass.longestMs;
  });
}

/** The day that a new link offers. @param days how long it goes on after the feast, @param daysOver and after a feast that is over */
export function usualUntil(
  { startAt, zone }: Pick<Invitation, "startAt" | "zone">,
  { days, daysOver }: { days: number; daysOver: number },
): string {
  const now = Date.now();
  const end =
    startAt === null
      ? now + daysWithoutDay * dayMs
      : startAt.getTime() < now
        ? now + daysOver * dayMs
        : Math.min(startAt.getTime() + days * dayMs, now + limits.pass.longestMs - dayMs);
  return wallClock(new Date(end), zone).date;
}
