import type { Allow, Block, FunctionDeclaration, Operation, PatternSegment } from "./ast.ts";
import { stringValue, type Value } from "./values.ts";

/** All allows of one match, with the whole path from the service down and every function in their reach. */
export interface Rule {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly Allow[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** What the wildcards of a pattern stand for; `undefined` where a listing has no value for one. */
export type Bindings = ReadonlyMap<string, Value | undefined>;

/** What is asked for: the segments of `/b/{bucket}/o/{object}`, and for a listing its delimiter. */
export interface Target {
  readonly operation: Operation;
  readonly segments: readonly string[];
  readonly delimiter: string | undefined;
}

/** Lays the nested matches side by side. */
export function flattenRules(block: Block, outer?: Pick<Rule, "pattern" | "functions">): Rule[] {
  const functions = new Map(outer?.functions);
  for (const declaration of block.functions) functions.set(declaration.name, declaration);
  return block.matches.flatMap((match) => {
    const pattern = [...(outer?.pattern ?? []), ...match.pattern];
    const reach = new Map(functions);
    for (const declaration of match.functions) reach.set(declaration.name, declaration);
    return [
      { pattern, allows: match.allows, functions: reach },
      ...flattenRules(match, { pattern, functions }),
    ];
  });
}

/** The segments of a path such as `/b/bucket/o/a/b`. Empty ones stay: `a//b` is another object than `a/b`. */
export function toSegments(path: string): string[] {
  return path.replace(/^\//, "").split("/");
}

/**
 * Matches a rule's whole path. A listing asks for what lies below its prefix: with the delimiter `/` the next segment,
 * without one everything, which only a `{name=**}` at the end covers. The wildcards of that part have no value.
 * @returns undefined when the pattern does not match.
 */
export function matchPattern(pattern: readonly PatternSegment[], target: Target): Bindings | undefined {
  if (target.operation !== "list") return bind(pattern, target.segments);
  if (target.delimiter !== "/" && pattern.at(-1)?.kind !== "rest") return undefined;
  return bind(pattern, [...target.segments, undefined]);
}

function bind(
  pattern: readonly PatternSegment[],
  segments: readonly (string | undefined)[],
): Bindings | undefined {
  const bindings = new Map<string, Value | undefined>();
  const restAt = pattern.findIndex((segment) => segment.kind === "rest");
  const spare = segments.length - pattern.length;
  if (restAt === -1 ? spare !== 0 : spare < -1) return undefined;

  let offset = 0;
  for (const part of pattern) {
    if (part.kind === "rest") {
      const length = spare + 1;
      bindings.set(part.name, pathOf(segments.slice(offset, offset + length)));
      offset += length;
      continue;
    }
    const segment = segments[offset];
    offset += 1;
    // The unknown segment of a listing is covered by a wildcard only, an empty one by nothing.
    if (part.kind === "fixed" ? segment !== part.text : segment === "") return undefined;
    if (part.kind === "one")
      bindings.set(part.name, segment === undefined ? undefined : stringValue(segment));
  }
  return bindings;
}

function pathOf(segments: readonly (string | undefined)[]): Value | undefined {
  const known = segments.filter((segment) => segment !== undefined);
  return known.length === segments.length ? { kind: "path", segments: known } : undefined;
}
