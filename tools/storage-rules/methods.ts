import { EvaluationError } from "./errors.ts";
import type { BuiltIn } from "./namespaces.ts";
import { matchesWhole, toRegularExpression } from "./regular-expressions.ts";
import {
  calendarOf,
  durationValue,
  positiveRest,
  toMillis,
  unitNanos,
  type CalendarField,
} from "./time-values.ts";
import {
  boolValue,
  equals,
  floatValue,
  includes,
  intValue,
  listValue,
  setValue,
  stringValue,
  type MapFields,
  type Value,
  type ValueKind,
  type ValueOf,
} from "./values.ts";

type Method<Kind extends ValueKind> = {
  readonly arity: BuiltIn["arity"];
  readonly run: (self: ValueOf<Kind>, ...args: (Value | undefined)[]) => Value;
};
type Methods<Kind extends ValueKind> = Readonly<Record<string, Method<Kind>>>;

const stringMethods: Methods<"string"> = {
  size: { arity: [0, 0], run: ({ value }) => intValue([...value].length) },
  lower: { arity: [0, 0], run: ({ value }) => stringValue(value.toLowerCase()) },
  upper: { arity: [0, 0], run: ({ value }) => stringValue(value.toUpperCase()) },
  trim: { arity: [0, 0], run: ({ value }) => stringValue(value.trim()) },
  toUtf8: { arity: [0, 0], run: ({ value }) => ({ kind: "bytes", value: Buffer.from(value) }) },
  matches: { arity: [1, 1], run: ({ value }, pattern) => boolValue(matchesWhole(value, textOf(pattern))) },
  split: {
    arity: [1, 1],
    run: ({ value }, pattern) =>
      listValue(value.split(toRegularExpression(textOf(pattern))).map((part) => stringValue(part))),
  },
  replace: {
    arity: [2, 2],
    run: ({ value }, pattern, replacement) => {
      const text = textOf(replacement);
      if (/[\\$]/.test(text)) throw new EvaluationError("References to groups are not covered in replace.");
      return stringValue(value.replace(toRegularExpression(textOf(pattern)), () => text));
    },
  },
};

const bytesMethods: Methods<"bytes"> = {
  size: { arity: [0, 0], run: ({ value }) => intValue(value.byteLength) },
  toBase64: { arity: [0, 0], run: ({ value }) => stringValue(Buffer.from(value).toString("base64")) },
  toHexString: { arity: [0, 0], run: ({ value }) => stringValue(Buffer.from(value).toString("hex")) },
};

const listMethods: Methods<"list"> = {
  size: { arity: [0, 0], run: ({ items }) => intValue(items.length) },
  concat: { arity: [1, 1], run: ({ items }, other) => listValue([...items, ...itemsOf(other, "list")]) },
  removeAll: {
    arity: [1, 1],
    run: ({ items }, other) => {
      const removed = itemsOf(other, "list");
      return listValue(items.filter((item) => !includes(removed, item)));
    },
  },
  join: {
    arity: [1, 1],
    run: ({ items }, separator) => stringValue(items.map(textOf).join(textOf(separator))),
  },
  toSet: { arity: [0, 0], run: ({ items }) => setValue(items) },
  ...membership(),
};

const setMethods: Methods<"set"> = {
  size: { arity: [0, 0], run: ({ items }) => intValue(items.length) },
  union: { arity: [1, 1], run: ({ items }, other) => setValue([...items, ...itemsOf(other, "set")]) },
  intersection: {
    arity: [1, 1],
    run: ({ items }, other) => setValue(itemsOf(other, "set").filter((item) => includes(items, item))),
  },
  difference: {
    arity: [1, 1],
    run: ({ items }, other) => {
      const removed = itemsOf(other, "set");
      return setValue(items.filter((item) => !includes(removed, item)));
    },
  },
  ...membership(),
};

const mapMethods: Methods<"map"> = {
  size: { arity: [0, 0], run: ({ fields }) => intValue(fields.size) },
  keys: { arity: [0, 0], run: ({ fields }) => listValue([...fields.keys()].map(stringValue)) },
  values: { arity: [0, 0], run: ({ fields }) => listValue([...fields.values()]) },
  get: {
    arity: [2, 2],
    run: (self, key, fallback) => {
      const keys = key?.kind === "list" ? key.items : [key];
      let found: Value | undefined = self;
      for (const step of keys) found = found?.kind === "map" ? found.fields.get(textOf(step)) : undefined;
      if (found !== undefined) return found;
      if (fallback === undefined) throw new EvaluationError("An argument is missing.");
      return fallback;
    },
  },
  diff: {
    arity: [1, 1],
    run: ({ fields }, other) => {
      if (other?.kind !== "map") throw new EvaluationError("diff takes a map.");
      return { kind: "map_diff", before: other.fields, after: fields };
    },
  },
};

