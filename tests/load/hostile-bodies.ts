import fc from "fast-check";
import { hostileStrings } from "./hostile-strings.ts";

/* Bodies that no browser of ours sends, as the text that travels. */

const pathLike = [
  "../../users/someone",
  "..%2f..%2fsecrets",
  "/",
  "//",
  ".",
  "..",
  "__proto__",
  "__id7__",
  "constructor",
  "toString",
  "invitations/aaaaaaaaaaaaaaaaaaaa",
  "\u0000",
  "a".repeat(2_000),
];
const halves = ["\ud83d", "Rani \udc8d", "\ud83d\ud83d", "\udfff\ud800"];

/** Nested so deeply that a walk without end would end the process. */
const deep = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Values in JSON's own notation, which says more than `JSON.stringify` can. */
const hostileJson = fc.oneof(
  fc.constantFrom(...pathLike, ...halves, ...hostileStrings).map((text) => JSON.stringify(text)),
  fc.constantFrom(
    "null",
    "true",
    "-0",
    "1e999",
    "-1",
    "1.5",
    "9007199254740993",
    "[]",
    "{}",
    '""',
    '"\\ud83d"',
  ),
  fc.constantFrom(
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"toString":1,"valueOf":null,"length":-1}',
    '{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}',
  ),
  fc.constantFrom(deep(2_000, "[", "]"), deep(2_000, '{"a":', "}"), `[${"null,".repeat(5_000)}null]`),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
);

type Path = readonly string[];

/** Paths of all values inside, the whole too. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** `value` in JSON with what stands at `path` replaced. */
function withJson(value: unknown, [key, ...rest]: Path, json: string): string {
  if (key === undefined) return json;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, inner]) => {
    const text = name === key ? withJson(inner, rest, json) : JSON.stringify(inner);
    return Array.isArray(value) ? text : `${JSON.stringify(name)}:${text}`;
  });
  return Array.isArray(value) ? `[${parts.join(",")}]` : `{${parts.join(",")}}`;
}

/** One more field, whatever stands there already. */
function withField(json: string, name: string, inner: string): string {
  return json.startsWith("{") && json !== "{}" ? `{${JSON.stringify(name)}:${inner},${json.slice(1)}` : json;
}

/** Inputs of an operation gone wrong in one place or several, each as JSON. */
export function hostileInputs(valid: unknown, count: number, seed: number): string[] {
  const oneWrong = fc
    .tuple(fc.constantFrom(...pathsOf(valid)), hostileJson)
    .map(([path, json]) => withJson(valid, path, json));
  const oneMore = fc
    .tuple(fc.constantFrom(...pathLike, "isAdmin", "guestId", "listing"), hostileJson)
    .map(([name, json]) => withField(JSON.stringify(valid), name, json));
  return fc.sample(fc.oneof({ weight: 4, arbitrary: oneWrong }, oneMore, hostileJson), {
    numRuns: count,
    seed,
  });
}

/** Urlencoded forms gone wrong: fields of every name with values of every kind, and bytes that are no form. */
export function hostileForms(valid: Record<string, string>, count: number, seed: number): string[] {
  const names = [
    ...Object.keys(valid),
    "attend.__proto__",
    "attend.../../x",
    "q.constructor",
    "q.__proto__",
    "q.",
  ];
  const value = fc.oneof(
    fc.constantFrom(...pathLike, ...hostileStrings, "1e999", "-1", "NaN", "yes", "x".repeat(20_000)),
    fc.string({ unit: "binary", maxLength: 200 }),
  );
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
  const wrong = fc
    .array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 6 })
    .map((pairs) => {
      const kept = Object.entries(valid).filter(([name]) => !pairs.some(([other]) => other === name));
      return [...kept, ...pairs].map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join("&");
    });
  const noForm = fc.oneof(
    fc.constantFrom("", "&&&===", "%", "%E0%A4%A=%ED%A0%80", "a=".repeat(5_000), "=&".repeat(5_000)),
    fc.string({ maxLength: 300 }),
  );
  return fc.sample(fc.oneof({ weight: 4, arbitrary: wrong }, noForm), { numRuns: count, seed });
}
