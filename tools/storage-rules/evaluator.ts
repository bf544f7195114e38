import type { Expression, FunctionDeclaration } from "./ast.ts";
import { EvaluationError } from "./errors.ts";
import { callMethod } from "./methods.ts";
import { callNamespace, conversions } from "./namespaces.ts";
import { applyOperator, negate } from "./operators.ts";
import { boolValue, listValue, mapValue, nullValue, stringValue, typeNames, type Value } from "./values.ts";

/** What an evaluation can see. */
export interface Environment {
  /** `request`, `resource`, wildcards, parameters, `let`; `undefined` for a wildcard without a value. */
  readonly names: ReadonlyMap<string, Value | undefined>;
  /** The part of `names` that functions see, too: not the parameters and `let` of whoever calls them. */
  readonly outerNames: ReadonlyMap<string, Value | undefined>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  /**
   * The fields of a Firestore document, or undefined when there is none.
   * @throws EvaluationError for a path that names no document; MissingDocument until it has been fetched.
   */
  readonly documentAt: (segments: readonly string[]) => ReadonlyMap<string, Value> | undefined;
  /** Counts down; shared by the whole evaluation. */
  readonly budget: { steps: number };
}

/** Steps a request may take; the service itself stops at 1,000 expressions, counted in its own way. */
export const stepBudget = 10_000;

/**
 * Evaluates a checked expression.
 * @throws EvaluationError when it has no value, and whatever `documentAt` throws.
 */
export function evaluate(expression: Expression, environment: Environment): Value {
  environment.budget.steps -= 1;
  if (environment.budget.steps < 0)
    throw new EvaluationError("The rules take too many steps.", expression.at);
  try {
    return evaluateNode(expression, environment);
  } catch (error) {
    if (error instanceof EvaluationError && error.at === undefined) {
      throw new EvaluationError(error.message, expression.at);
    }
    throw error;
  }
}

function evaluateNode(expression: Expression, environment: Environment): Value {
  const valueOf = (part: Expression) => evaluate(part, environment);
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "list":
      return listValue(expression.items.map(valueOf));
    case "map":
      return mapValue(new Map(expression.entries.map(({ key, value }) => [key, valueOf(value)])));
    case "path":
      return { kind: "path", segments: expression.segments.flatMap((part) => toPathSegments(part, valueOf)) };
    case "name":
      return valueOfName(expression.name, environment);
    case "member":
      return memberOf(valueOf(expression.object), expression.name);
    case "index":
      return elementOf(valueOf(expression.object), valueOf(expression.index));
    case "range":
      return rangeOf(valueOf(expression.object), valueOf(expression.from), valueOf(expression.to));
    case "call":
      return callFunction(expression.name, expression.args.map(valueOf), environment);
    case "namespace-call": {
      const args = expression.args.map(valueOf);
      if (expression.namespace === "firestore") return lookUp(expression.name, args[0], environment);
      return callNamespace(expression.namespace, expression.name, args);
    }
    case "method-call":
      return callMethod(valueOf(expression.object), expression.name, expression.args.map(valueOf));
    case "unary": {
      const operand = valueOf(expression.operand);
      return expression.operator === "-" ? negate(operand) : boolValue(!toBool(operand));
    }
    case "binary":
      if (expression.operator === "&&") return absorb(expression.left, expression.right, false, environment);
      if (expression.operator === "||") return absorb(expression.left, expression.right, true, environment);
      return applyOperator(expression.operator, valueOf(expression.left), valueOf(expression.right));
    case "is":
      return boolValue((typeNames[expression.type] ?? []).includes(valueOf(expression.operand).kind));
    case "conditional":
      return valueOf(toBool(valueOf(expression.condition)) ? expression.whenTrue : expression.whenFalse);
  }
}

/**
 * `&&` (decided by false) and `||` (decided by true): one operand that decides is enough, whatever the other one is,
 * an error included. Without one, an error on either side is the result.
 */
function absorb(left: Expression, right: Expression, deciding: boolean, environment: Environment): Value {
  let failure: EvaluationError | undefined;
  try {
    if (evaluateBool(left, environment) === deciding) return boolValue(deciding);
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    failure = error;
  }
  if (evaluateBool(right, environment) === deciding) return boolValue(deciding);
  if (failure !== undefined) throw failure;
  return boolValue(!deciding);
}

