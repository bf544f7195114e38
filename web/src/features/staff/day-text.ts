import { dateText, dateTimeText } from "@janur/domain/time/date-text";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { ownZone } from "../../lib/text/when-text.ts";

/** @param instant ISO 8601 */
export function dayText(instant: string): string {
  return dateText(new Date(instant), ownZone, currentLanguage());
}

/** @param instant ISO 8601 */
export function momentText(instant: string): string {
  return dateTimeText(new Date(instant), ownZone, currentLanguage());
}
