import { parseTimestamp } from "./time-values.ts";
import {
  boolValue,
  floatValue,
  intValue,
  listValue,
  mapValue,
  nullValue,
  setValue,
  stringValue,
  type Value,
} from "./values.ts";

/** Something came over the protocol that this runtime does not understand. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Decoder = (content: unknown) => Value;

/** The encoding of firebase-tools (`lib/emulator/storage/rules/runtime.js`, toExpressionValue). */
const expressionDecoders: Readonly<Record<string, Decoder>> = {
  null_value: () => nullValue,
  bool_value: decodeBool,
  int_value: decodeInt,
  float_value: decodeFloat,
  string_value: (content) => stringValue(text(content)),
  timestamp_value: decodeTimestamp,
  list_value: (content) => listValue(array(field(content, "values")).map(decodeExpressionValue)),
  set_value: (content) => setValue(array(field(content, "values")).map(decodeExpressionValue)),
  map_value: (content) => mapValue(decodeFields(field(content, "fields"), decodeExpressionValue)),
  path_value: (content) => ({
    kind: "path",
    segments: array(field(content, "segments")).map((segment) => text(field(segment, "simple"))),
  }),
};

/** The encoding of Firestore's REST interface. */
const firestoreDecoders: Readonly<Record<string, Decoder>> = {
  nullValue: () => nullValue,
  booleanValue: decodeBool,
  integerValue: decodeInt,
  doubleValue: decodeFloat,
  stringValue: (content) => stringValue(text(content)),
  bytesValue: (content) => ({ kind: "bytes", value: Buffer.from(text(content), "base64") }),
  timestampValue: decodeTimestamp,
  geoPointValue: (content) => ({
    kind: "latlng",
    latitude: float(field(content, "latitude") ?? 0),
    longitude: float(field(content, "longitude") ?? 0),
  }),
  referenceValue: (content) => ({ kind: "path", segments: text(content).split("/").slice(2) }),
  arrayValue: (content) => listValue(array(field(content, "values")).map(decodeFirestoreValue)),
  mapValue: (content) => mapValue(decodeFields(field(content, "fields"), decodeFirestoreValue)),
};

/** @throws ProtocolError when this is no value of the protocol. */
export function decodeExpressionValue(encoded: unknown): Value {
  return decodeTagged(encoded, expressionDecoders);
}

/**
 * The fields of a document as Firestore's REST interface gives them; none for an empty document.
 * @throws ProtocolError when they are anything else.
 */
export function decodeFirestoreFields(encoded: unknown): ReadonlyMap<string, Value> {
  return decodeFields(encoded, decodeFirestoreValue);
}

function decodeFirestoreValue(encoded: unknown): Value {
  return decodeTagged(encoded, firestoreDecoders);
}

function decodeTagged(encoded: unknown, decoders: Readonly<Record<string, Decoder>>): Value {
  if (isRecord(encoded)) {
    const [tag, ...others] = Object.keys(encoded);
    if (tag !== undefined && others.length === 0 && Object.hasOwn(decoders, tag)) {
      const value = decoders[tag]?.(encoded[tag]);
      if (value !== undefined) return value;
    }
  }
  throw new ProtocolError(`Not a value of the protocol: ${JSON.stringify(encoded).slice(0, 200)}`);
}

function decodeFields(encoded: unknown, decode: Decoder): ReadonlyMap<string, Value> {
  if (encoded === undefined || encoded === null) return new Map();
  if (!isRecord(encoded)) throw new ProtocolError("Fields are an object.");
  return new Map(Object.entries(encoded).map(([key, value]) => [key, decode(value)]));
}

function decodeBool(content: unknown): Value {
  if (typeof content !== "boolean") throw new ProtocolError("A boolean is true or false.");
  return boolValue(content);
}

function decodeInt(content: unknown): Value {
  const isWhole = typeof content === "number" ? Number.isInteger(content) : /^-?\d+$/.test(text(content));
  if (!isWhole) throw new ProtocolError("An integer is a whole number.");
  return intValue(BigInt(typeof content === "number" ? content : text(content)));
}

function decodeFloat(content: unknown): Value {
  return floatValue(float(content));
}

function decodeTimestamp(content: unknown): Value {
  const timestamp = parseTimestamp(text(content));
  if (timestamp === undefined)
    throw new ProtocolError("A timestamp is written as in 2026-11-21T08:00:00.000Z.");
  return timestamp;
}

function float(content: unknown): number {
  if (typeof content === "number") return content;
  // Firestore writes what JSON cannot as words.
  if (content === "NaN" || content === "Infinity" || content === "-Infinity") return Number(content);
  throw new ProtocolError("A float is a number.");
}

function text(content: unknown): string {
  if (typeof content !== "string") throw new ProtocolError("Text is a string.");
  return content;
}

function field(content: unknown, name: string): unknown {
  return isRecord(content) ? content[name] : undefined;
}

/** Empty lists lose their `values` on the way. */
function array(content: unknown): readonly unknown[] {
  if (content === undefined) return [];
  if (!Array.isArray(content)) throw new ProtocolError("A list is an array.");
  return content;
}
