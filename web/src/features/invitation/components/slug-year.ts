import type { Invitation } from "@janur/domain/invitation/invitation";
import { wallClock } from "@janur/domain/time/zone";

/** The year that an address is suggested with: that of the feast, where the feast is. */
export function slugYear({ startAt, zone }: Pick<Invitation, "startAt" | "zone">): number {
  return Number(wallClock(startAt ?? new Date(), zone).date.slice(0, 4));
}
