import { EvaluationError } from "./errors.ts";
import { durationValue, timestampFromMillis, timestampOfDay, unitNanos } from "./time-values.ts";
import { boolValue, floatValue, intValue, isNumber, stringValue, type Value } from "./values.ts";

/** A function of the language: how many arguments it takes and what it answers, or throws an EvaluationError. */
export interface BuiltIn {
  readonly arity: readonly [least: number, most: number];
  readonly run: (...args: (Value | undefined)[]) => Value;
}

const mathFunctions: Readonly<Record<string, BuiltIn>> = {
  abs: one((value) => {
    if (value.kind === "int") return intValue(value.value < 0n ? -value.value : value.value);
    return floatValue(Math.abs(toNumber(value)));
  }),
  ceil: one((value) => roundWith(value, Math.ceil)),
  floor: one((value) => roundWith(value, Math.floor)),
  round: one((value) => roundWith(value, Math.round)),
  isInfinite: one((value) => boolValue(Math.abs(toNumber(value)) === Infinity)),
  isNaN: one((value) => boolValue(Number.isNaN(toNumber(value)))),
  pow: { arity: [2, 2], run: (base, exponent) => floatValue(toNumber(base) ** toNumber(exponent)) },
  sqrt: one((value) => floatValue(Math.sqrt(toNumber(value)))),
};

const timestampFunctions: Readonly<Record<string, BuiltIn>> = {
  date: {
    arity: [3, 3],
    run: (year, month, day) => timestampOfDay(Number(toInt(year)), Number(toInt(month)), Number(toInt(day))),
  },
  value: one((millis) => timestampFromMillis(toInt(millis))),
};

const durationFunctions: Readonly<Record<string, BuiltIn>> = {
  abs: one((value) => {
    if (value.kind !== "duration") throw new EvaluationError("duration.abs takes a duration.");
    return durationValue(value.nanos < 0n ? -value.nanos : value.nanos);
  }),
  time: {
    arity: [4, 4],
    run: (hours, minutes, seconds, nanos) =>
      durationValue(
        toInt(hours) * nanosOf("h") +
          toInt(minutes) * nanosOf("m") +
          toInt(seconds) * nanosOf("s") +
          toInt(nanos),
      ),
  },
  value: {
    arity: [2, 2],
    run: (magnitude, unit) => {
      if (unit?.kind !== "string") throw new EvaluationError("The unit of a duration is a string.");
      return durationValue(toInt(magnitude) * nanosOf(unit.value));
    },
  },
};

/** `namespace.function(…)`; those of `firestore` need the look-ups of an evaluation and are run there. */
export const namespaces: ReadonlyMap<string, ReadonlyMap<string, Pick<BuiltIn, "arity">>> = new Map<
  string,
  ReadonlyMap<string, Pick<BuiltIn, "arity">>
>([
  ["math", new Map(Object.entries(mathFunctions))],
  ["timestamp", new Map(Object.entries(timestampFunctions))],
  ["duration", new Map(Object.entries(durationFunctions))],
  [
    "firestore",
    new Map([
      ["get", { arity: [1, 1] }],
      ["exists", { arity: [1, 1] }],
    ]),
  ],
]);

/** Conversions, called without a namespace. */
export const conversions: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ["int", one(convertToInt)],
  ["float", one(convertToFloat)],
  ["string", one(convertToString)],
]);

const pureNamespaces: ReadonlyMap<string, Readonly<Record<string, BuiltIn>>> = new Map([
  ["math", mathFunctions],
  ["timestamp", timestampFunctions],
  ["duration", durationFunctions],
]);

/** @throws EvaluationError for arguments of the wrong type, and for a function that is not there. */
export function callNamespace(namespace: string, name: string, args: readonly Value[]): Value {
  const functions = pureNamespaces.get(namespace);
  const builtIn = functions !== undefined && Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (builtIn === undefined) throw new EvaluationError(`There is no function ${namespace}.${name}.`);
  return builtIn.run(...args);
}

function one(run: (value: Value) => Value): BuiltIn {
  return {
    arity: [1, 1],
    run: (value) => {
      if (value === undefined) throw new EvaluationError("An argument is missing.");
      return run(value);
    },
  };
}

function toNumber(value: Value | undefined): number {
  if (value === undefined || !isNumber(value)) throw new EvaluationError("This function takes numbers.");
  return Number(value.value);
}

function toInt(value: Value | undefined): bigint {
  if (value?.kind !== "int") throw new EvaluationError("This function takes integers.");
  return value.value;
}

function nanosOf(unit: string): bigint {
  const nanos = Object.hasOwn(unitNanos, unit) ? unitNanos[unit] : undefined;
  if (nanos === undefined) throw new EvaluationError(`Unknown unit of time "${unit}".`);
  return nanos;
}

function roundWith(value: Value, round: (number: number) => number): Value {
  return value.kind === "int" ? value : toWhole(round(toNumber(value)));
}

function toWhole(number: number): Value {
  if (!Number.isFinite(number)) throw new EvaluationError("This number has no integer value.");
  return intValue(number);
}

function convertToInt(value: Value): Value {
  if (value.kind === "int") return value;
  if (value.kind === "float") return toWhole(Math.trunc(value.value));
  if (value.kind === "string" && /^[+-]?\d+$/.test(value.value))
    return intValue(BigInt(value.value.replace("+", "")));
  throw new EvaluationError(`Cannot make an integer of this ${value.kind}.`);
}

function convertToFloat(value: Value): Value {
  if (isNumber(value)) return floatValue(Number(value.value));
  if (value.kind === "string" && /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value.value)) {
    return floatValue(Number(value.value));
  }
  throw new EvaluationError(`Cannot make a float of this ${value.kind}.`);
}

function convertToString(value: Value): Value {
  if (value.kind === "string") return value;
  if (value.kind === "null") return stringValue("null");
  if (isNumber(value) || value.kind === "bool") return stringValue(String(value.value));
  throw new EvaluationError(`Cannot make a string of this ${value.kind}.`);
}