function evaluateBool(expression: Expression, environment: Environment): boolean {
  const value = evaluate(expression, environment);
  if (value.kind !== "bool") throw new EvaluationError(`Expected bool, not ${value.kind}.`, expression.at);
  return value.value;
}

function toBool(value: Value): boolean {
  if (value.kind !== "bool") throw new EvaluationError(`Expected bool, not ${value.kind}.`);
  return value.value;
}

function valueOfName(name: string, environment: Environment): Value {
  const value = environment.names.get(name);
  if (value === undefined) throw new EvaluationError(`"${name}" has no value in this request.`);
  return value;
}

function memberOf(object: Value, name: string): Value {
  if (object.kind !== "map") throw new EvaluationError(`A ${object.kind} has no property "${name}".`);
  const value = object.fields.get(name);
  if (value === undefined) throw new EvaluationError(`There is no property "${name}".`);
  return value;
}

function elementOf(object: Value, index: Value): Value {
  if (object.kind === "map" && index.kind === "string") return memberOf(object, index.value);
  if (index.kind !== "int") throw new EvaluationError(`A ${object.kind} has no element [${index.kind}].`);
  const position = Number(index.value);
  let value: Value | undefined;
  if (position >= 0) {
    if (object.kind === "list") value = object.items[position];
    else if (object.kind === "path") value = optionalString(object.segments[position]);
    else if (object.kind === "string") value = optionalString([...object.value][position]);
  }
  if (value === undefined)
    throw new EvaluationError(`This ${object.kind} has no element ${String(position)}.`);
  return value;
}

function optionalString(text: string | undefined): Value | undefined {
  return text === undefined ? undefined : stringValue(text);
}

function rangeOf(object: Value, from: Value, to: Value): Value {
  if (from.kind !== "int" || to.kind !== "int")
    throw new EvaluationError("A range goes from integer to integer.");
  const [start, end] = [Number(from.value), Number(to.value)];
  const cut = <Item>(items: readonly Item[]): readonly Item[] => {
    if (start < 0 || end < start || end > items.length)
      throw new EvaluationError("This range is out of bounds.");
    return items.slice(start, end);
  };
  if (object.kind === "list") return listValue(cut(object.items));
  if (object.kind === "string") return stringValue(cut([...object.value]).join(""));
  throw new EvaluationError(`A ${object.kind} has no ranges.`);
}

function toPathSegments(part: string | Expression, valueOf: (part: Expression) => Value): readonly string[] {
  if (typeof part === "string") return [part];
  const value = valueOf(part);
  if (value.kind === "path") return value.segments;
  if (value.kind === "string" && value.value !== "" && !value.value.includes("/")) return [value.value];
  throw new EvaluationError("Only a string without a slash, or a path, can stand in a path.", part.at);
}

function callFunction(name: string, args: readonly Value[], environment: Environment): Value {
  const [argument] = args;
  const declaration = environment.functions.get(name);
  if (declaration === undefined) {
    const conversion = conversions.get(name);
    if (conversion === undefined || argument === undefined)
      throw new EvaluationError(`There is no function ${name}.`);
    return conversion.run(argument);
  }
  const names = new Map(environment.outerNames);
  declaration.parameters.forEach((parameter, index) => names.set(parameter, args[index]));
  const inner = { ...environment, names };
  for (const variable of declaration.lets) names.set(variable.name, evaluate(variable.value, inner));
  return evaluate(declaration.result, inner);
}

function lookUp(name: string, path: Value | undefined, environment: Environment): Value {
  if (path?.kind !== "path") throw new EvaluationError(`firestore.${name} takes a path.`);
  const fields = environment.documentAt(path.segments);
  if (name === "exists") return boolValue(fields !== undefined);
  if (fields === undefined) return nullValue;
  return mapValue(
    new Map([
      ["data", mapValue(fields)],
      ["id", stringValue(path.segments.at(-1) ?? "")],
      ["__name__", path],
    ]),
  );
}
