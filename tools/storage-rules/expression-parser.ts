import type { BinaryOperator, Expression } from "./ast.ts";
import { CompileError } from "./errors.ts";
import { namespaces } from "./namespaces.ts";
import type { TokenReader } from "./token-reader.ts";
import { boolValue, floatValue, nullValue, stringValue, typeNames, type Value } from "./values.ts";

/**
 * How tightly the operators bind, loosest first, as the language reference orders them:
 * || < && < == != < in, is < relations < + - < * / % < ! - < member access and calls.
 */
const levels: readonly (readonly (BinaryOperator | "is")[])[] = [
  ["||"],
  ["&&"],
  ["==", "!="],
  ["in", "is"],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];
const largestInt = 2n ** 63n - 1n;

/**
 * Parses one expression and leaves the reader after it.
 * @throws CompileError at the first token that fits nowhere.
 */
export function parseExpression(reader: TokenReader): Expression {
  return reader.nest(() => parseConditional(reader));
}

function parseConditional(reader: TokenReader): Expression {
  const condition = parseBinary(reader, 0);
  const { at } = reader.peek();
  if (!reader.accept("?")) return condition;
  const whenTrue = parseExpression(reader);
  reader.expect(":");
  return { kind: "conditional", condition, whenTrue, whenFalse: parseExpression(reader), at };
}

function parseBinary(reader: TokenReader, level: number): Expression {
  const operators = levels[level];
  if (operators === undefined) return parseUnary(reader);
  let left = parseBinary(reader, level + 1);
  for (;;) {
    const operator = operators.find((candidate) => reader.isNext(candidate));
    if (operator === undefined) return left;
    const { at } = reader.next();
    if (operator === "is") left = { kind: "is", operand: left, type: parseTypeName(reader), at };
    else left = { kind: "binary", operator, left, right: parseBinary(reader, level + 1), at };
  }
}

function parseTypeName(reader: TokenReader): string {
  const type = reader.expectName();
  if (!Object.hasOwn(typeNames, type.text)) throw new CompileError(`Unknown type "${type.text}".`, type.at);
  return type.text;
}

function parseUnary(reader: TokenReader): Expression {
  const prefixes = [];
  while (reader.isNext("!") || reader.isNext("-")) prefixes.push(reader.next());
  let result = parsePostfix(reader);
  for (const { text, at } of prefixes.reverse()) {
    result = { kind: "unary", operator: text === "!" ? "!" : "-", operand: result, at };
  }
  return result;
}

function parsePostfix(reader: TokenReader): Expression {
  let result = parsePrimary(reader);
  for (;;) {
    if (reader.accept(".")) {
      const { text: name, at } = reader.expectMember();
      if (!reader.isNext("(")) {
        result = { kind: "member", object: result, name, at };
        continue;
      }
      const args = parseArguments(reader);
      const namespace = result.kind === "name" && namespaces.has(result.name) ? result.name : undefined;
      result =
        namespace === undefined
          ? { kind: "method-call", object: result, name, args, at }
          : { kind: "namespace-call", namespace, name, args, at };
    } else if (reader.isNext("[")) {
      const { at } = reader.next();
      const index = parseExpression(reader);
      if (reader.accept(":")) {
        result = { kind: "range", object: result, from: index, to: parseExpression(reader), at };
      } else result = { kind: "index", object: result, index, at };
      reader.expect("]");
    } else return result;
  }
}

function parseArguments(reader: TokenReader): Expression[] {
  reader.expect("(");
  const args: Expression[] = [];
  if (reader.accept(")")) return args;
  do args.push(parseExpression(reader));
  while (reader.accept(","));
  reader.expect(")");
  return args;
}

function parsePrimary(reader: TokenReader): Expression {
  const { kind, text, at } = reader.peek();
  const literal = literalValue(reader);
  if (literal !== undefined) {
    reader.next();
    return { kind: "literal", value: literal, at };
  }
  if (reader.isNext("/")) return { kind: "path", segments: parsePath(reader), at };
  if (reader.accept("(")) {
    const inner = parseExpression(reader);
    reader.expect(")");
    return inner;
  }
  if (reader.isNext("[")) return { kind: "list", items: parseItems(reader), at };
  if (reader.isNext("{")) return { kind: "map", entries: parseEntries(reader), at };
  if (kind !== "name") reader.fail("an expression");
  const name = reader.expectName().text;
  return reader.isNext("(")
    ? { kind: "call", name, args: parseArguments(reader), at }
    : { kind: "name", name: text, at };
}

function literalValue(reader: TokenReader): Value | undefined {
  const { kind, text, at } = reader.peek();
  if (kind === "string") return stringValue(text);
  if (kind === "float") return floatValue(Number(text));
  if (kind === "int") {
    const value = BigInt(text);
    if (value > largestInt) throw new CompileError("This integer does not fit 64 bits.", at);
    return { kind: "int", value };
  }
  if (kind !== "name") return undefined;
  if (text === "true" || text === "false") return boolValue(text === "true");
  return text === "null" ? nullValue : undefined;
}

function parseItems(reader: TokenReader): Expression[] {
  reader.expect("[");
  const items: Expression[] = [];
  if (reader.accept("]")) return items;
  do items.push(parseExpression(reader));
  while (reader.accept(","));
  reader.expect("]");
  return items;
}

function parseEntries(reader: TokenReader): { key: string; value: Expression }[] {
  reader.expect("{");
  const entries: { key: string; value: Expression }[] = [];
  if (reader.accept("}")) return entries;
  do {
    const key = reader.peek();
    if (key.kind !== "string") reader.fail("a key in quotes");
    reader.next();
    reader.expect(":");
    if (entries.some((entry) => entry.key === key.text)) {
      throw new CompileError(`The key "${key.text}" stands twice in this map.`, key.at);
    }
    entries.push({ key: key.text, value: parseExpression(reader) });
  } while (reader.accept(","));
  reader.expect("}");
  return entries;
}

/** A path such as `/databases/(default)/documents/users/$(request.auth.uid)`, without spaces between its segments. */
function parsePath(reader: TokenReader): (string | Expression)[] {
  const segments: (string | Expression)[] = [];
  do {
    reader.expect("/");
    if (reader.isNextTouching("$")) {
      reader.next();
      if (!reader.isNextTouching("(")) reader.fail('"("');
      reader.expect("(");
      segments.push(parseExpression(reader));
      reader.expect(")");
    } else if (reader.isNextTouching("(")) {
      reader.expect("(");
      segments.push(`(${reader.readSegmentText()})`);
      if (!reader.isNextTouching(")")) reader.fail('")"');
      reader.expect(")");
    } else segments.push(reader.readSegmentText());
  } while (reader.isNextTouching("/"));
  return segments;
}
