import { hostsKindOf, type EventType } from "@janur/domain/content/event-type";
import type { ThemeId } from "@janur/domain/content/theme";
import { packsFor } from "@janur/domain/content/traditions/pack-id";
import { samplesOfThemes } from "@janur/domain/content/traditions/samples-of-themes";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import type { Language } from "@janur/domain/text/language";
import { defaultZone, instantOf } from "@janur/domain/time/zone";
import { sampleNames, type Sample, type SampleWords } from "./sample.ts";

function namesOf(eventType: EventType, sample: Sample, words: SampleWords): string[] {
  const typed = [sample.firstName.trim(), sample.secondName.trim()].filter((name) => name !== "");
  const kind = hostsKindOf(eventType);
  // A name that was typed for no event in particular is no title.
  const isTitle = kind === "organisation" && sample.eventType === null;
  if (typed.length === 0 || isTitle) return sampleNames(eventType, words);
  return kind === "couple" ? typed : typed.slice(0, 1);
}

/**
 * The invitation that a theme is shown with: the event that was chosen, else one that its art was made for, with the names
 * and the date that were typed.
 * @param usual the day where none was typed
 */
export function sampleStarter(
  theme: ThemeId,
  sample: Sample,
  words: SampleWords,
  language: Language,
  usual: Date,
): StarterInput {
  const own = samplesOfThemes[theme];
  const eventType = sample.eventType ?? own.eventType;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(sample.date);
  return {
    eventType,
    pack: packsFor(eventType).includes(own.pack) ? own.pack : "neutral",
    theme,
    language,
    names: namesOf(eventType, sample, words),
    startAt: (isDay ? instantOf(sample.date, "10:00", defaultZone) : usual).toISOString(),
    zone: defaultZone,
    venue: words.venue,
    city: words.city,
  };
}
