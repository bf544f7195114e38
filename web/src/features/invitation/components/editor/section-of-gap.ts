import type { GapCode } from "@janur/domain/completeness";
import type { SectionType } from "@janur/domain/section";

/** The section whose form fills each gap. */
export const sectionOfGap: Record<GapCode, SectionType> = {
  names: "hosts",
  ceremony: "ceremonies",
  date: "ceremonies",
  place: "ceremonies",
  slug: "cover",
};
