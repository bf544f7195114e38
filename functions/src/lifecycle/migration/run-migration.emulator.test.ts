import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { beforeEach, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import type { Migration } from "./migration.ts";
import { runMigration } from "./run-migration.ts";

/** A collection of this test alone, so that nobody else's documents are gone through. */
let migration: Migration;
let place: string;
beforeEach(() => {
  const name = `m${randomBytes(8).toString("hex")}`;
  place = `migrated/${name}/${name}`;
  migration = {
    id: name,
    about: "Gives everything a colour.",
    collectionGroup: name,
    change: ({ colour }) => (colour === undefined ? { colour: "red" } : null),
  };
});

async function put(count: number): Promise<void> {
  const batch = db().batch();
  for (let index = 0; index < count; index += 1)
    batch.set(db().doc(`${place}/d${String(index).padStart(4, "0")}`), { index });
  await batch.commit();
}

const coloured = async () =>
  (await db().collection(place).where("colour", "==", "red").count().get()).data().count;

test("a dry run counts, and changes and keeps nothing", async () => {
  await put(3);
  const found = await runMigration(migration, { isDryRun: true });
  expect(found).toMatchObject({ looked: 3, changed: 3, isDone: true });
  expect(await coloured()).toBe(0);
  expect(
    (
      await db()
        .doc(paths.job(`migration-${migration.id}`))
        .get()
    ).exists,
  ).toBe(false);
});

test("a run that was ended goes on where it was, and one that is done does nothing", async () => {
  await put(450);
  expect(await runMigration(migration, { isDryRun: false, pages: 1 })).toMatchObject({
    ...{ looked: 200, changed: 200, isDone: false },
  });
  expect(await coloured()).toBe(200);
  expect(await runMigration(migration, { isDryRun: false })).toMatchObject({
    ...{ looked: 450, changed: 450, isDone: true },
  });
  expect(await coloured()).toBe(450);
  await db().doc(`${place}/d9999`).set({ index: 9999 });
  expect(await runMigration(migration, { isDryRun: false })).toMatchObject({ looked: 450, isDone: true });
});

test("what is as it should be is left alone, and what goes meanwhile is no fault", async () => {
  await put(2);
  await db().doc(`${place}/d0000`).update({ colour: "blue" });
  const changing: Migration = {
    ...migration,
    change: (data, id) => {
      void db().doc(`${place}/d0001`).delete();
      return migration.change(data, id);
    },
  };
  const run = await runMigration(changing, { isDryRun: false });
  expect(run).toMatchObject({ looked: 2, isDone: true });
  expect((await db().doc(`${place}/d0000`).get()).get("colour")).toBe("blue");
});
