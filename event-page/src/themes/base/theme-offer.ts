import type { EventType } from "@janur/domain/content/event-type";
import type { PackId } from "@janur/domain/content/traditions/pack-id";
import type { SampleOfTheme } from "@janur/domain/content/traditions/sample-of-theme";
import type { Language } from "@janur/domain/text/language";

/** How a theme is offered. No page loads it: `npm run themes` writes it to where it is needed. */
export interface ThemeOffer {
  /** They are offered from the lowest to the highest. */
  place: number;
  /** What an invitation begins with it for, while nobody has chosen a theme; events go before packs. */
  firstFor?: { packs?: readonly PackId[]; events?: readonly EventType[] };
  sample: SampleOfTheme;
  words: Readonly<Record<Language, { name: string; about: string }>>;
}
