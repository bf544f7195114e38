import { hostsKindOf, type EventType } from "@janur/domain/content/event-type";
import type { ThemeId } from "@janur/domain/content/theme";
import { samplesOfThemes } from "@janur/domain/content/traditions/samples-of-themes";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import type { Language } from "@janur/domain/text/language";
import { defaultZone, instantOf } from "@janur/domain/time/zone";
import type { Sample } from "./sample.ts";

/** What stands where nobody has typed anything yet. */
export interface SampleWords {
  firstName: string;
  secondName: string;
  venue: string;
  city: string;
  /** What an organisation invites to, and who is remembered. */
  titles: Partial<Record<EventType, string>>;
}

/** Who or what a cover of that day names until somebody has typed it. */
export function sampleNames(eventType: EventType, { firstName, secondName, titles }: SampleWords): string[] {
  if (hostsKindOf(eventType) === "couple") return [firstName, secondName];
  return [titles[eventType] ?? (eventType === "khitanan" ? secondName : firstName)];
}

function namesOf(eventType: EventType, { firstName, secondName }: Sample, words: SampleWords): string[] {
  const typed = [firstName.trim(), secondName.trim()].filter((name) => name !== "");
  const kind = hostsKindOf(eventType);
  if (typed.length === 0 || kind === "organisation") return sampleNames(eventType, words);
  return kind === "couple" ? typed : typed.slice(0, 1);
}

/**
 * The invitation that a theme is shown with: a day that its art was made for, with the names and the date that were typed.
 * @param usual the day where none was typed
 */
export function sampleStarter(
  theme: ThemeId,
  sample: Sample,
  words: SampleWords,
  language: Language,
  usual: Date,
): StarterInput {
  const day = samplesOfThemes[theme];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(sample.date);
  return {
    ...day,
    theme,
    language,
    names: namesOf(day.eventType, sample, words),
    startAt: (isDay ? instantOf(sample.date, "10:00", defaultZone) : usual).toISOString(),
    zone: defaultZone,
    venue: words.venue,
    city: words.city,
  };
}
