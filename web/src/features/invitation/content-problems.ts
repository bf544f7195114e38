import { contentSchema, type Content } from "@janur/domain/content";
import type * as z from "zod";

/** Why a field does not fit, in words that the locales know. */
export type FieldProblem =
  | { reason: "too-long"; max: number }
  | { reason: "end-before-start" | "link" | "map-link" | "required" | "invalid" };

/** Problems by field path, e.g. `sections.3.ceremonies.0.endAt`. */
export type ContentProblems = ReadonlyMap<string, FieldProblem>;

/** The same one each time: what shows problems is not drawn anew while there are none. */
const none: ContentProblems = new Map();

export function contentProblems(content: Content): ContentProblems {
  const parsed = contentSchema.safeParse(content);
  if (parsed.success) return none;
  return new Map(parsed.error.issues.map((issue) => [issue.path.map(String).join("."), fieldProblem(issue)]));
}

function fieldProblem(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === "too_big") return { reason: "too-long", max: Number(issue.maximum) };
  if (issue.code === "too_small") return { reason: "required" };
  if (issue.code === "custom" && issue.params?.["reason"] === "end-before-start") {
    return { reason: "end-before-start" };
  }
  switch (issue.path.at(-1)) {
    case "mapUrl":
      return { reason: "map-link" };
    case "url":
      return { reason: "link" };
    default:
      return { reason: "invalid" };
  }
}
