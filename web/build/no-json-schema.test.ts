import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { withoutJsonSchema } from "./no-json-schema.ts";

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve("zod")
    .replace(/index\.c?js$/, "v4/classic/schemas.js"),
  "utf8",
);

test("zod's schemas lose their descriptions and nothing else", () => {
  const left = withoutJsonSchema(source);
  expect(left).not.toMatch(/processJSONSchema|JSONSchemaMethod\(|processors\.\w+Processor/);
  const removed = source.split("\n").filter((line) => !left.includes(line));
  expect(removed.filter((line) => !/JSONSchema|jsonSchema|^ *},$/.test(line))).toEqual([]);
  expect(left.match(/export (const|function)/g)).toHaveLength(
    source.match(/export (const|function)/g)?.length ?? 0,
  );
});

test("a zod that is written otherwise stops the build", () => {
  expect(() => withoutJsonSchema("export const nothing = 1;")).toThrow("any more");
});
