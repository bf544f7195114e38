import type { Content } from "./content.ts";
import { languages, type Language } from "../text/language.ts";
import { isEmptyText, isLocalizedText } from "./sections/rich-text.ts";
import { isAtPlaceOf } from "./same-ceremony.ts";
import type { Section } from "./section.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

/** What a host should look at before guests do; none of it keeps them from publishing. */
const adviceCodes = ["pastDate", "sameHour", "pastDeadline", "placeholder", "translation"] as const;
type AdviceCode = (typeof adviceCodes)[number];

export interface Advice {
  code: AdviceCode;
  /** Where it is mended. */
  sectionId: string;
}

/** Left to be replaced: "[nama gedung]", "{kota}", "____", "xxx", "Lorem ipsum", "TBA". */
const placeholder = /\[[^\]]+\]|\{[^}]+\}|_{3,}|\bx{3,}\b|\blorem ipsum\b|\b(?:tba|tbd|todo)\b/i;

/** What a draft says that is probably not meant so, each kind once per section, in the page's order. */
export function publishAdvice(content: Content, now: Date): Advice[] {
  return content.sections
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) =>
      adviceCodes
        .filter((code) => applies(code, section, content.languages, now))
        .map((code) => ({ code, sectionId: section.id })),
    );
}

function applies(code: AdviceCode, section: Section, shown: readonly Language[], now: Date): boolean {
  const isPast = (instant: string | null) => instant !== null && Date.parse(instant) < now.getTime();
  switch (code) {
    case "pastDate":
      return section.type === "ceremonies" && section.ceremonies.some(({ startAt }) => isPast(startAt));
    case "sameHour":
      return section.type === "ceremonies" && section.ceremonies.some(beginsWithAnother);
    case "pastDeadline":
      return section.type === "rsvp" && isPast(section.deadlineAt);
    case "placeholder":
      return textsOf(section).some((text) => placeholder.test(text));
    case "translation":
      return shown.length > 1 && lacksTranslation(section);
  }
}

/** Nobody can be at both: the hour of one was taken over with its day. */
function beginsWithAnother(ceremony: Ceremony, index: number, all: readonly Ceremony[]): boolean {
  return (
    ceremony.startAt !== null &&
    all.slice(0, index).some((other) => other.startAt === ceremony.startAt && isAtPlaceOf(ceremony, other))
  );
}

/** Every text inside, in all languages; names of things that nobody reads are among them and harmless. */
function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

/** Whether a text is written in one language and not in the other. */
function lacksTranslation(part: unknown): boolean {
  if (isLocalizedText(part)) {
    const empty = languages.filter((language) => isEmptyText(part[language]));
    return empty.length > 0 && empty.length < languages.length;
  }
  return typeof part === "object" && part !== null && Object.values(part).some(lacksTranslation);
}
