import { guestSchema } from "@janur/domain/guest/guest";
import { readStored } from "@janur/domain/stored/read-stored";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { collectionOf, fromJson, releases, samplesOf } from "../../../../tests/golden/golden-documents.ts";
import { storedKinds } from "../../../../tests/golden/stored-kinds.ts";
import { keysOfAnswers } from "./2026-11-24-keys-of-answers.ts";
import { migrations } from "./migrations.ts";

test("each has its file, and they run in the order of their days", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-\d{2}-\d{2}-/.test(file));
  expect(migrations.map(({ id }) => `${id}.ts`)).toEqual(files.sort());
});

describe.each(migrations)("$id", ({ collectionGroup, change }) => {
  const samples = releases()
    .flatMap(samplesOf)
    .filter(({ path }) => path.split("/").at(-2) === collectionGroup);

  test("meets golden documents", () => {
    expect(samples.length).toBeGreaterThan(0);
  });

  test.each(samples)("leaves $path readable, and nothing to do twice", ({ path, data }) => {
    const stored = z.record(z.string(), z.unknown()).parse(fromJson(data));
    const id = path.split("/").at(-1) ?? "";
    const changed = applied(stored, change(stored, id) ?? {});
    const kind = storedKinds[collectionOf(path)];
    if (kind === undefined || "because" in kind) throw new Error("a migration of what nobody reads");
    expect(kind.schemas.some((schema) => readStored(schema, changed) !== undefined)).toBe(true);
    expect(change(changed, id)).toBeNull();
  });
});

test("keys of answers from before they were hashed are gone, later ones stay", () => {
  const answeredAt = new Date("2026-11-20T03:00:00Z");
  const answer = { key: "rawKeyRawKeyRawKeyRaw", answeredAt };
  const changes = keysOfAnswers.change({ answer }, "guest");
  expect(Object.keys(changes ?? {})).toEqual(["answer.key"]);
  expect(JSON.stringify(changes)).not.toContain(answer.key);
  const later = { ...answer, answeredAt: new Date("2026-11-25T03:00:00Z") };
  for (const none of [{ answer: later }, { answer: null }, { answer: { key: 7 } }, {}])
    expect(keysOfAnswers.change(none, "guest")).toBeNull();
  expect(guestSchema.shape.answer).toBeDefined();
});

/** As Firestore applies changes by their field paths. */
function applied(data: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) {
  return Object.entries(changes).reduce<Readonly<Record<string, unknown>>>(
    (all, [path, value]) => withField(all, path.split("."), value),
    data,
  );
}

function withField(data: unknown, [name = "", ...below]: readonly string[], value: unknown) {
  const fields = z.record(z.string(), z.unknown()).parse(data);
  const changed: unknown = below.length === 0 ? value : withField(fields[name], below, value);
  return { ...fields, [name]: changed };
}
