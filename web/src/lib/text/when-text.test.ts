import type { Language } from "@janur/domain/text/language";
import i18next from "i18next";
import { afterAll, describe, expect, test } from "vitest";
import { dayText, monthText, sinceText, whenText } from "./when-text.ts";

const zone = "Asia/Jakarta";
const now = new Date("2026-11-24T05:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

afterAll(() => i18next.changeLanguage("id"));

const said: Record<Language, Record<string, string>> = {
  id: {
    when: "Sabtu, 12 Desember 2026 pukul 10.00\u00a0WIB",
    day: "Sabtu, 12 Desember 2026",
    month: "Desember",
    nextYear: "Januari 2027",
    seconds: "baru saja",
    minutes: "5 menit lalu",
    hours: "2 jam lalu",
    yesterday: "kemarin 20.05",
    earlier: "5 November",
    lastYear: "31 Desember 2025",
  },
  en: {
    when: "Saturday 12 December 2026, 10.00\u00a0WIB",
    day: "Saturday 12 December 2026",
    month: "December",
    nextYear: "January 2027",
    seconds: "just now",
    minutes: "5 min ago",
    hours: "2 hours ago",
    yesterday: "yesterday 20.05",
    earlier: "5 November",
    lastYear: "31 December 2025",
  },
};

describe.each(["id", "en"] as const)("moments in %s", (language) => {
  test("are said in one way each", async () => {
    await i18next.changeLanguage(language);
    const instant = new Date("2026-12-12T03:00:00Z");
    expect({
      when: whenText(instant, zone),
      day: dayText(instant, zone),
      month: monthText("2026-12", now),
      nextYear: monthText("2027-1", now),
      seconds: sinceText(before(0.5), now, zone),
      minutes: sinceText(before(5), now, zone),
      hours: sinceText(before(125), now, zone),
      yesterday: sinceText(new Date("2026-11-23T13:05:00Z"), now, zone),
      earlier: sinceText(new Date("2026-11-05T05:00:00Z"), now, zone),
      lastYear: sinceText(new Date("2025-12-31T05:00:00Z"), now, zone),
    }).toEqual(said[language]);
  });
});
