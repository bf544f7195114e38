import type { Allow, FunctionDeclaration, Match, Operation, PatternSegment } from "./ast.ts";
import { CompileError } from "./errors.ts";
import { parseExpression } from "./expression-parser.ts";
import { tokenize } from "./lexer.ts";
import { TokenReader } from "./token-reader.ts";
import type { Block } from "./ast.ts";

const operations: Readonly<Record<string, readonly Operation[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
  get: ["get"],
  list: ["list"],
  create: ["create"],
  update: ["update"],
  delete: ["delete"],
};

/**
 * Parses a file of the form `rules_version = '2'; service firebase.storage { … }`. Names are not resolved here.
 * @throws CompileError at the first construct that is not covered.
 */
export function parseRules(source: string): Block {
  const reader = new TokenReader(source, tokenize(source));
  reader.expect("rules_version");
  reader.expect("=");
  const version = reader.next();
  if (version.kind !== "string" || version.text !== "2") {
    throw new CompileError("Only rules_version = '2' is covered.", version.at);
  }
  reader.expect(";");
  reader.expect("service");
  const start = reader.peek();
  const service = [reader.expectName().text, reader.expect(".").text, reader.expectName().text].join("");
  if (service !== "firebase.storage") {
    throw new CompileError(`Only the service firebase.storage is covered, not ${service}.`, start.at);
  }
  const { allows, ...block } = parseBlock(reader);
  if (allows.length > 0) throw new CompileError("An allow belongs into a match.", start.at);
  if (reader.peek().kind !== "end") reader.fail("the end of the file");
  return block;
}

function parseBlock(reader: TokenReader): Omit<Match, "pattern" | "at"> {
  const functions: FunctionDeclaration[] = [];
  const matches: Match[] = [];
  const allows: Allow[] = [];
  reader.expect("{");
  for (;;) {
    if (reader.accept("}")) return { functions, matches, allows };
    if (reader.isNext("match")) matches.push(parseMatch(reader));
    else if (reader.isNext("allow")) allows.push(parseAllow(reader));
    else if (reader.isNext("function")) functions.push(parseFunction(reader));
    else reader.fail('"match", "allow", "function" or "}"');
  }
}

function parseMatch(reader: TokenReader): Match {
  const { at } = reader.expect("match");
  const pattern: PatternSegment[] = [];
  do {
    reader.expect("/");
    pattern.push(parsePatternSegment(reader));
  } while (reader.isNextTouching("/"));
  return { pattern, at, ...parseBlock(reader) };
}

function parsePatternSegment(reader: TokenReader): PatternSegment {
  if (!reader.isNextTouching("{")) return { kind: "fixed", text: reader.readSegmentText() };
  reader.expect("{");
  const name = reader.expectName();
  const isRest = reader.accept("=");
  if (isRest) reader.expect("**");
  reader.expect("}");
  return { kind: isRest ? "rest" : "one", name: name.text, at: name.at };
}

function parseAllow(reader: TokenReader): Allow {
  reader.expect("allow");
  const allowed = new Set<Operation>();
  do {
    const method = reader.expectName();
    const meant = Object.hasOwn(operations, method.text) ? operations[method.text] : undefined;
    if (meant === undefined) throw new CompileError(`Unknown method "${method.text}".`, method.at);
    for (const operation of meant) allowed.add(operation);
  } while (reader.accept(","));
  let condition;
  if (reader.accept(":")) {
    reader.expect("if");
    condition = parseExpression(reader);
  }
  reader.expect(";");
  return { operations: allowed, condition };
}

function parseFunction(reader: TokenReader): FunctionDeclaration {
  const { at } = reader.expect("function");
  const name = reader.expectName().text;
  const parameters: string[] = [];
  reader.expect("(");
  if (!reader.isNext(")")) {
    do parameters.push(reader.expectName().text);
    while (reader.accept(","));
  }
  reader.expect(")");
  reader.expect("{");
  const lets: { name: string; value: ReturnType<typeof parseExpression>; at: typeof at }[] = [];
  while (reader.accept("let")) {
    const variable = reader.expectName();
    reader.expect("=");
    lets.push({ name: variable.text, value: parseExpression(reader), at: variable.at });
    reader.expect(";");
  }
  reader.expect("return");
  const result = parseExpression(reader);
  reader.expect(";");
  reader.expect("}");
  return { name, parameters, lets, result, at };
}
