import { EvaluationError } from "./errors.ts";

/** A value of the rules language. Integers are 64 bits; times and durations count nanoseconds. */
export type Value =
  | { readonly kind: "null" }
  | { readonly kind: "bool"; readonly value: boolean }
  | { readonly kind: "int"; readonly value: bigint }
  | { readonly kind: "float"; readonly value: number }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "bytes"; readonly value: Uint8Array }
  | { readonly kind: "timestamp"; readonly nanos: bigint }
  | { readonly kind: "duration"; readonly nanos: bigint }
  | { readonly kind: "latlng"; readonly latitude: number; readonly longitude: number }
  | { readonly kind: "path"; readonly segments: readonly string[] }
  | { readonly kind: "list"; readonly items: readonly Value[] }
  | { readonly kind: "set"; readonly items: readonly Value[] }
  | { readonly kind: "map"; readonly fields: ReadonlyMap<string, Value> }
  | { readonly kind: "map_diff"; readonly before: MapFields; readonly after: MapFields };

export type MapFields = ReadonlyMap<string, Value>;
export type ValueKind = Value["kind"];
export type ValueOf<Kind extends ValueKind> = Extract<Value, { kind: Kind }>;

export const nullValue: Value = { kind: "null" };
export const boolValue = (value: boolean): Value => ({ kind: "bool", value });
export const floatValue = (value: number): Value => ({ kind: "float", value });
export const stringValue = (value: string): Value => ({ kind: "string", value });
export const listValue = (items: readonly Value[]): Value => ({ kind: "list", items });
export const mapValue = (fields: MapFields): Value => ({ kind: "map", fields });

/** @throws EvaluationError for a fraction, and outside the 64 bits of the language. */
export function intValue(value: bigint | number): Value {
  if (typeof value === "number" && !Number.isInteger(value)) throw new EvaluationError("This is no integer.");
  const wide = BigInt(value);
  if (BigInt.asIntN(64, wide) !== wide) throw new EvaluationError("Integer overflow.");
  return { kind: "int", value: wide };
}

/** A set of the values, each once. */
export function setValue(items: readonly Value[]): Value {
  const unique: Value[] = [];
  for (const item of items) if (!includes(unique, item)) unique.push(item);
  return { kind: "set", items: unique };
}

/** The type names `is` knows, and the kinds each stands for. */
export const typeNames: Readonly<Record<string, readonly ValueKind[]>> = {
  bool: ["bool"],
  bytes: ["bytes"],
  duration: ["duration"],
  float: ["float"],
  int: ["int"],
  latlng: ["latlng"],
  list: ["list"],
  map: ["map"],
  map_diff: ["map_diff"],
  number: ["int", "float"],
  path: ["path"],
  set: ["set"],
  string: ["string"],
  timestamp: ["timestamp"],
};

export function includes(items: readonly Value[], wanted: Value): boolean {
  return items.some((item) => equals(item, wanted));
}

/** `==` of the language: by content; numbers by size; values of other kinds are never equal. */
export function equals(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) return left.value == right.value;
  switch (left.kind) {
    case "null":
      return right.kind === "null";
    case "bool":
    case "string":
      return right.kind === left.kind && right.value === left.value;
    case "int":
    case "float":
      return false;
    case "timestamp":
    case "duration":
      return right.kind === left.kind && right.nanos === left.nanos;
    case "bytes":
      return right.kind === "bytes" && Buffer.compare(left.value, right.value) === 0;
    case "latlng":
      return (
        right.kind === "latlng" && left.latitude === right.latitude && left.longitude === right.longitude
      );
    case "path":
      return (
        right.kind === "path" &&
        left.segments.length === right.segments.length &&
        left.segments.every((segment, index) => segment === right.segments[index])
      );
    case "list":
      return (
        right.kind === "list" &&
        left.items.length === right.items.length &&
        left.items.every((item, index) => {
          const other = right.items[index];
          return other !== undefined && equals(item, other);
        })
      );
    case "set":
      return (
        right.kind === "set" &&
        left.items.length === right.items.length &&
        left.items.every((item) => includes(right.items, item))
      );
    case "map":
      return right.kind === "map" && equalFields(left.fields, right.fields);
    case "map_diff":
      return (
        right.kind === "map_diff" &&
        equalFields(left.before, right.before) &&
        equalFields(left.after, right.after)
      );
  }
}

function equalFields(left: MapFields, right: MapFields): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([key, value]) => {
    const other = right.get(key);
    return other !== undefined && equals(value, other);
  });
}

/**
 * Negative, zero or positive as `left` stands before, with or after `right`; NaN where an operand is NaN.
 * @throws EvaluationError unless both are numbers, or both strings, timestamps or durations.
 */
export function compare(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left.value) || Number.isNaN(right.value)) return NaN;
    return left.value < right.value ? -1 : left.value > right.value ? 1 : 0;
  }
  if (left.kind === "string" && right.kind === "string") {
    return Buffer.compare(Buffer.from(left.value), Buffer.from(right.value));
  }
  if ((left.kind === "timestamp" || left.kind === "duration") && right.kind === left.kind) {
    return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0;
  }
  throw new EvaluationError(`Cannot compare ${left.kind} with ${right.kind}.`);
}

export function isNumber(value: Value): value is ValueOf<"int"> | ValueOf<"float"> {
  return value.kind === "int" || value.kind === "float";
}
