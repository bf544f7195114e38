import { mainCeremony } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { dateText } from "@janur/domain/time/date-text";
import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
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
  city: string;
}

/** The facts of the ceremony that the invitation is mainly about. */
export function coverFacts(section: SectionOf<"cover">, context: SectionContext): CoverFacts {
  const { t, language, content } = context;
  const ceremony = mainCeremony(content);
  const { startAt = null, zone = "", city = "" } = ceremony ?? {};
  return {
    ceremony,
    eyebrow: localize(section.eyebrow, language),
    date: startAt === null ? t.dateUnknown : dateText(new Date(startAt), zone, language),
    city,
  };
}
