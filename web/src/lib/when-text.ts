import { dateTimeText, timeText } from "@janur/domain/date-text";
import { currentLanguage } from "./i18n/i18n.ts";

/** `Sabtu, 12 Desember 2026 pukul 10.00 WIB` in the reader's language; the clock and its zone stay on one line. */
export function whenText(instant: Date, zone: string): string {
  const time = timeText(instant, zone);
  return dateTimeText(instant, zone, currentLanguage()).replace(time, time.replaceAll(" ", "\u00a0"));
}
