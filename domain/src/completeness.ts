import { ceremoniesOf, personsOf, type Content } from "./content.ts";

/** What an invitation lacks before guests may see it. */
export const gapCodes = ["names", "ceremony", "date", "place", "slug"] as const;
export type GapCode = (typeof gapCodes)[number];

/** The gaps of a draft, in the order in which a host fills them. */
export function contentGaps(content: Content): GapCode[] {
  const persons = personsOf(content);
  const ceremonies = ceremoniesOf(content);
  const gaps: GapCode[] = [];
  if (persons.length === 0 || persons.some((person) => person.nickname === "" && person.fullName === "")) {
    gaps.push("names");
  }
  if (ceremonies.length === 0) gaps.push("ceremony");
  if (ceremonies.some((ceremony) => ceremony.startAt === null)) gaps.push("date");
  if (
    ceremonies.some((ceremony) => ceremony.venue === "" && ceremony.address === "" && ceremony.city === "")
  ) {
    gaps.push("place");
  }
  return gaps;
}
