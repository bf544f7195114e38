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
  /** Where it is mended: the section, and the field inside it, e.g. `ceremonies.1.startAt`. */
  sectionId: string;
  path: string;
}

/** Left to be replaced: "[nama gedung]", "{kota}", "____", "xxx", "Lorem ipsum", "TBA". */
const placeholder = /\[[^\]]+\]|\{[^}]+\}|_{3,}|\bx{3,}\b|\blorem ipsum\b|\b(?:tba|tbd|todo)\b/i;

/** What a draft says that is probably not meant so, each kind once per section, in the page's order. */
export function publishAdvice(content: Content, now: Date): Advice[] {
  return content.sections
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) =>
      adviceCodes.flatMap((code) => {
        const path = placeOf(code, section, content.languages, now);
        return path === null ? [] : [{ code, sectionId: section.id, path }];
      }),
    );
}

/** The first place in a section that this is said of; null for none. */
function placeOf(code: AdviceCode, section: Section, shown: readonly Language[], now: Date): string | null {
  const isPast = (instant: string | null) => instant !== null && Date.parse(instant) < now.getTime();
  switch (code) {
    case "pastDate":
      return ceremonyPlace(section, "startAt", ({ startAt }) => isPast(startAt));
    case "sameHour":
      return ceremonyPlace(section, "startAt.time", beginsWithAnother);
    case "pastDeadline":
      return section.type === "rsvp" && isPast(section.deadlineAt) ? "deadlineAt" : null;
    case "placeholder":
      return textPlace(section, (text) => stringsOf(text).some((words) => placeholder.test(words)));
    case "translation":
      return shown.length > 1 ? textPlace(section, lacksTranslation) : null;
  }
}

function ceremonyPlace(
  section: Section,
  field: string,
  isMeant: (ceremony: Ceremony, index: number, all: readonly Ceremony[]) => boolean,
): string | null {
  const index = section.type === "ceremonies" ? section.ceremonies.findIndex(isMeant) : -1;
  return index < 0 ? null : `ceremonies.${String(index)}.${field}`;
}

/** Nobody can be at both: the hour of one was taken over with its day. */
function beginsWithAnother(ceremony: Ceremony, index: number, all: readonly Ceremony[]): boolean {
  return (
    ceremony.startAt !== null &&
    all.slice(0, index).some((other) => other.startAt === ceremony.startAt && isAtPlaceOf(ceremony, other))
  );
}

/** The first text inside that is meant, one of both languages as a whole; names of things that nobody reads are among them and harmless. */
function textPlace(part: unknown, isMeant: (text: unknown) => boolean, path = ""): string | null {
  if (typeof part === "string" || isLocalizedText(part)) return isMeant(part) ? path : null;
  if (typeof part !== "object" || part === null) return null;
  for (const [name, inner] of Object.entries(part)) {
    const found = textPlace(inner, isMeant, path === "" ? name : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

function stringsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(stringsOf) : [];
}

/** Whether a text is written in one language and not in the other. */
function lacksTranslation(part: unknown): boolean {
  if (!isLocalizedText(part)) return false;
  const empty = languages.filter((language) => isEmptyText(part[language]));
  return empty.length > 0 && empty.length < languages.length;
}
