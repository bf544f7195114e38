import { mainCeremony } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { dateText, timeText } from "@janur/domain/time/date-text";
import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import { wallClock } from "@janur/domain/time/zone";
import type { SectionContext } from "./context.ts";

export interface CoverProps {
  section: SectionOf<"cover">;
  context: SectionContext;
  /** Where "Buka Undangan" leads: the first section after the cover. */
  target: string;
}

/** What a cover says beside the names; empty where it is not known yet. */
export interface CoverFacts {
  /** Whose facts they are. */
  ceremony: Ceremony | undefined;
  eyebrow: string;
  /** The day in words, or that it is still to come. */
  date: string;
  /** `10.00 WIB` */
  time: string;
  venue: string;
  city: string;
  /** `12`, `12`, `26`: day, month and year in two digits each; null without a day. */
  numerals: readonly [string, string, string] | null;
}

/** The facts of the ceremony that the invitation is mainly about. */
export function coverFacts(section: SectionOf<"cover">, context: SectionContext): CoverFacts {
  const { t, language, content } = context;
  const eyebrow = localize(section.eyebrow, language);
  const ceremony = mainCeremony(content);
  const { startAt = null, zone = "", venue = "", city = "" } = ceremony ?? {};
  if (startAt === null)
    return { ceremony, eyebrow, date: t.dateUnknown, time: "", venue, city, numerals: null };
  const start = new Date(startAt);
  const [year = "", month = "", day = ""] = wallClock(start, zone).date.split("-");
  return {
    ceremony,
    eyebrow,
    date: dateText(start, zone, language),
    time: timeText(start, zone),
    venue,
    city,
    numerals: [day, month, year.slice(2)],
  };
}
