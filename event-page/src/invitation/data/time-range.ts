import { clockText, timeText } from "@janur/domain/time/date-text";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { zoneLabel } from "@janur/domain/time/zone";

/**
 * `10.00–12.00 WIB`, `10.00 WIB – selesai`, `10.00 WIB`; an end on another day carries its date's own clock.
 * @param startAt of the ceremony, where it has a day
 */
export function timeRange(ceremony: Ceremony, startAt: string, untilFinished: string): string {
  const { endAt, isUntilFinished, zone } = ceremony;
  const start = new Date(startAt);
  if (endAt !== null) {
    return `${clockText(start, zone)}–${clockText(new Date(endAt), zone)} ${zoneLabel(zone, start)}`;
  }
  return isUntilFinished ? `${timeText(start, zone)} – ${untilFinished}` : timeText(start, zone);
}
