import type { Operation } from "./ast.ts";
import { toSegments } from "./matcher.ts";
import { compileRules, decide, type Decision } from "./ruleset.ts";
import { parseTimestamp } from "./time-values.ts";
import {
  boolValue,
  floatValue,
  intValue,
  listValue,
  mapValue,
  nullValue,
  stringValue,
  type Value,
} from "./values.ts";

/** What a test asks of a ruleset; everything has a default. */
export interface Sample {
  readonly operation?: Operation;
  readonly path?: string;
  readonly delimiter?: string;
  readonly auth?: unknown;
  readonly resource?: unknown;
  readonly requestResource?: unknown;
  /** By path, as `/databases/(default)/documents/…`; undefined for a document that is not there. */
  readonly documents?: Readonly<Record<string, unknown>>;
}

/** A value of the language from plain data; whole numbers are integers. */
export function valueFrom(data: unknown): Value {
  if (typeof data === "string") return stringValue(data);
  if (typeof data === "boolean") return boolValue(data);
  if (typeof data === "number") return Number.isInteger(data) ? intValue(data) : floatValue(data);
  if (Array.isArray(data)) return listValue(data.map(valueFrom));
  if (typeof data === "object" && data !== null) return mapValue(fieldsFrom(data));
  return nullValue;
}

function fieldsFrom(data: object): ReadonlyMap<string, Value> {
  return new Map(Object.entries(data).map(([key, value]) => [key, valueFrom(value)]));
}

/** Decides a request under whole rules, given what stands between the braces of `match /b/{bucket}/o`. */
export function decideUnder(body: string, sample: Sample = {}): Decision {
  const source = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  const documents = Object.entries(sample.documents ?? {}).map(
    ([path, data]): [string, ReadonlyMap<string, Value> | undefined] => [
      path,
      typeof data === "object" && data !== null ? fieldsFrom(data) : undefined,
    ],
  );
  const path = sample.path ?? "photos/one.jpg";
  const time = parseTimestamp("2026-11-21T08:30:15.250Z") ?? nullValue;
  return decide(compileRules(source), {
    operation: sample.operation ?? "get",
    segments: toSegments(`/b/janur/o/${path}`),
    delimiter: sample.delimiter,
    documents: new Map(documents),
    variables: new Map([
      ["resource", valueFrom(sample.resource)],
      [
        "request",
        mapValue(
          new Map([
            ["auth", valueFrom(sample.auth)],
            ["resource", valueFrom(sample.requestResource)],
            ["path", { kind: "path", segments: ["b", "janur", "o", ...path.split("/")] }],
            ["time", time],
          ]),
        ),
      ],
    ]),
  });
}

/** The decision of one condition over every object. */
export function decideCondition(condition: string, sample: Sample = {}): Decision {
  return decideUnder(`match /{object=**} { allow read, write: if ${condition}; }`, sample);
}
