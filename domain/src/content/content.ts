import * as z from "zod";
import { noCoverWords, type CoverWords } from "./cover-words.ts";
import { eventTypeSchema } from "./event-type.ts";
import { languageSchema, type Language } from "../text/language.ts";
import { limits } from "../limits.ts";
import { sectionSchema, type Section, type SectionOf, type SectionType } from "./section.ts";
import type { Ceremony } from "./sections/ceremonies.ts";
import type { Person } from "./sections/hosts.ts";
import { guestSides } from "../side/guest-side.ts";
import { cutText } from "../text/text.ts";
import { adjustmentsOfToday, storedAdjustmentsSchema, type ThemeAdjustment } from "./theme-adjustment.ts";
import { sideOfToday, storedSidePartsSchema } from "./side/side-parts.ts";
import { storedThemeIdSchema, successorOf } from "./theme.ts";

export const CONTENT_VERSION = 1;

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** Ids of persons and ceremonies, each kind in a name space of its own. */
function partIds(sections: readonly Section[]): string[] {
  return sections.flatMap((section) => {
    if (section.type === "ceremonies") return section.ceremonies.map(({ id }) => `ceremony ${id}`);
    return section.type === "hosts" ? section.persons.map(({ id }) => `person ${id}`) : [];
  });
}

/**
 * All that a host writes about one invitation. A theme is a name in it and
 * what was changed about it stays with that name, so changing the theme never
 * touches a word, and coming back to one finds it as it was. What wore a retired
 * theme wears its successor.
 */
export const contentSchema = z
  .strictObject({
    version: z.literal(CONTENT_VERSION),
    eventType: eventTypeSchema,
    theme: storedThemeIdSchema,
    adjustments: storedAdjustmentsSchema.exactOptional(),
    /** The primary language first; it has the plain address. */
    languages: z.array(languageSchema).min(1).max(2),
    /** None where the page is closed to the public and only says so. */
    sections: z.array(sectionSchema).max(limits.content.sections),
    /** What each family has otherwise than all of this, where two send invitations of their own. */
    sides: z.array(storedSidePartsSchema).max(guestSides.length).exactOptional(),
  })
  .refine((content) => isDistinct(content.languages), { path: ["languages"] })
  .refine((content) => isDistinct(content.sections.map((section) => section.id)), { path: ["sections"] })
  .refine((content) => isDistinct((content.sides ?? []).map((side) => side.id)), { path: ["sides"] })
  // Answers name ceremonies by id alone, so an id may not come back in another section either.
  .refine((content) => isDistinct(partIds(content.sections)), { path: ["sections"] })
  .transform(({ sides, ...common }) => ({
    ...common,
    theme: successorOf(common.theme),
    ...(common.adjustments !== undefined && { adjustments: adjustmentsOfToday(common) }),
    ...(sides !== undefined && { sides: sides.map((side) => sideOfToday(side, common)) }),
  }));

export type Content = z.infer<typeof contentSchema>;

/** First section of a type that guests see, or undefined. */
export function visibleSection<T extends SectionType>(content: Content, type: T): SectionOf<T> | undefined {
  return content.sections.find(
    (section): section is SectionOf<T> => section.type === type && !section.isHidden,
  );
}

/** First section of a type, hidden or not. */
export function findSection<T extends SectionType>(content: Content, type: T): SectionOf<T> | undefined {
  return content.sections.find((section): section is SectionOf<T> => section.type === type);
}

export function withSection(content: Content, section: Section): Content {
  return { ...content, sections: content.sections.map((old) => (old.id === section.id ? section : old)) };
}

/** What was changed about the theme that the invitation wears; null for nothing. */
export function adjustmentOf({
  theme,
  adjustments,
}: Pick<Content, "theme" | "adjustments">): ThemeAdjustment | null {
  const adjustment = adjustments?.[theme];
  return adjustment === undefined || Object.keys(adjustment).length === 0 ? null : adjustment;
}

export function primaryLanguage(content: Content): Language {
  return content.languages[0] ?? "id";
}

/** The people whose feast it is, in the host's order. */
export function personsOf(content: Content): Person[] {
  return findSection(content, "hosts")?.persons ?? [];
}

/** Ceremonies that guests see, in the host's order. */
export function ceremoniesOf(content: Content): Ceremony[] {
  return content.sections.flatMap((section) =>
    section.type === "ceremonies" && !section.isHidden ? section.ceremonies : [],
  );
}

/** What everybody calls them, in the host's order. */
export function namesOf(content: Content): string[] {
  return personsOf(content)
    .map((person) => person.nickname || person.fullName)
    .filter((name) => name !== "");
}

/** "Rani & Dimas": what the invitation is called in lists and link previews. */
export function titleOf(content: Content): string {
  return cutText(namesOf(content).join(" & "), limits.invitation.title);
}

/** What the cover says beside its day and place; a hidden one too. */
export function coverWordsOf(content: Content): CoverWords {
  const cover = findSection(content, "cover") ?? noCoverWords;
  const { eyebrow, senderName, senderRelation, senderPhoneEnding, photo } = cover;
  const venue = mainCeremony(content)?.venue ?? "";
  return { eyebrow, senderName, senderRelation, senderPhoneEnding, photo, names: namesOf(content), venue };
}

/** The ceremony that the cover, the lists and the countdown speak of: the earliest with a known day, else the first. */
export function mainCeremony(content: Content): Ceremony | undefined {
  const dated = ceremoniesOf(content)
    .filter((ceremony) => ceremony.startAt !== null)
    .sort((a, b) => Date.parse(a.startAt ?? "") - Date.parse(b.startAt ?? ""));
  return dated[0] ?? ceremoniesOf(content)[0];
}
