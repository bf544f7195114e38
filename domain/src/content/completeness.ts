import { ceremoniesOf, type Content } from "./content.ts";
import type { Section } from "./section.ts";
import type { Ceremony } from "./sections/ceremonies.ts";
import type { LocalizedText } from "../text/language.ts";
import { withParents } from "./event-type.ts";
import { isUnwritten } from "./unwritten.ts";

/** What an invitation lacks before guests may see it. */
export const gapCodes = ["names", "ceremony", "date", "place", "slug"] as const;
export type GapCode = (typeof gapCodes)[number];

/** What makes it richer, and is nobody's mistake. */
type WishCode = "waiting" | "venue" | "fullName" | "parents" | "coverPhoto" | "sample";

export interface Missing<Code extends GapCode | WishCode = GapCode | WishCode> {
  code: Code;
  /** Where it is filled in; empty where no section for it is left. */
  sectionId: string;
  /** The very field inside the section, e.g. `ceremonies.1.venue`. */
  path: string;
  /** Whose or which it is; null for what there is one of. */
  of: LocalizedText | null;
}

/**
 * A ceremony that nobody has said anything about: it came with an adat and waits. Guests see nothing of it and it
 * keeps nobody from publishing.
 */
export function isWaiting({ startAt, venue, address, mapUrl }: Ceremony): boolean {
  return startAt === null && venue === "" && address === "" && mapUrl === "";
}

/** What keeps guests from seeing a draft, field by field, in the order of the page. */
export function missingParts(content: Content): Missing<GapCode>[] {
  const ceremonies = ceremoniesOf(content);
  const isNothingTold = ceremonies.every(isWaiting);
  const found = content.sections.flatMap((section): Missing<GapCode>[] => {
    if (section.type === "hosts") {
      return section.persons.flatMap(({ nickname, fullName }, index) =>
        nickname === "" && fullName === "" ? [at(section, "names", `persons.${String(index)}.nickname`)] : [],
      );
    }
    if (section.type !== "ceremonies" || section.isHidden) return [];
    return section.ceremonies.flatMap((ceremony, index) => {
      // Where nothing is told at all, the first one is what the invitation is about.
      if (isWaiting(ceremony) && !(isNothingTold && ceremony === ceremonies[0])) return [];
      const { startAt, venue, address, city, name } = ceremony;
      const path = `ceremonies.${String(index)}`;
      const isNowhere = venue === "" && address === "" && city === "";
      return [
        ...(startAt === null ? [at(section, "date", `${path}.startAt`, name)] : []),
        ...(isNowhere ? [at(section, "place", `${path}.venue`, name)] : []),
      ];
    });
  });
  const hosts = content.sections.find(({ type }) => type === "hosts");
  if (hosts === undefined) found.unshift(nowhere("names"));
  if (ceremonies.length > 0) return found;
  const hidden = content.sections.find(({ type }) => type === "ceremonies");
  return [...found, hidden === undefined ? nowhere("ceremony") : at(hidden, "ceremony", "heading")];
}

/** What a draft could have more of, field by field, in the order of the page. */
export function wishedParts(content: Content): Missing<WishCode>[] {
  const { eventType } = content;
  const needed = new Set(missingParts(content).map(({ sectionId, path }) => `${sectionId} ${path}`));
  return content.sections.flatMap((section): Missing<WishCode>[] => {
    if (section.isHidden) return [];
    switch (section.type) {
      case "cover":
        return section.photo === null ? [at(section, "coverPhoto", "photo")] : [];
      case "hosts":
        return section.persons.flatMap(
          ({ nickname, fullName, father, mother }, index): Missing<WishCode>[] => {
            const path = `persons.${String(index)}`;
            const of = { id: nickname || fullName, en: nickname || fullName };
            return [
              ...(fullName === "" || fullName === nickname
                ? [at(section, "fullName", `${path}.fullName`, of)]
                : []),
              ...(withParents.includes(eventType) && father === "" && mother === ""
                ? [at(section, "parents", `${path}.father`, of)]
                : []),
            ];
          },
        );
      case "ceremonies":
        return section.ceremonies.flatMap((ceremony, index): Missing<WishCode>[] => {
          const path = `ceremonies.${String(index)}`;
          const { name, venue, address } = ceremony;
          if (needed.has(`${section.id} ${path}.startAt`) || needed.has(`${section.id} ${path}.venue`))
            return [];
          if (isWaiting(ceremony)) return [at(section, "waiting", `${path}.startAt`, name)];
          return venue === "" && address === "" ? [at(section, "venue", `${path}.venue`, name)] : [];
        });
      case "story":
      case "gallery":
      case "gifts":
        return isUnwritten(section)
          ? [at(section, "sample", firstFields[section.type], section.heading)]
          : [];
      default:
        return [];
    }
  });
}

/** Where one begins to replace a sample. */
const firstFields = { story: "chapters.0.title", gallery: "pictures", gifts: "accounts" } as const;

/** What each section lacks, by its id: what keeps guests away before what makes it richer. */
export function lackingBySection(content: Content): ReadonlyMap<string, readonly Missing[]> {
  const bySection = new Map<string, Missing[]>();
  for (const part of [...missingParts(content), ...wishedParts(content)])
    bySection.set(part.sectionId, [...(bySection.get(part.sectionId) ?? []), part]);
  return bySection;
}

/** The kinds of what is missing, in the order in which a host fills them. */
export function contentGaps(content: Content): GapCode[] {
  const missing = new Set(missingParts(content).map(({ code }) => code));
  return gapCodes.filter((code) => missing.has(code));
}

/** The first of each kind of what is missing, in the order in which a host fills them. */
export function firstMissing(content: Content): Missing<GapCode>[] {
  const missing = missingParts(content);
  return gapCodes.flatMap((code) => missing.find((part) => part.code === code) ?? []);
}

function at<Code extends GapCode | WishCode>(
  { id }: Section,
  code: Code,
  path: string,
  of: LocalizedText | null = null,
): Missing<Code> {
  return { code, sectionId: id, path, of };
}

function nowhere<Code extends GapCode>(code: Code): Missing<Code> {
  return { code, sectionId: "", path: "", of: null };
}
