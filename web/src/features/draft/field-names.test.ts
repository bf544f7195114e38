import { isRecord } from "@janur/domain/text/same-value";
import { sectionSchema } from "@janur/domain/content/section";
import { expect, test } from "vitest";
import * as z from "zod";
import { fieldName } from "./field-names.ts";

/** Names of all fields in a JSON schema. */
function names(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(names);
  if (!isRecord(schema)) return [];
  const own = isRecord(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  return [...own, ...Object.values(schema).flatMap(names)];
}

test("every field of every section has a name in words", () => {
  const fields = new Set(names(z.toJSONSchema(sectionSchema, { io: "input" })));
  expect(fields).toContain("dressCode");
  // Names of things, the two languages (`id` and `en`), and what comes with a picture.
  const nameless = ["id", "type", "en", "width", "height", "color"];
  // Of a formatted text, which is told as a whole.
  nameless.push("blocks", "runs", "isBold", "isItalic", "link", "isNumbered");
  expect([...fields].filter((field) => !nameless.includes(field) && fieldName(field) === "other")).toEqual(
    [],
  );
});
