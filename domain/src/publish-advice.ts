import type { Content } from "./content.ts";
import { languages, type Language } from "./language.ts";
import { isEmptyText, isLocalizedText } from "./rich-text.ts";
import type { Section } from "./section.ts";

/** What a host should look at before guests do; none of it keeps her from publishing. */
export const adviceCodes = ["pastDate", "pastDeadline", "placeholder", "translation"] as const;
export type AdviceCode = (typeof adviceCodes)[number];

/** What would make the page richer and is nobody's mistake. */
export const tipCodes = ["fullNames", "parents", "map", "photos"] as const;
export type TipCode = (typeof tipCodes)[number];

export interface Advice<Code extends string = AdviceCode> {
  code: Code;
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
    case "pastDeadline":
      return section.type === "rsvp" && isPast(section.deadlineAt);
    case "placeholder":
      return textsOf(section).some((text) => placeholder.test(text));
    case "translation":
      return shown.length > 1 && lacksTranslation(section);
  }
}

/** What a draft could have more of, each once. */
export function publishTips(content: Content): Advice<TipCode>[] {
  const shown = content.sections.filter(({ isHidden }) => !isHidden);
  const tips: Advice<TipCode>[] = [];
  for (const section of shown) {
    if (section.type === "hosts") {
      const { id: sectionId, persons } = section;
      if (persons.some(({ nickname, fullName }) => fullName === "" || fullName === nickname))
        tips.push({ code: "fullNames", sectionId });
      if (persons.some(({ father, mother }) => father === "" && mother === ""))
        tips.push({ code: "parents", sectionId });
    }
    if (section.type === "ceremonies" && section.ceremonies.some(({ mapUrl }) => mapUrl === ""))
      tips.push({ code: "map", sectionId: section.id });
  }
  const cover = shown.find((section) => section.type === "cover");
  if (cover?.photo === null) tips.push({ code: "photos", sectionId: cover.id });
  return tips.filter(({ code }, index) => tips.findIndex((tip) => tip.code === code) === index);
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