const diffMethods: Methods<"map_diff"> = {
  addedKeys: { arity: [0, 0], run: ({ before, after }) => keySet(after, (key) => !before.has(key)) },
  removedKeys: { arity: [0, 0], run: ({ before, after }) => keySet(before, (key) => !after.has(key)) },
  changedKeys: {
    arity: [0, 0],
    run: ({ before, after }) => keySet(after, (key) => before.has(key) && !isSame(before, after, key)),
  },
  unchangedKeys: {
    arity: [0, 0],
    run: ({ before, after }) => keySet(after, (key) => isSame(before, after, key)),
  },
  affectedKeys: {
    arity: [0, 0],
    run: ({ before, after }) => keySet(new Map([...before, ...after]), (key) => !isSame(before, after, key)),
  },
};

const timestampMethods: Methods<"timestamp"> = {
  ...Object.fromEntries(
    (
      [
        "year",
        "month",
        "day",
        "hours",
        "minutes",
        "seconds",
        "nanos",
        "dayOfWeek",
        "dayOfYear",
      ] satisfies CalendarField[]
    ).map((field): [string, Method<"timestamp">] => [
      field,
      { arity: [0, 0], run: ({ nanos }) => intValue(calendarOf(nanos)[field]) },
    ]),
  ),
  toMillis: { arity: [0, 0], run: ({ nanos }) => intValue(toMillis(nanos)) },
  date: {
    arity: [0, 0],
    run: ({ nanos }) => ({ kind: "timestamp", nanos: nanos - positiveRest(nanos, dayNanos) }),
  },
  time: { arity: [0, 0], run: ({ nanos }) => durationValue(positiveRest(nanos, dayNanos)) },
};
const dayNanos = unitNanos["d"] ?? 0n;
const secondNanos = unitNanos["s"] ?? 0n;

const durationMethods: Methods<"duration"> = {
  seconds: { arity: [0, 0], run: ({ nanos }) => intValue(nanos / secondNanos) },
  nanos: { arity: [0, 0], run: ({ nanos }) => intValue(nanos % secondNanos) },
};

const latlngMethods: Methods<"latlng"> = {
  latitude: { arity: [0, 0], run: ({ latitude }) => floatValue(latitude) },
  longitude: { arity: [0, 0], run: ({ longitude }) => floatValue(longitude) },
};

const methods: { readonly [Kind in ValueKind]?: Methods<Kind> } = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: diffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
};

/** True when some type has a method of this name that takes so many arguments. */
export function hasMethod(name: string, argumentCount: number): boolean {
  return Object.values(methods).some(
    (ofKind) => Object.hasOwn(ofKind, name) && takes(ofKind[name]?.arity ?? [0, -1], argumentCount),
  );
}

export function takes([least, most]: BuiltIn["arity"], count: number): boolean {
  return least <= count && count <= most;
}

/** @throws EvaluationError when the value has no such method or an argument is of the wrong type. */
export function callMethod<Kind extends ValueKind>(
  self: ValueOf<Kind> & { kind: Kind },
  name: string,
  args: readonly Value[],
): Value {
  const ofKind: Methods<Kind> | undefined = methods[self.kind];
  const method = ofKind !== undefined && Object.hasOwn(ofKind, name) ? ofKind[name] : undefined;
  if (method === undefined || !takes(method.arity, args.length)) {
    throw new EvaluationError(`A ${self.kind} has no method ${name} with ${String(args.length)} arguments.`);
  }
  return method.run(self, ...args);
}

/** What lists and sets can tell about another list or set. */
function membership(): Methods<"list"> & Methods<"set"> {
  type Items = { readonly items: readonly Value[] };
  return {
    hasAny: {
      arity: [1, 1],
      run: ({ items }: Items, other) => boolValue(itemsOf(other).some((item) => includes(items, item))),
    },
    hasAll: {
      arity: [1, 1],
      run: ({ items }: Items, other) => boolValue(itemsOf(other).every((item) => includes(items, item))),
    },
    hasOnly: {
      arity: [1, 1],
      run: ({ items }: Items, other) => {
        const allowed = itemsOf(other);
        return boolValue(items.every((item) => includes(allowed, item)));
      },
    },
  };
}

function textOf(value: Value | undefined): string {
  if (value?.kind !== "string")
    throw new EvaluationError(`This method takes a string, not ${value?.kind ?? "nothing"}.`);
  return value.value;
}

function itemsOf(value: Value | undefined, kind?: "list" | "set"): readonly Value[] {
  if ((value?.kind === "list" || value?.kind === "set") && (kind === undefined || value.kind === kind))
    return value.items;
  throw new EvaluationError(`This method takes a ${kind ?? "list or set"}, not ${value?.kind ?? "nothing"}.`);
}

function keySet(fields: MapFields, isWanted: (key: string) => boolean): Value {
  return setValue([...fields.keys()].filter(isWanted).map(stringValue));
}

function isSame(before: MapFields, after: MapFields, key: string): boolean {
  const left = before.get(key);
  const right = after.get(key);
  return left !== undefined && right !== undefined && equals(left, right);
}
