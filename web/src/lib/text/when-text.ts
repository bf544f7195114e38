import { agoText, dateText, dateTimeText, timeText } from "@janur/domain/time/date-text";
import { dateTimeFormat } from "@janur/domain/time/date-time-format";
import { currentLanguage } from "../i18n/i18n.ts";

/*
 * Every moment that the application shows is written here, in the reader's language: one way to say a day, a day with
 * its hour, and how long ago something was.
 */

/** The IANA zone of this device: when something happened, as the reader's own clock showed it. */
export const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Sabtu, 12 Desember 2026 pukul 10.00 WIB`; the clock and its zone stay on one line. */
export function whenText(instant: Date, zone: string): string {
  const time = timeText(instant, zone);
  return dateTimeText(instant, zone, currentLanguage()).replace(time, time.replaceAll(" ", "\u00a0"));
}

/** `Sabtu, 12 Desember 2026`. */
export function dayText(instant: Date, zone: string): string {
  return dateText(instant, zone, currentLanguage());
}

/** `5 menit lalu`, `kemarin 20.05`, then the day: by the clock of this device unless another zone is meant. */
export function sinceText(instant: Date, now: Date, zone: string = ownZone): string {
  return agoText(instant, now, zone, currentLanguage());
}

/** `Desember`, in another year `Januari 2027`. @param month `YYYY-M` */
export function monthText(month: string, now = new Date()): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const isThisYear = year === now.getFullYear();
  return dateTimeFormat(currentLanguage() === "en" ? "en-GB" : "id-ID", {
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(Date.UTC(year, number - 1, 1)));
}
