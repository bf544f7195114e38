import * as z from "zod";
import { dateTimeFormat } from "./date-time-format.ts";
import type { Language } from "../text/language.ts";
import { wallClock } from "./zone.ts";

/** Which calendars stand beside the civil one. */
export const otherCalendarsSchema = z.strictObject({
  /** Days between the Umm al-Qura calendar and the month that the family keeps; null: not shown. */
  hijri: z.union([z.literal(-1), z.literal(0), z.literal(1)]).nullable(),
  /** Weekday and pasaran. */
  isJavaneseShown: z.boolean(),
});
export type OtherCalendars = z.infer<typeof otherCalendarsSchema>;

const dayMs = 86_400_000;

/** Month names as KBBI writes them, and as English does. */
const hijriMonths: Record<Language, readonly string[]> = {
  id: [
    "Muharam",
    "Safar",
    "Rabiulawal",
    "Rabiulakhir",
    "Jumadilawal",
    "Jumadilakhir",
    "Rajab",
    "Syakban",
    "Ramadan",
    "Syawal",
    "Zulkaidah",
    "Zulhijah",
  ],
  en: [
    "Muharram",
    "Safar",
    "Rabi I",
    "Rabi II",
    "Jumada I",
    "Jumada II",
    "Rajab",
    "Shaban",
    "Ramadan",
    "Shawwal",
    "Dhu al-Qadah",
    "Dhu al-Hijjah",
  ],
};

/**
 * `3 Rajab 1448 H`, in English `3 Rajab 1448 AH`: the day of the Umm al-Qura calendar, from midnight to midnight.
 * Indonesia's own month, which is seen or decided on, often begins a day later.
 * @param shift days that the family's month is ahead of that calendar
 */
export function hijriText(instant: Date, zone: string, language: Language, shift = 0): string {
  const parts = dateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    timeZone: zone,
    day: "numeric",
    month: "numeric",
    year: "numeric",
  }).formatToParts(new Date(instant.getTime() + shift * dayMs));
  const part = (type: string) => Number(parts.find((item) => item.type === type)?.value);
  const month = hijriMonths[language][part("month") - 1] ?? "";
  return `${String(part("day"))} ${month} ${String(part("year"))} ${language === "id" ? "H" : "AH"}`;
}

/** The market week of five days, from the day that 1 January 1970 was. */
const pasaranDays = ["Wage", "Kliwon", "Legi", "Pahing", "Pon"] as const;

/** `Pon`: which day of the five the civil day in `zone` is. */
export function pasaranOf(instant: Date, zone: string): (typeof pasaranDays)[number] {
  const day = Date.parse(`${wallClock(instant, zone).date}T00:00:00Z`) / dayMs;
  return pasaranDays[((day % 5) + 5) % 5] ?? "Wage";
}

const weekdayLocales: Record<Language, string> = { id: "id-ID", en: "en-GB" };

/** `Sabtu Pon`, in English `Saturday Pon`. */
export function javaneseDayText(instant: Date, zone: string, language: Language): string {
  const weekday = dateTimeFormat(weekdayLocales[language], { timeZone: zone, weekday: "long" });
  return `${weekday.format(instant)} ${pasaranOf(instant, zone)}`;
}

/** What stands beneath the day: `Sabtu Pon · 3 Rajab 1448 H`; empty for no other calendar. */
export function otherCalendarsText(
  calendars: OtherCalendars,
  instant: Date,
  zone: string,
  language: Language,
): string {
  const { hijri, isJavaneseShown } = calendars;
  return [
    isJavaneseShown ? javaneseDayText(instant, zone, language) : "",
    hijri === null ? "" : hijriText(instant, zone, language, hijri),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
