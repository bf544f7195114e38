import { dateText, dateTimeText } from "@janur/domain/date-text";
import { currentLanguage } from "../../lib/i18n/i18n.ts";

/** The zone of this device: deeds are read by the clock of whoever looks. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** @param instant ISO 8601 */
export function dayText(instant: string): string {
  return dateText(new Date(instant), ownZone, currentLanguage());
}

/** @param instant ISO 8601 */
export function momentText(instant: string): string {
  return dateTimeText(new Date(instant), ownZone, currentLanguage());
}
