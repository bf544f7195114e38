import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionReference, DocumentReference } from "firebase-admin/firestore";
import { format } from "prettier";
import * as z from "zod";
import {
  collectionOf,
  goldenFolder,
  toJson,
  type GoldenSample,
} from "../../tests/golden/golden-documents.ts";
import { storedKinds } from "../../tests/golden/stored-kinds.ts";
import { runningSuite } from "../emulators/running-suite.ts";
import { PlainError } from "../plain-error.ts";

/** So many of a collection, which is enough to meet each state of it. */
const mostSamples = 4;
/** Of so many documents those are chosen that differ most in their fields. */
const mostLooked = 60;

/**
 * `npm run golden`: keeps samples of what today's code has stored in the suite that runs at JANUR_PORT_OFFSET, for all later
 * releases to read. Run it on a freshly seeded demo at every release.
 */
export async function run(): Promise<number> {
  Object.assign(process.env, await runningSuite());
  const { db, withDates } = await import("../../functions/src/platform/google/firestore.ts");
  const folder = join(goldenFolder, new Date().toISOString().slice(0, 10));
  if (existsSync(folder)) throw new PlainError(`${folder} is there already: a release is kept once.`);

  const samples = new Map<string, GoldenSample[]>();
  const take = async (collection: CollectionReference): Promise<void> => {
    const { docs } = await collection.limit(mostLooked).get();
    for (const { ref, exists } of docs) {
      const kind = storedKinds[collectionOf(ref.path)];
      if (exists && kind !== undefined && "schemas" in kind) await keep(ref);
      for (const below of await ref.listCollections()) await take(below);
    }
  };
  const keep = async (reference: DocumentReference) => {
    const data = toJson(withDates((await reference.get()).data()));
    const name = collectionOf(reference.path);
    const kept = samples.get(name) ?? [];
    const shapes = new Set(kept.map((sample) => shapeOf(sample.data)));
    if (kept.length >= mostSamples || shapes.has(shapeOf(data))) return;
    samples.set(name, [
      ...kept,
      { path: reference.path, data: z.record(z.string(), z.unknown()).parse(data) },
    ]);
  };
  for (const collection of await db().listCollections()) await take(collection);

  mkdirSync(folder, { recursive: true });
  for (const [name, kept] of samples) {
    const text = await format(JSON.stringify(kept), { parser: "json", printWidth: 110 });
    writeFileSync(join(folder, `${name.replaceAll("/*/", "-")}.json`), text);
  }
  const count = [...samples.values()].flat().length;
  process.stdout.write(
    `${String(count)} documents of ${String(samples.size)} kinds are kept in ${folder}. Name them in golden-documents.test.ts.\n`,
  );
  return 0;
}

/** Two documents of one shape have the same fields with values of the same types. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join()}]`;
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}:${shapeOf(item)}`)
    .sort()
    .join()}}`;
}
