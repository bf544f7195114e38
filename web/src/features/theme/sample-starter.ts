import { hostsKindOf } from "@janur/domain/content/event-type";
import type { ThemeId } from "@janur/domain/content/theme";
import type { SampleOfTheme } from "@janur/domain/content/traditions/sample-of-theme";
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
  /** What an organisation invites to. */
  seminar: string;
  meeting: string;
}

function namesOf(
  { eventType }: SampleOfTheme,
  { firstName, secondName }: Sample,
  words: SampleWords,
): string[] {
  const typed = [firstName.trim(), secondName.trim()].filter((name) => name !== "");
  const kind = hostsKindOf(eventType);
  if (kind === "couple") return typed.length > 0 ? typed : [words.firstName, words.secondName];
  if (kind === "organisation") return [eventType === "seminar" ? words.seminar : words.meeting];
  const usual = eventType === "khitanan" ? words.secondName : words.firstName;
  return [typed[0] ?? usual];
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
    names: namesOf(day, sample, words),
    startAt: (isDay ? instantOf(sample.date, "10:00", defaultZone) : usual).toISOString(),
    zone: defaultZone,
    venue: words.venue,
    city: words.city,
  };
}
