import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { limits } from "../../limits.ts";
import { guestSideSchema } from "../../side/guest-side.ts";
import { sectionSchema, sectionTypes, type SectionType } from "../section.ts";
import {
  adjustmentsOfFamily,
  storedAdjustmentsSchema,
  type Adjustments,
  type StoredLook,
} from "../theme-adjustment.ts";
import { storedThemeIdSchema, successorOf, type ThemeId } from "../theme.ts";

/** Of these there is one for all guests: when and where, who marries, and what is asked with an answer. */
const commonSections: readonly SectionType[] = ["hosts", "ceremonies", "countdown", "rsvp", "wishes"];

/** Sections that each family may word for itself. Of persons and ceremonies it has its own order. */
export const ownSections: readonly SectionType[] = sectionTypes.filter(
  (type) => !commonSections.includes(type),
);

/** What one family's version has otherwise than everybody's: what is not here is as in the common text. */
export const storedSidePartsSchema = z.strictObject({
  id: guestSideSchema,
  /** Null for the common one. */
  theme: storedThemeIdSchema.nullable(),
  adjustments: storedAdjustmentsSchema.exactOptional(),
  /** Ids of persons as this family names them, the first first; empty for the common order. */
  hosts: z.array(partIdSchema).max(limits.content.persons),
  /** The same of ceremonies. */
  ceremonies: z.array(partIdSchema).max(limits.content.ceremonies * limits.content.sections),
  /** The same of sections; one that is not named stands behind the one that it follows for everybody. */
  order: z.array(partIdSchema).max(limits.content.sections).default([]),
  /** Whole sections, each in the place of the common one with its id. */
  sections: z.array(sectionSchema).max(limits.content.sections),
});
type StoredSideParts = z.infer<typeof storedSidePartsSchema>;
export interface SideParts extends Omit<StoredSideParts, keyof StoredLook> {
  theme: ThemeId | null;
  adjustments?: Adjustments;
}

export function sideOfToday(stored: StoredSideParts, common: StoredLook): SideParts {
  const { adjustments: before, ...side } = stored;
  const adjustments = adjustmentsOfFamily(stored, common);
  const theme = side.theme && successorOf(side.theme);
  const isCommonNow = theme === successorOf(common.theme) && side.theme !== common.theme;
  return {
    ...side,
    theme: isCommonNow ? null : theme,
    ...((before !== undefined || Object.keys(adjustments).length > 0) && { adjustments }),
  };
}

/** Nothing of its own. */
export function noSideParts(id: SideParts["id"]): SideParts {
  return { id, theme: null, hosts: [], ceremonies: [], order: [], sections: [] };
}

export function isInherited({
  theme,
  adjustments = {},
  hosts,
  ceremonies,
  order,
  sections,
}: SideParts): boolean {
  return (
    theme === null &&
    Object.keys(adjustments).length === 0 &&
    hosts.length + ceremonies.length + order.length + sections.length === 0
  );
}
