import { CompileError } from "./errors.ts";
import type { Token } from "./lexer.ts";

const keywords = new Set([
  "allow",
  "false",
  "function",
  "if",
  "in",
  "is",
  "let",
  "match",
  "null",
  "return",
  "service",
  "true",
]);

/** Deeper than rules for people ever are; keeps a file from exhausting the stack. */
const deepest = 100;

/** Walks over the tokens of a file for the parsers. */
export class TokenReader {
  readonly #source: string;
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;

  /** @param tokens as from `tokenize(source)`: the last one is of kind `end`. */
  constructor(source: string, tokens: readonly Token[]) {
    this.#source = source;
    this.#tokens = tokens;
  }

  peek(): Token {
    const token = this.#tokens[this.#index] ?? this.#tokens.at(-1);
    if (token === undefined) throw new Error("There is always an end token.");
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  /** True when the next token is this word or sign (a string with that content is not). */
  isNext(text: string): boolean {
    const token = this.peek();
    return token.kind !== "string" && token.kind !== "end" && token.text === text;
  }

  /** As `isNext`, and without a space before it: `/a/b` is one path. */
  isNextTouching(text: string): boolean {
    return this.isNext(text) && this.#touches();
  }

  accept(text: string): boolean {
    const isThere = this.isNext(text);
    if (isThere) this.#index += 1;
    return isThere;
  }

  expect(text: string): Token {
    if (!this.isNext(text)) this.fail(`"${text}"`);
    return this.next();
  }

  /** A name that is no keyword. */
  expectName(): Token {
    const token = this.peek();
    if (token.kind !== "name" || keywords.has(token.text)) this.fail("a name");
    return this.next();
  }

  /** A name after a dot, where keywords are names too. */
  expectMember(): Token {
    if (this.peek().kind !== "name") this.fail("a name");
    return this.next();
  }

  /** The literal text of a path segment, which touches what stands before it: letters, digits, `_`, `-`, `.`. */
  readSegmentText(): string {
    const start = this.peek().start;
    let end = start;
    while (this.#touches() && this.#isSegmentPart()) end = this.next().end;
    if (end === start) this.fail("a path segment");
    return this.#source.slice(start, end);
  }

  /** Parses something that can contain itself. */
  nest<Result>(parse: () => Result): Result {
    if (this.#depth === deepest) throw new CompileError("This is nested too deeply.", this.peek().at);
    this.#depth += 1;
    const result = parse();
    this.#depth -= 1;
    return result;
  }

  /** @throws CompileError always, at the next token. */
  fail(wanted: string): never {
    const token = this.peek();
    const found = token.kind === "end" ? "the end of the file" : JSON.stringify(token.text);
    throw new CompileError(`Expected ${wanted}, found ${found}.`, token.at);
  }

  #touches(): boolean {
    return this.#tokens[this.#index - 1]?.end === this.peek().start;
  }

  #isSegmentPart(): boolean {
    const { kind, text } = this.peek();
    return kind === "name" || kind === "int" || kind === "float" || text === "-" || text === ".";
  }
}
