import type { CopiedDocument } from "./documents.ts";
import type { Place } from "./place.ts";

/** Firestore takes no list directly in a list. */
const isNoList = (value: object) => !("arrayValue" in value);

/** Documents with a value of every kind that Firestore has, in every place where one may stand, and with odd names; none is of the product. */
export function oddDocuments({ projectId }: Place): CopiedDocument[] {
  const reference = `projects/${projectId}/databases/(default)/documents/users/demo-rani`;
  const values: readonly object[] = [
    { nullValue: null },
    { booleanValue: false },
    { integerValue: "0" },
    { integerValue: "9223372036854775807" },
    { integerValue: "-9223372036854775808" },
    { doubleValue: 5 },
    { doubleValue: 0.1 },
    { doubleValue: 5e-324 },
    { doubleValue: "NaN" },
    { doubleValue: "-Infinity" },
    { timestampValue: "2030-12-14T03:00:00.123456Z" },
    { timestampValue: "0001-01-01T00:00:00Z" },
    { stringValue: "" },
    { stringValue: "Sri ‏علي‏ 🤍 \u0000 \u2028 ﷽" },
    { bytesValue: "" },
    { bytesValue: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString("base64") },
    { referenceValue: reference },
    { geoPointValue: { latitude: -6.914744, longitude: 107.60981 } },
    { arrayValue: {} },
    { mapValue: {} },
  ];
  const byNumber = Object.fromEntries(values.map((value, index) => [`v${String(index)}`, value]));
  const names = ["a.b", "`", "\\", "__proto", "🤍", "1", " "];
  const byName = Object.fromEntries(names.map((name) => [name, { stringValue: name }]));
  return [
    { path: "odd/values", fields: byNumber },
    { path: "odd/list", fields: { list: { arrayValue: { values: values.filter(isNoList) } } } },
    { path: "odd/map", fields: { map: { mapValue: { fields: byNumber } } } },
    { path: "odd/names", fields: { ...byName, map: { mapValue: { fields: byName } } } },
    { path: "odd/empty", fields: {} },
    { path: "odd/without/a/parent/in/between", fields: { deep: { booleanValue: true } } },
    { path: "odd/🤍 . ~", fields: { name: { stringValue: "of a document" } } },
    { path: "odd/large", fields: { text: { stringValue: "x".repeat(900_000) } } },
  ];
}
