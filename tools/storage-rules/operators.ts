import type { BinaryOperator } from "./ast.ts";
import { EvaluationError } from "./errors.ts";
import {
  compare,
  equals,
  includes,
  intValue,
  isNumber,
  boolValue,
  floatValue,
  stringValue,
  type Value,
} from "./values.ts";
import { durationValue } from "./time-values.ts";

export type StrictOperator = Exclude<BinaryOperator, "&&" | "||">;

/**
 * Applies an operator that needs both its operands.
 * @throws EvaluationError when it does not exist for them, on integer overflow and on integer division by zero.
 */
export function applyOperator(operator: StrictOperator, left: Value, right: Value): Value {
  switch (operator) {
    case "==":
      return boolValue(equals(left, right));
    case "!=":
      return boolValue(!equals(left, right));
    case "<":
      return boolValue(compare(left, right) < 0);
    case "<=":
      return boolValue(compare(left, right) <= 0);
    case ">":
      return boolValue(compare(left, right) > 0);
    case ">=":
      return boolValue(compare(left, right) >= 0);
    case "in":
      return boolValue(isIn(left, right));
    default:
      return calculate(operator, left, right);
  }
}

/** @throws EvaluationError for anything but a number. */
export function negate(operand: Value): Value {
  if (operand.kind === "int") return intValue(-operand.value);
  if (operand.kind === "float") return floatValue(-operand.value);
  throw new EvaluationError(`Cannot negate ${operand.kind}.`);
}

function isIn(wanted: Value, container: Value): boolean {
  if (container.kind === "list" || container.kind === "set") return includes(container.items, wanted);
  if (container.kind === "map" && wanted.kind === "string") return container.fields.has(wanted.value);
  throw new EvaluationError(`Cannot look for ${wanted.kind} in ${container.kind}.`);
}

type Arithmetic = "+" | "-" | "*" | "/" | "%";

function calculate(operator: Arithmetic, left: Value, right: Value): Value {
  if (left.kind === "int" && right.kind === "int") return calculateInt(operator, left.value, right.value);
  if (isNumber(left) && isNumber(right)) {
    return floatValue(calculateFloat(operator, Number(left.value), Number(right.value)));
  }
  if (operator === "+" && left.kind === "string" && right.kind === "string") {
    return stringValue(left.value + right.value);
  }
  return calculateTime(operator, left, right);
}

function calculateInt(operator: Arithmetic, left: bigint, right: bigint): Value {
  if ((operator === "/" || operator === "%") && right === 0n) throw new EvaluationError("Division by zero.");
  switch (operator) {
    case "+":
      return intValue(left + right);
    case "-":
      return intValue(left - right);
    case "*":
      return intValue(left * right);
    case "/":
      return intValue(left / right);
    case "%":
      return intValue(left % right);
  }
}

function calculateFloat(operator: Arithmetic, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
  }
}

function calculateTime(operator: Arithmetic, left: Value, right: Value): Value {
  if (operator === "+") {
    if (left.kind === "timestamp" && right.kind === "duration") {
      return { kind: "timestamp", nanos: left.nanos + right.nanos };
    }
    if (left.kind === "duration" && right.kind === "timestamp") {
      return { kind: "timestamp", nanos: left.nanos + right.nanos };
    }
    if (left.kind === "duration" && right.kind === "duration") return durationValue(left.nanos + right.nanos);
  }
  if (operator === "-") {
    if (left.kind === "timestamp" && right.kind === "timestamp")
      return durationValue(left.nanos - right.nanos);
    if (left.kind === "timestamp" && right.kind === "duration") {
      return { kind: "timestamp", nanos: left.nanos - right.nanos };
    }
    if (left.kind === "duration" && right.kind === "duration") return durationValue(left.nanos - right.nanos);
  }
  throw new EvaluationError(`There is no ${left.kind} ${operator} ${right.kind}.`);
}
