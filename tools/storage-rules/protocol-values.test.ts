import { describe, expect, test } from "vitest";
import { EvaluationError } from "./errors.ts";
import { decodeExpressionValue, decodeFirestoreFields, ProtocolError } from "./protocol-values.ts";
import { valueFrom } from "./sample-request.ts";
import { equals, type Value } from "./values.ts";

const path: Value = { kind: "path", segments: ["b", "janur"] };
/** 2026-11-21T08:00:00Z in nanoseconds since 1970. */
const morning = 1_795_248_000_000_000_000n;

describe("values of firebase-tools", () => {
  test.each<[unknown, Value]>([
    [{ null_value: null }, valueFrom(null)],
    [{ null_value: 0 }, valueFrom(null)],
    [{ bool_value: false }, valueFrom(false)],
    [{ int_value: 12 }, valueFrom(12)],
    [{ int_value: "9007199254740993" }, { kind: "int", value: 9_007_199_254_740_993n }],
    [{ float_value: 1.5 }, valueFrom(1.5)],
    [{ string_value: "" }, valueFrom("")],
    [{ timestamp_value: "2026-11-21T08:00:00.000Z" }, { kind: "timestamp", nanos: morning }],
    [{ list_value: { values: [{ int_value: 1 }] } }, valueFrom([1])],
    [{ list_value: {} }, valueFrom([])],
    [{ set_value: { values: [{ int_value: 1 }, { int_value: 1 }] } }, { kind: "set", items: [valueFrom(1)] }],
    [{ map_value: { fields: { a: { int_value: 1 } } } }, valueFrom({ a: 1 })],
    [{ map_value: {} }, valueFrom({})],
    [{ path_value: { segments: [{ simple: "b" }, { simple: "janur" }] } }, path],
  ])("%j", (encoded, expected) => {
    expect(decodeExpressionValue(encoded)).toEqual(expected);
  });

  test.each([
    [null],
    ["text"],
    [{}],
    [{ odd_value: 1 }],
    [{ toString: 1 }],
    [{ int_value: 1, string_value: "1" }],
    [{ bool_value: "true" }],
    [{ int_value: 1.5 }],
    [{ int_value: "x" }],
    [{ float_value: "1" }],
    [{ string_value: 1 }],
    [{ timestamp_value: "yesterday" }],
    [{ timestamp_value: "2026-13-01T00:00:00Z" }],
    [{ list_value: { values: {} } }],
    [{ map_value: { fields: [] } }],
    [{ path_value: { segments: [{ capture: "b" }] } }],
  ])("%j is none", (encoded) => {
    expect(() => decodeExpressionValue(encoded)).toThrow(ProtocolError);
  });

  test("an integer of more than 64 bits is none", () => {
    expect(() => decodeExpressionValue({ int_value: 1e21 })).toThrow(EvaluationError);
  });
});

describe("fields of a Firestore document", () => {
  test.each<[unknown, Value]>([
    [{ nullValue: null }, valueFrom(null)],
    [{ booleanValue: true }, valueFrom(true)],
    [{ integerValue: "12" }, valueFrom(12)],
    [{ doubleValue: 1 }, { kind: "float", value: 1 }],
    [{ doubleValue: "Infinity" }, { kind: "float", value: Infinity }],
    [{ stringValue: "a" }, valueFrom("a")],
    [{ bytesValue: "aGk=" }, { kind: "bytes", value: Buffer.from("hi") }],
    [{ timestampValue: "2026-11-21T08:00:00.000000001Z" }, { kind: "timestamp", nanos: morning + 1n }],
    [{ geoPointValue: { latitude: -6.2 } }, { kind: "latlng", latitude: -6.2, longitude: 0 }],
    [
      { referenceValue: "projects/demo/databases/(default)/documents/a/b" },
      { kind: "path", segments: ["databases", "(default)", "documents", "a", "b"] },
    ],
    [{ arrayValue: { values: [{ stringValue: "a" }] } }, valueFrom(["a"])],
    [{ arrayValue: {} }, valueFrom([])],
    [{ mapValue: { fields: { a: { mapValue: {} } } } }, valueFrom({ a: {} })],
  ])("%j", (encoded, expected) => {
    const decoded = decodeFirestoreFields({ field: encoded }).get("field");
    expect(decoded).toEqual(expected);
    expect(decoded !== undefined && equals(decoded, expected)).toBe(true);
  });

  test("an empty document has none", () => {
    expect(decodeFirestoreFields(undefined).size).toBe(0);
  });

  test.each([[{ a: { string_value: "x" } }], [{ a: "x" }], [[]], ["x"]])("%j are none", (encoded) => {
    expect(() => decodeFirestoreFields(encoded)).toThrow(ProtocolError);
  });
});
