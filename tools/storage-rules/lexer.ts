import { CompileError, type Position } from "./errors.ts";

/** `start` and `end` are offsets into the source; two tokens touch when one's end is the other's start. */
export interface Token {
  readonly kind: "name" | "int" | "float" | "string" | "punctuation" | "end";
  /** As written; for strings the decoded content. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly at: Position;
}

const ignored = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const name = /[A-Za-z_][A-Za-z0-9_]*/y;
const float = /\d+\.\d+/y;
const int = /\d+/y;
const punctuation = /&&|\|\||==|!=|<=|>=|\*\*|[(){}[\],;:.?!<>=+\-*/%$]/y;
const escapes: Readonly<Record<string, string>> = {
  "\\": "\\",
  "'": "'",
  '"': '"',
  n: "\n",
  r: "\r",
  t: "\t",
};

/**
 * Cuts a rules file into tokens; the last one is of kind `end`.
 * @throws CompileError at the first character that no token begins with.
 */
export function tokenize(source: string): Token[] {
  const positionAt = positionFinder(source);
  const tokens: Token[] = [];
  let offset = 0;

  function read(pattern: RegExp): string | undefined {
    pattern.lastIndex = offset;
    return pattern.exec(source)?.[0];
  }

  for (;;) {
    offset += read(ignored)?.length ?? 0;
    const at = positionAt(offset);
    const add = (kind: Token["kind"], text: string, length: number) => {
      tokens.push({ kind, text, start: offset, end: offset + length, at });
      offset += length;
    };
    const character = source[offset];
    if (character === undefined) {
      add("end", "", 0);
      return tokens;
    }
    if (source.startsWith("/*", offset)) throw new CompileError("This comment is never closed.", at);
    if (character === "'" || character === '"') {
      const { text, length } = readString(source, offset, positionAt);
      add("string", text, length);
      continue;
    }
    const word = read(name);
    if (word !== undefined) {
      add("name", word, word.length);
      continue;
    }
    const fraction = read(float);
    if (fraction !== undefined) {
      add("float", fraction, fraction.length);
      continue;
    }
    const digits = read(int);
    if (digits !== undefined) {
      add("int", digits, digits.length);
      continue;
    }
    const sign = read(punctuation);
    if (sign === undefined) throw new CompileError(`Unexpected character ${JSON.stringify(character)}.`, at);
    add("punctuation", sign, sign.length);
  }
}

function readString(
  source: string,
  start: number,
  positionAt: (offset: number) => Position,
): { text: string; length: number } {
  const quote = source[start];
  let text = "";
  for (let offset = start + 1; ; offset += 1) {
    const character = source[offset];
    if (character === undefined || character === "\n") {
      throw new CompileError("This string is never closed.", positionAt(start));
    }
    if (character === quote) return { text, length: offset + 1 - start };
    if (character !== "\\") {
      text += character;
      continue;
    }
    offset += 1;
    const escaped = source[offset] ?? "";
    const decoded = Object.hasOwn(escapes, escaped) ? escapes[escaped] : undefined;
    if (decoded === undefined) {
      throw new CompileError(
        `Unknown escape "\\${escaped}": write the backslash twice to mean a backslash.`,
        positionAt(offset - 1),
      );
    }
    text += decoded;
  }
}

function positionFinder(source: string): (offset: number) => Position {
  const lineStarts = [0];
  for (let offset = source.indexOf("\n"); offset !== -1; offset = source.indexOf("\n", offset + 1)) {
    lineStarts.push(offset + 1);
  }
  return (offset) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
  };
}
