const dayMs = 86_400_000;

/**
 * Days from the calendar day of `now` to the one that begins at `midnight`; never below zero.
 * @param midnight start of the day in the zone of the place, ms since the epoch
 * @param now ms since the epoch
 */
export function daysUntil(midnight: number, now: number): number {
  return Math.max(0, Math.ceil((midnight - now) / dayMs));
}
