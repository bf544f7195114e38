import { dateTimeFormat } from "./date-time-format.ts";
import type { Language } from "./language.ts";
import { wallClock, zoneLabel } from "./zone.ts";

const locales: Record<Language, string> = { id: "id-ID", en: "en-GB" };

/**
 * `Sabtu, 12 Desember 2026`, in English `Saturday 12 December 2026`. Put
 * together here, because runtimes disagree about the comma.
 */
export function dateText(instant: Date, zone: string, language: Language): string {
  const parts = dateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? "";
  const joint = language === "id" ? ", " : " ";
  return `${part("weekday")}${joint}${part("day")} ${part("month")} ${part("year")}`;
}

/** `5 Desember`, in English `5 December`. */
export function dayMonthText(instant: Date, zone: string, language: Language): string {
  return dateTimeFormat(locales[language], { timeZone: zone, day: "numeric", month: "long" }).format(instant);
}

/** `10.00`, without its zone: for the first half of a range. */
export function clockText(instant: Date, zone: string): string {
  return wallClock(instant, zone).time.replace(":", ".");
}

/** `10.00 WIB`: a time is never printed without its zone. */
export function timeText(instant: Date, zone: string): string {
  return `${clockText(instant, zone)} ${zoneLabel(zone, instant)}`;
}

/** `Sabtu, 12 Desember 2026 pukul 10.00 WIB`. */
export function dateTimeText(instant: Date, zone: string, language: Language): string {
  const joint = language === "id" ? " pukul " : ", ";
  return `${dateText(instant, zone, language)}${joint}${timeText(instant, zone)}`;
}
