import { tokenize, type Token } from "../storage-rules/lexer.ts";
import type { Mutant } from "./mutant.ts";

const roles = ["owner", "editor", "sender", "usher", "viewer"];
const flipped: Readonly<Record<string, string>> = {
  "&&": "||",
  "||": "&&",
  "==": "!=",
  "!=": "==",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};
/** What an `allow` may be widened to. */
const widened: Readonly<Record<string, string>> = {
  get: "read",
  list: "read",
  create: "write",
  update: "write",
  delete: "write",
};
const opening = new Set(["(", "[", "{"]);
const closing = new Set([")", "]", "}"]);

/** The mutants of a rules file, in the order of the text. */
export function rulesMutants(source: string): Mutant[] {
  const tokens = tokenize(source).filter(({ kind }) => kind !== "end");
  const found = [
    ...operators(tokens),
    ...withoutConditions(tokens),
    ...allowed(tokens),
    ...returned(tokens),
    ...lists(tokens),
    ...literals(tokens),
  ];
  const seen = new Set<string>();
  return found
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .filter(({ start, end, replacement }) => {
      const key = `${String(start)} ${String(end)} ${replacement}`;
      return !seen.has(key) && seen.add(key).size > 0;
    });
}

function operators(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ kind, text, start, end }, at): Mutant[] => {
    if (kind !== "punctuation") return [];
    const replacement = flipped[text];
    if (replacement !== undefined) return [{ start, end, replacement, kind: `${text} to ${replacement}` }];
    if (text === "!" && tokens[at + 1]?.text !== "=")
      return [{ start, end, replacement: "", kind: "without !" }];
    return [];
  });
}

/** Index of the first token from `at` on, in steps of `step`, that stands at this depth and stops. */
function scan(tokens: readonly Token[], at: number, step: 1 | -1, stops: ReadonlySet<string>): number {
  const [deeper, higher] = step === 1 ? [opening, closing] : [closing, opening];
  let depth = 0;
  for (let index = at; index >= 0 && index < tokens.length; index += step) {
    const { text = "", kind } = tokens[index] ?? {};
    if (kind === "string") continue;
    if (depth === 0 && (stops.has(text) || higher.has(text))) return index;
    if (deeper.has(text)) depth += 1;
    else if (higher.has(text)) depth -= 1;
  }
  return step === 1 ? tokens.length : -1;
}

/** Each condition of a chain left out. */
function withoutConditions(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text, kind, start }, at): Mutant[] => {
    if (kind !== "punctuation" || (text !== "&&" && text !== "||")) return [];
    const around = [";", ",", "?", ":", "||", ...(text === "&&" ? ["&&"] : [])];
    const left = scan(tokens, at - 1, -1, new Set([...around, "if", "return", "="]));
    const right = scan(tokens, at + 1, 1, new Set(around));
    const last = tokens[right - 1];
    const first = tokens[left + 1];
    const second = tokens[at + 1];
    if (first === undefined || last === undefined || second === undefined) return [];
    const what = "without a condition";
    const mutants: Mutant[] = [{ start, end: last.end, replacement: "", kind: what }];
    // In a chain the left one is the right one of the operator before.
    if (tokens[left]?.text !== text)
      mutants.push({ start: first.start, end: second.start, replacement: "", kind: what });
    return mutants;
  });
}

/** Each `allow` for everybody, for nobody, and for more than it is for. */
function allowed(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text, kind }, at): Mutant[] => {
    if (kind !== "name" || text !== "allow") return [];
    const condition = scan(tokens, at, 1, new Set(["if"]));
    const end = scan(tokens, condition, 1, new Set([";"]));
    const [first, last] = [tokens[condition + 1], tokens[end - 1]];
    if (first === undefined || last === undefined) return [];
    const span = { start: first.start, end: last.end };
    const operations = tokens.slice(at + 1, condition).filter((token) => token.kind === "name");
    return [
      { ...span, replacement: "true", kind: "allowed to everybody" },
      { ...span, replacement: "false", kind: "allowed to nobody" },
      ...operations.flatMap((operation): Mutant[] => {
        const replacement = widened[operation.text];
        const { start, end: until } = operation;
        return replacement === undefined
          ? []
          : [{ start, end: until, replacement, kind: `${operation.text} to ${replacement}` }];
      }),
    ];
  });
}

/** What a function that decides returns, always and never. */
function returned(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text, kind }, at): Mutant[] => {
    const name = tokens[at + 1];
    if (kind !== "name" || text !== "function" || name === undefined) return [];
    if (!/^(is|are|has|may)[A-Z]/.test(name.text)) return [];
    const body = tokens.findIndex((token, index) => index > at && token.text === "return");
    const end = scan(tokens, body, 1, new Set([";"]));
    const [first, last] = [tokens[body + 1], tokens[end - 1]];
    if (first === undefined || last === undefined) return [];
    return ["true", "false"].map((replacement) => ({
      ...{ start: first.start, end: last.end, replacement },
      kind: `${name.text} always ${replacement}`,
    }));
  });
}

/** Lists of roles with each role more; every list of texts with each one less. */
function lists(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ text, kind }, at): Mutant[] => {
    if (kind !== "punctuation" || text !== "[") return [];
    const close = scan(tokens, at + 1, 1, new Set());
    const inside = tokens.slice(at + 1, close);
    const items = inside.filter((token) => token.kind === "string");
    if (items.length === 0 || inside.some((token) => token.kind !== "string" && token.text !== ","))
      return [];
    const last = items.at(-1);
    const more: Mutant[] = items.every((item) => roles.includes(item.text))
      ? roles
          .filter((role) => !items.some((item) => item.text === role))
          .map((role) => ({
            ...{ start: last?.end ?? 0, end: last?.end ?? 0, replacement: `, '${role}'` },
            kind: `also the ${role}`,
          }))
      : [];
    const fewer = items.map((item, index): Mutant => {
      const next = items[index + 1];
      const before = items[index - 1];
      const [start, end] =
        next === undefined ? [before?.end ?? item.start, item.end] : [item.start, next.start];
      return { start, end, replacement: "", kind: `without '${item.text}'` };
    });
    return [...more, ...fewer];
  });
}

function literals(tokens: readonly Token[]): Mutant[] {
  return tokens.flatMap(({ kind, text, start, end }): Mutant[] => {
    if (kind === "int") {
      return [1, -1].map((step) => ({
        ...{
          start,
          end,
          replacement: String(Number(text) + step),
          kind: `${text} to ${String(Number(text) + step)}`,
        },
      }));
    }
    if (kind !== "name" || (text !== "true" && text !== "false")) return [];
    const replacement = text === "true" ? "false" : "true";
    return [{ start, end, replacement, kind: `${text} to ${replacement}` }];
  });
}
