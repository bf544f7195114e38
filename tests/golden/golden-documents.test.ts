import { retiredThemes } from "@janur/domain/content/theme";
import { unpackDoorRows } from "@janur/domain/door/door-row";
import { unpackContacts, unpackRows } from "@janur/domain/guest/guest-row";
import { indexPartSchema } from "@janur/domain/guest/packed-guests";
import { sendingTemplatesSchema } from "@janur/domain/sending/sending-template";
import { readStored } from "@janur/domain/stored/read-stored";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { accessTable } from "../rules/access-table.ts";
import { collectionOf, fromJson, releases, samplesOf } from "./golden-documents.ts";
import { storedKinds } from "./stored-kinds.ts";

/** What today's code reads of a document, by the first schema that fits. */
function readBy(schemas: readonly z.ZodType[], data: unknown): unknown {
  const errors: unknown[] = [];
  for (const schema of schemas) {
    try {
      return readStored(schema, data);
    } catch (error) {
      errors.push(error);
    }
  }
  throw new Error("no schema reads it", { cause: errors });
}

/** Fields whose keys are ids and no names of fields: of people, ceremonies, questions and guests. */
const keyedByIds = new Set(["team", "ceremonies", "questions", "seated"]);

/** The same with one field more in every object that is stored, as a later release may write it. */
function later(value: unknown, isKeyedByIds = false): unknown {
  if (value instanceof Date || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => later(item));
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, later(item, keyedByIds.has(key))]),
  );
  return isKeyedByIds ? fields : { ...fields, ofALaterRelease: true };
}

/** The same with every theme that it wears replaced. */
function inTheme(value: unknown, theme: string): unknown {
  if (value instanceof Date || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inTheme(item, theme));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === "theme" && typeof item === "string" ? theme : inTheme(item, theme),
    ]),
  );
}

/** Releases of which documents were kept, and how many: what one of them has stored all later ones read, for good. */
const keptReleases = { "2026-11-24": 33, "2026-11-26": 50, "2026-11-27": 59 };

test("no release and no document of one went missing, and a new one is named here", () => {
  const found = releases().map((release) => [release, samplesOf(release).length] as const);
  expect(Object.fromEntries(found)).toEqual(keptReleases);
});

test("every collection has a kind, or says why not", () => {
  expect(Object.keys(storedKinds).sort()).toEqual(Object.keys(accessTable).sort());
});

test("the newest release has texts to guests, with a family's own words in one", () => {
  const texts = samplesOf(releases().at(-1) ?? "").flatMap(({ path, data }) =>
    collectionOf(path) === "invitations/*/sending"
      ? sendingTemplatesSchema.parse(fromJson(data)).templates
      : [],
  );
  expect(new Set(texts.map(({ sides }) => sides !== undefined))).toEqual(new Set([true, false]));
});

/** What reads the rows of each packed index. */
const unpacked: Readonly<Record<string, (text: string) => readonly { id: string }[]>> = {
  "invitations/*/guestIndex": unpackRows,
  "invitations/*/contactIndex": unpackContacts,
  "invitations/*/doorIndex": unpackDoorRows,
};

/** Packed rows of a release: of which index, and as they lie there. */
const packedRows = (release: string) =>
  samplesOf(release).flatMap(({ path, data }) => {
    const unpack = unpacked[collectionOf(path)];
    const part = indexPartSchema.safeParse(fromJson(data)).data;
    return unpack === undefined || part === undefined
      ? []
      : [{ path, unpack, rows: JSON.parse(part.rows) as unknown[][] }];
  });

test("the newest release has rows of all packed indexes", () => {
  const found = packedRows(releases().at(-1) ?? "").map(({ path }) => collectionOf(path));
  expect(new Set(found)).toEqual(new Set(Object.keys(unpacked)));
});

describe.each(releases().flatMap(packedRows))("packed rows of $path (T21, T28)", ({ unpack, rows }) => {
  test("are all read by today's code, and with entries of a later release", () => {
    const ids = rows.map(([id]) => id);
    expect(unpack(JSON.stringify(rows)).map(({ id }) => id)).toEqual(ids);
    const laterRows = rows.map((row) => [...row, "of a later release", { colour: "red" }]);
    expect(unpack(JSON.stringify(laterRows)).map(({ id }) => id)).toEqual(ids);
  });
});

describe.each(releases())("documents of %s (T21)", (release) => {
  const samples = samplesOf(release).map(({ path, data }) => ({
    path,
    data: fromJson(data),
    kind: storedKinds[collectionOf(path)],
  }));

  test("are of many kinds", () => {
    expect(new Set(samples.map(({ path }) => collectionOf(path))).size).toBeGreaterThan(14);
  });

  test.each(samples)("$path is read by today's code", ({ data, kind }) => {
    expect(kind).toHaveProperty("schemas");
    if (kind === undefined || "because" in kind) return;
    expect(readBy(kind.schemas, data)).toBeDefined();
  });

  test.each(samples)("$path is read with a field of a later release in every object", ({ data, kind }) => {
    if (kind === undefined || "because" in kind) throw new Error("a sample without a kind");
    expect(readBy(kind.schemas, later(data))).toBeDefined();
  });

  const dressed = samples.filter(({ data }) => JSON.stringify(data) !== JSON.stringify(inTheme(data, "")));

  test("wear themes in heads, drafts, versions and pages", () => {
    expect(new Set(dressed.map(({ path }) => collectionOf(path)))).toEqual(
      new Set(["invitations", "invitations/*/draft", "invitations/*/versions", "publications"]),
    );
  });

  test.each(dressed)("$path would wear the successor of a theme that was retired since", ({ data, kind }) => {
    if (kind === undefined || "because" in kind) throw new Error("a sample without a kind");
    for (const [retired, successor] of Object.entries(retiredThemes)) {
      const [read, expected] = [retired, successor].map((theme) =>
        readBy(kind.schemas, inTheme(data, theme)),
      );
      // Letters that were cut for the retired theme are left out.
      expect({ ...(read as object), displayFont: null }).toEqual({
        ...(expected as object),
        displayFont: null,
      });
      expect(readBy(kind.schemas, later(inTheme(data, retired)))).toEqual(read);
    }
  });
});
