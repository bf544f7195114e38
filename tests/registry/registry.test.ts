import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@janur/domain/paths";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { rootFolder } from "../../tools/folders.ts";
import { queryCalls, queryShapes, timeToLive } from "./queries.ts";
import type { QueryShape } from "./query-shape.ts";

const fieldSchema = z.union([
  z.strictObject({ fieldPath: z.string(), order: z.enum(["ASCENDING", "DESCENDING"]) }),
  z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal("CONTAINS") }),
]);
const indexesSchema = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope: z.enum(["COLLECTION", "COLLECTION_GROUP"]),
      fields: z.array(fieldSchema).min(2),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean(),
      indexes: z.array(
        z.union([
          z.strictObject({
            order: z.literal("ASCENDING"),
            // What is asked for in one collection too has to say so: an override takes the place of all of a field's own indexes.
            queryScope: z.enum(["COLLECTION", "COLLECTION_GROUP"]),
          }),
          z.strictObject({ arrayConfig: z.literal("CONTAINS"), queryScope: z.literal("COLLECTION_GROUP") }),
        ]),
      ),
    }),
  ),
});
const declared = indexesSchema.parse(
  JSON.parse(readFileSync(join(rootFolder, "firestore.indexes.json"), "utf8")),
);

/**
 * The composite index that a query needs, as text, or null where those that
 * Firestore makes of single fields are enough: equalities alone are merged,
 * one order alone has its field's index, which ends with the name. A sum is
 * read from an index, so its field stands at the end.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
function neededIndex(shape: QueryShape): string | null {
  const equal = [...(shape.equal ?? [])].sort().map((field) => `${field} ASCENDING`);
  const contains = shape.contains === undefined ? [] : [`${shape.contains} CONTAINS`];
  const order = (shape.orderBy ?? [])
    .filter(([field]) => field !== "__name__")
    .map(([field, direction]) => `${field} ${direction === "asc" ? "ASCENDING" : "DESCENDING"}`);
  const sum = shape.sum === undefined ? [] : [`${shape.sum} ASCENDING`];
  const sorted = [...order, ...sum];
  const fields = [...equal, ...contains, ...sorted];
  if (sorted.length === 0 || fields.length === 1) return null;
  return `${scopeOf(shape.isGroup === true)}${shape.collectionGroup}: ${fields.join(", ")}`;
}

/** An index of one collection does not serve a question over all of its name. */
function scopeOf(isGroup: boolean): string {
  return isGroup ? "all " : "";
}

/** Leading equalities of an index may stand in any order; they are compared sorted. */
function declaredIndex({ collectionGroup, queryScope, fields }: (typeof declared.indexes)[number]): string[] {
  const texts = fields.map(
    (field) => `${field.fieldPath} ${"order" in field ? field.order : field.arrayConfig}`,
  );
  return texts.map((_, count) => {
    const equal = texts.slice(0, count).sort();
    return `${scopeOf(queryScope === "COLLECTION_GROUP")}${collectionGroup}: ${[...equal, ...texts.slice(count)].join(", ")}`;
  });
}

const needed = queryShapes.flatMap((shape) => {
  const index = neededIndex(shape);
  return index === null ? [] : [[shape.purpose, index] as const];
});

describe("firestore.indexes.json", () => {
  test.each(needed)("serves: %s", (_purpose, index) => {
    expect(declared.indexes.flatMap(declaredIndex)).toContain(index);
  });

  test("holds no index that no query needs", () => {
    const asked = new Set(needed.map(([, index]) => index));
    const unused = declared.indexes.filter((index) => !declaredIndex(index).some((text) => asked.has(text)));
    expect(unused).toEqual([]);
  });

  test("declares the fields by which documents are forgotten, without an index of their own", () => {
    const declaredFields = declared.fieldOverrides.filter(({ ttl }) => ttl);
    expect(
      declaredFields.map(({ collectionGroup, fieldPath: field }) => ({ collectionGroup, field })),
    ).toEqual(timeToLive);
    expect(declaredFields.flatMap(({ indexes }) => indexes)).toEqual([]);
  });

  test("tells which single fields are asked for over all collections of a name", () => {
    const asked = queryShapes
      .filter(({ isGroup }) => isGroup === true)
      .flatMap(({ collectionGroup, equal = [], contains, orderBy = [] }) => {
        const fields = [
          ...equal,
          ...(contains === undefined ? [] : [contains]),
          ...orderBy.map(([field]) => field),
        ];
        return fields.length === 1 ? [`${collectionGroup}.${String(fields[0])}`] : [];
      });
    const told = declared.fieldOverrides
      .filter(({ indexes }) => indexes.length > 0)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(told.sort()).toEqual([...new Set(asked)].sort());
  });

  test("speaks of collections that the code spells", () => {
    const spelled = Object.values<(...ids: string[]) => string>(paths).flatMap((path) =>
      path("a", "b")
        .split("/")
        .filter((_, index) => index % 2 === 0),
    );
    for (const { collectionGroup } of [...declared.indexes, ...declared.fieldOverrides]) {
      expect(spelled).toContain(collectionGroup);
    }
  });
});

describe("the registry", () => {
  const shaping =
    /\b(?:where|orderBy|collectionGroup|aggregate)\(|\.count\(\)|\b(?:getCountFromServer|getAggregateFromServer)\(/g;
  const sources = globSync(["functions/src/**/*.ts", "web/src/**/*.{ts,tsx}"], { cwd: rootFolder })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith("functions/src/harness/"));

  test("knows every file that shapes a query, and how often it does", () => {
    const found = Object.fromEntries(
      sources.flatMap((file) => {
        const text = readFileSync(join(rootFolder, file), "utf8").replaceAll("AggregateField.count()", "");
        const calls = text.match(shaping)?.length ?? 0;
        return calls === 0 ? [] : [[file, calls]];
      }),
    );
    expect(found).toEqual(queryCalls);
  });

  test("has a shape for each of these files, and none for others", () => {
    expect([...new Set(queryShapes.map(({ file }) => file))].sort()).toEqual(Object.keys(queryCalls).sort());
  });
});
