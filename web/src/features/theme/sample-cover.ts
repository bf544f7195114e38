import { instantOf, defaultZone } from "@janur/domain/time/zone";
import type { Language } from "@janur/domain/text/language";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import type { Sample } from "./sample.ts";

/** Words of a cover for what nobody has typed yet. */
interface SampleWords {
  eyebrow: string;
  firstName: string;
  secondName: string;
  city: string;
}

/**
 * The facts of a sample cover, all but its theme.
 * @param usual the day where none was typed
 */
export function sampleFacts(
  { firstName, secondName, date }: Sample,
  words: SampleWords,
  language: Language,
  usual: Date,
): Omit<CoverFacts, "theme"> {
  const isTyped = firstName.trim() !== "" || secondName.trim() !== "";
  const names = isTyped ? [firstName, secondName] : [words.firstName, words.secondName];
  return {
    eyebrow: { id: words.eyebrow, en: words.eyebrow },
    names: names.map((name) => name.trim()).filter((name) => name !== ""),
    venue: "",
    city: words.city,
    senderRelation: { id: "", en: "" },
    senderPhoneEnding: "",
    photo: null,
    senderName: "",
    eventType: "wedding",
    language,
    startAt: /^\d{4}-\d{2}-\d{2}$/.test(date) ? instantOf(date, "10:00", defaultZone) : usual,
    zone: defaultZone,
  };
}
