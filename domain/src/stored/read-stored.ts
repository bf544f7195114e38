import type * as z from "zod";

/** Nested deeper than this is nothing that is stored. */
const mostRounds = 20;

/**
 * Parses what any release may have written. A field that this release does not know is left out, as after a deployment
 * that was rolled back or in a tab of yesterday; all else must be as the schema says. What is written stays strict.
 * @throws z.ZodError on another shape
 */
export function readStored<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  let rest = value;
  for (let round = 0; round < mostRounds; round += 1) {
    const read = schema.safeParse(rest);
    if (read.success) return read.data;
    const unknown = unknownFields(read.error.issues);
    if (unknown === null) throw read.error;
    for (const path of unknown) rest = without(rest, path);
  }
  return schema.parse(rest);
}

type Path = readonly PropertyKey[];

/** Where the fields lie that nobody knows, or null where something else is wrong. */
function unknownFields(issues: readonly z.core.$ZodIssue[], above: Path = []): Path[] | null {
  const found: Path[] = [];
  for (const issue of issues) {
    const at = [...above, ...issue.path];
    const fields =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [...at, key])
        : issue.code === "invalid_union"
          ? firstOf(issue.errors.map((option) => unknownFields(option, at)))
          : null;
    if (fields === null) return null;
    found.push(...fields);
  }
  return found;
}

/** Of a union, the first option in which nothing but unknown fields is wrong. */
function firstOf(options: readonly (Path[] | null)[]): Path[] | null {
  return options.find((option) => option !== null && option.length > 0) ?? null;
}

/** A copy without what lies there; what the path does not lead through is shared. */
function without(value: unknown, [key, ...below]: Path): unknown {
  if (typeof value !== "object" || value === null || key === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? without(item, below) : item));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (name !== key) return [[name, item]];
      return below.length === 0 ? [] : [[name, without(item, below)]];
    }),
  );
}
