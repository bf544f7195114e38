import { contentSchema, type Content } from "@janur/domain/content/content";
import { valueAt } from "@janur/domain/stored/value-at";
import type * as z from "zod";

/** Why a field does not fit, in words that the locales know. */
export type FieldProblem =
  /** By so many characters. */
  | { reason: "too-long"; excess: number }
  | { reason: "too-many"; max: number }
  | { reason: "end-before-start" | "link" | "map-link" | "required" | "invalid" }
  /** Empty, of which somebody was told; see `withMissing`. */
  | { reason: "missing" };

/** Problems by field path, e.g. `sections.3.ceremonies.0.endAt`. */
export type ContentProblems = ReadonlyMap<string, FieldProblem>;

/** The same one each time: what shows problems is not drawn anew while there are none. */
const none: ContentProblems = new Map();

export function contentProblems(content: Content): ContentProblems {
  const parsed = contentSchema.safeParse(content);
  if (parsed.success) return none;
  return new Map(
    parsed.error.issues.map((issue) => [issue.path.map(String).join("."), fieldProblem(issue, content)]),
  );
}

function fieldProblem(issue: z.core.$ZodIssue, content: Content): FieldProblem {
  if (issue.code === "too_big") {
    const max = Number(issue.maximum);
    const value = valueAt(content, issue.path);
    return typeof value === "string"
      ? { reason: "too-long", excess: value.trim().length - max }
      : { reason: "too-many", max };
  }
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
