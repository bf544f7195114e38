import { daysBetween } from "./calendar-day.ts";
import { dateTimeFormat } from "./date-time-format.ts";
import type { Language } from "../text/language.ts";
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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const words = {
  id: {
    now: "baru saja",
    minutes: (count: number) => `${String(count)} menit lalu`,
    hours: (count: number) => `${String(count)} jam lalu`,
    yesterday: (clock: string) => `kemarin ${clock}`,
  },
  en: {
    now: "just now",
    minutes: (count: number) => `${String(count)} min ago`,
    hours: (count: number) => (count === 1 ? "1 hour ago" : `${String(count)} hours ago`),
    yesterday: (clock: string) => `yesterday ${clock}`,
  },
} as const;

/**
 * How long ago something was, as people say it: `5 menit lalu`, `kemarin 20.05`, then the day, in another year with it.
 * The whole date stands elsewhere, for whoever wants it. What is to come, by a clock that goes wrong, is now.
 */
export function agoText(instant: Date, now: Date, zone: string, language: Language): string {
  const word = words[language];
  const past = now.getTime() - instant.getTime();
  if (past < minuteMs) return word.now;
  if (past < hourMs) return word.minutes(Math.floor(past / minuteMs));
  const [day, today] = [wallClock(instant, zone).date, wallClock(now, zone).date];
  if (day === today) return word.hours(Math.floor(past / hourMs));
  if (daysBetween(day, today) === 1) return word.yesterday(clockText(instant, zone));
  const date = dayMonthText(instant, zone, language);
  return day.slice(0, 4) === today.slice(0, 4) ? date : `${date} ${day.slice(0, 4)}`;
}
