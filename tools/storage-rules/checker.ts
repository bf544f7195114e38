import type { Block, Expression, FunctionDeclaration, Match, PatternSegment } from "./ast.ts";
import { CompileError, EvaluationError, type Position } from "./errors.ts";
import { hasMethod, takes } from "./methods.ts";
import { conversions, namespaces } from "./namespaces.ts";
import { toRegularExpression } from "./regular-expressions.ts";

const requestMembers = new Set(["auth", "path", "resource", "time"]);
const patternMethods = new Set(["matches", "replace", "split"]);
const globals = ["request", "resource"];
/** The service itself allows ten `let` in a function. */
const mostLets = 10;

interface Scope {
  readonly names: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/**
 * Finds what the grammar cannot: unknown names, functions and methods, wrong numbers of arguments, recursion, names
 * declared twice, patterns that could match in two ways.
 * @throws CompileError at the first such place.
 */
export function checkRules(service: Block): void {
  checkBlock(service, { names: new Set(globals), functions: new Map() }, []);
}

function checkBlock(block: Block, outer: Scope, path: readonly PatternSegment[]): Scope {
  const functions = new Map(outer.functions);
  for (const declaration of block.functions) {
    const { name, at } = declaration;
    if (functions.has(name) || conversions.has(name)) {
      throw new CompileError(`There is another function "${name}" in reach.`, at);
    }
    functions.set(name, declaration);
  }
  const scope = { names: outer.names, functions };
  for (const declaration of block.functions) checkFunction(declaration, scope);
  for (const match of block.matches) checkMatch(match, scope, path);
  return scope;
}

function checkMatch(match: Match, outer: Scope, path: readonly PatternSegment[]): void {
  const names = new Set(outer.names);
  const pattern = [...path, ...match.pattern];
  for (const segment of match.pattern) if (segment.kind !== "fixed") declare(segment.name, names, segment.at);
  if (pattern.filter((segment) => segment.kind === "rest").length > 1) {
    throw new CompileError("A path can have one wildcard for several segments only.", match.at);
  }
  const scope = checkBlock(match, { names, functions: outer.functions }, pattern);
  for (const { condition } of match.allows) if (condition !== undefined) checkExpression(condition, scope);
}

function checkFunction(declaration: FunctionDeclaration, outer: Scope): void {
  const { parameters, lets, result, at } = declaration;
  if (lets.length > mostLets) throw new CompileError(`A function has at most ${String(mostLets)} let.`, at);
  refuseRecursion(declaration, outer.functions, []);
  const own = new Set<string>();
  const scopeNow = () => ({ names: new Set([...outer.names, ...own]), functions: outer.functions });
  for (const parameter of parameters) declare(parameter, own, at);
  for (const variable of lets) {
    checkExpression(variable.value, scopeNow());
    declare(variable.name, own, variable.at);
  }
  checkExpression(result, scopeNow());
}

function declare(name: string, names: Set<string>, at: Position): void {
  if (names.has(name) || globals.includes(name)) throw new CompileError(`"${name}" is declared already.`, at);
  if (namespaces.has(name)) throw new CompileError(`"${name}" is a namespace.`, at);
  names.add(name);
}

function refuseRecursion(
  declaration: FunctionDeclaration,
  functions: Scope["functions"],
  callers: readonly FunctionDeclaration[],
): void {
  if (callers.includes(declaration)) {
    throw new CompileError(`The function "${declaration.name}" calls itself.`, declaration.at);
  }
  const chain = [...callers, declaration];
  const visit = (expression: Expression): void => {
    const called = expression.kind === "call" ? functions.get(expression.name) : undefined;
    if (called !== undefined) refuseRecursion(called, functions, chain);
    for (const part of partsOf(expression)) visit(part);
  };
  for (const { value } of declaration.lets) visit(value);
  visit(declaration.result);
}

function checkExpression(expression: Expression, scope: Scope): void {
  const { at } = expression;
  switch (expression.kind) {
    case "name":
      if (!scope.names.has(expression.name)) throw new CompileError(`Unknown name "${expression.name}".`, at);
      break;
    case "member":
      if (
        expression.object.kind === "name" &&
        expression.object.name === "request" &&
        !requestMembers.has(expression.name)
      ) {
        throw new CompileError(`request.${expression.name} is not covered.`, at);
      }
      break;
    case "call":
      checkCall(expression.name, expression.args.length, scope, at);
      break;
    case "namespace-call": {
      const builtIn = namespaces.get(expression.namespace)?.get(expression.name);
      const fullName = `${expression.namespace}.${expression.name}`;
      if (builtIn === undefined) throw new CompileError(`Unknown function "${fullName}".`, at);
      if (!takes(builtIn.arity, expression.args.length))
        throw wrongCount(fullName, expression.args.length, at);
      break;
    }
    case "method-call": {
      if (!hasMethod(expression.name, expression.args.length)) {
        const count = String(expression.args.length);
        throw new CompileError(`No type has a method "${expression.name}" with ${count} arguments.`, at);
      }
      const [pattern] = expression.args;
      if (patternMethods.has(expression.name) && pattern !== undefined) checkPattern(pattern);
      break;
    }
    default:
      break;
  }
  for (const part of partsOf(expression)) checkExpression(part, scope);
}

function checkCall(name: string, count: number, scope: Scope, at: Position): void {
  const declared = scope.functions.get(name);
  const arity =
    declared === undefined
      ? conversions.get(name)?.arity
      : ([declared.parameters.length, declared.parameters.length] as const);
  if (arity === undefined) throw new CompileError(`Unknown function "${name}".`, at);
  if (!takes(arity, count)) throw wrongCount(name, count, at);
}

function wrongCount(name: string, count: number, at: Position): CompileError {
  return new CompileError(`The function "${name}" does not take ${String(count)} arguments.`, at);
}

function checkPattern(pattern: Expression): void {
  if (pattern.kind !== "literal" || pattern.value.kind !== "string") return;
  try {
    toRegularExpression(pattern.value.value);
  } catch (error) {
    if (error instanceof EvaluationError) throw new CompileError(error.message, pattern.at);
    throw error;
  }
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "literal":
    case "name":
      return [];
    case "list":
      return expression.items;
    case "map":
      return expression.entries.map((entry) => entry.value);
    case "path":
      return expression.segments.filter((segment) => typeof segment !== "string");
    case "member":
      return [expression.object];
    case "index":
      return [expression.object, expression.index];
    case "range":
      return [expression.object, expression.from, expression.to];
    case "call":
    case "namespace-call":
      return expression.args;
    case "method-call":
      return [expression.object, ...expression.args];
    case "unary":
    case "is":
      return [expression.operand];
    case "binary":
      return [expression.left, expression.right];
    case "conditional":
      return [expression.condition, expression.whenTrue, expression.whenFalse];
  }
}
