import { EvaluationError } from "./errors.ts";

/** RE2's and POSIX' named classes, as they stand inside square brackets. */
const posixClasses: Readonly<Record<string, string>> = {
  alnum: "0-9A-Za-z",
  alpha: "A-Za-z",
  ascii: "\\x00-\\x7F",
  blank: "\\t ",
  cntrl: "\\x00-\\x1F\\x7F",
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: "!-\\/:-@\\[-`\\{-~",
  space: "\\t\\n\\v\\f\\r ",
  upper: "A-Z",
  word: "0-9A-Za-z_",
  xdigit: "0-9A-Fa-f",
};
const shorthands: Readonly<Record<string, { inside: string | undefined; outside: string }>> = {
  d: { inside: "0-9", outside: "[0-9]" },
  D: { inside: undefined, outside: "[^0-9]" },
  s: { inside: "\\t\\n\\f\\r ", outside: "[\\t\\n\\f\\r ]" },
  S: { inside: undefined, outside: "[^\\t\\n\\f\\r ]" },
  w: { inside: "0-9A-Za-z_", outside: "[0-9A-Za-z_]" },
  W: { inside: undefined, outside: "[^0-9A-Za-z_]" },
  A: { inside: undefined, outside: "^" },
  z: { inside: undefined, outside: "$" },
  b: { inside: undefined, outside: "\\b" },
  B: { inside: undefined, outside: "\\B" },
};
const compiled = new Map<string, RegExp>();
const mostCompiled = 1000;

/**
 * A pattern in RE2's syntax as a global JavaScript expression that means the same.
 * @throws EvaluationError where RE2 knows no such construct (look-around, back references) or this runtime does not.
 */
export function toRegularExpression(pattern: string): RegExp {
  const known = compiled.get(pattern);
  if (known !== undefined) {
    known.lastIndex = 0;
    return known;
  }
  let expression: RegExp;
  try {
    expression = translate(pattern);
  } catch (error) {
    if (error instanceof EvaluationError) throw error;
    throw new EvaluationError(`Invalid regular expression ${JSON.stringify(pattern)}.`);
  }
  // Patterns can be made of what requests carry.
  if (compiled.size === mostCompiled) compiled.clear();
  compiled.set(pattern, expression);
  return expression;
}

/** `matches` of the language: the pattern must cover the whole text. */
export function matchesWhole(text: string, pattern: string): boolean {
  toRegularExpression(pattern);
  return toRegularExpression(`^(?:${pattern})$`).test(text);
}

function translate(pattern: string): RegExp {
  const refuse = (what: string): never => {
    throw new EvaluationError(`${what} is not covered in the regular expression ${JSON.stringify(pattern)}.`);
  };
  let flags = "gu";
  let result = "";
  let isInClass = false;
  // `matches` puts the whole pattern into a group, so flags may stand after its opening, too.
  const leading = /^(\^\(\?:)?\(\?([is]+)\)/.exec(pattern);
  const dot = leading?.[2]?.includes("s") === true ? "[^]" : "[^\\n]";
  if (leading?.[2]?.includes("i") === true) flags += "i";
  result += leading?.[1] ?? "";

  for (let index = leading?.[0].length ?? 0; index < pattern.length; index += 1) {
    const character = pattern[index] ?? "";
    const rest = pattern.slice(index);
    if (character === "\\") {
      const escape = translateEscape(rest, isInClass) ?? refuse(`The escape ${rest.slice(0, 2)}`);
      result += escape.text;
      index += escape.length - 1;
    } else if (isInClass) {
      const named = /^\[:(\^?)([a-z]+):\]/.exec(rest);
      if (named !== null) {
        const members = Object.hasOwn(posixClasses, named[2] ?? "")
          ? posixClasses[named[2] ?? ""]
          : undefined;
        if (named[1] !== "" || members === undefined) refuse(named[0]);
        result += members ?? "";
        index += named[0].length - 1;
      } else {
        isInClass = character !== "]";
        result += character === "[" ? "\\[" : character;
      }
    } else if (character === "[") {
      isInClass = true;
      const opening = /^\[\^?\]?/.exec(rest)?.[0] ?? "[";
      // A bracket that closes nothing yet is a member of the class.
      result += opening.replace("]", "\\]");
      index += opening.length - 1;
    } else if (rest.startsWith("(?")) {
      if (!rest.startsWith("(?:")) refuse(`The group ${rest.slice(0, 3)}`);
      result += "(?:";
      index += 2;
    } else if (character === "(") {
      // Nothing here refers to groups, and capturing ones would change what `split` answers.
      result += "(?:";
    } else if (character === ".") result += dot;
    else if (character === "{" && !/^\{\d+(?:,\d*)?\}/.test(rest)) result += "\\{";
    else if (character === "}" && !/\{\d+(?:,\d*)?$/.test(pattern.slice(0, index))) result += "\\}";
    else result += character;
  }
  return new RegExp(result, flags);
}

function translateEscape(rest: string, isInClass: boolean): { text: string; length: number } | undefined {
  const escaped = rest[1] ?? "";
  const unicode = /^\\[pP](?:([A-Z])|\{(\^?[A-Z][a-z]?)\})/.exec(rest);
  if (unicode !== null) {
    const category = unicode[1] ?? unicode[2] ?? "";
    if (category.startsWith("^")) return undefined;
    return { text: `\\${escaped}{${category}}`, length: unicode[0].length };
  }
  const code = /^\\x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(rest);
  if (code !== null) return { text: `\\u{${code[1] ?? code[2] ?? ""}}`, length: code[0].length };
  if (Object.hasOwn(shorthands, escaped)) {
    const text = isInClass ? shorthands[escaped]?.inside : shorthands[escaped]?.outside;
    return text === undefined ? undefined : { text, length: 2 };
  }
  if (/^[fnrtv]$/.test(escaped)) return { text: `\\${escaped}`, length: 2 };
  if (!/^[!-/:-@[-`{-~]$/.test(escaped)) return undefined;
  // With the flag `u` JavaScript lets only these be escaped; the others mean themselves.
  const needsEscape = /^[\^$\\.*+?()[\]{}|/-]$/.test(escaped) && (escaped !== "-" || isInClass);
  return { text: needsEscape ? `\\${escaped}` : escaped, length: 2 };
}
