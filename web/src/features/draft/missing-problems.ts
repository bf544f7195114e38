import { missingParts, wishedParts } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import type { ContentProblems } from "./content-problems.ts";
import type { TextPlace } from "./edited-text.ts";

/**
 * What is wrong in a draft together with what is still empty of what somebody has been told is missing: all that guests
 * wait for, and of what would be nice the one that they went to.
 * @param told where they went last; null as long as nobody has asked
 */
export function withMissing(
  problems: ContentProblems,
  content: Content,
  told: TextPlace | null,
): ContentProblems {
  if (told === null) return problems;
  const wished = wishedParts(content).filter(
    ({ sectionId, path }) => sectionId === told.sectionId && path === told.path,
  );
  const empty = [...missingParts(content), ...wished].flatMap(({ sectionId, path, code }) => {
    const index = content.sections.findIndex(({ id }) => id === sectionId);
    // A section that is hidden, or gone, has no field that is empty.
    if (index < 0 || code === "ceremony") return [];
    return [[`sections.${String(index)}.${path}`, { reason: "missing" }] as const];
  });
  return empty.length === 0 ? problems : new Map([...empty, ...problems]);
}
