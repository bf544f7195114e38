import { paths } from "@janur/domain/paths";
import { FieldPath, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod";
import { db, documentOf, withDates } from "../../platform/google/firestore.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import type { Migration } from "./migration.ts";

const pageSize = 200;

/** `jobs/migration-<id>`: how far a migration came, and what it came to. */
const progressSchema = z.object({
  /** Path of the last document that was looked at; null before the first. */
  after: z.string().nullable(),
  looked: z.int(),
  changed: z.int(),
  isDone: z.boolean(),
});
export type MigrationProgress = z.infer<typeof progressSchema>;

const begun: MigrationProgress = { after: null, looked: 0, changed: 0, isDone: false };

interface RunOptions {
  /** Counts what would change, writes nothing and keeps no progress. */
  isDryRun: boolean;
  /** How many pages at the most; the next run goes on behind them. */
  pages?: number;
}

/** Goes through all documents of a migration from where the last run ended. What changes meanwhile is asked for again. */
export async function runMigration(
  migration: Migration,
  { isDryRun, pages = Infinity }: RunOptions,
): Promise<MigrationProgress> {
  const kept = documentOf(paths.job(`migration-${migration.id}`), progressSchema);
  let progress = isDryRun ? begun : ((await kept.get()).data() ?? begun);
  for (let page = 0; page < pages && !progress.isDone; page += 1) {
    progress = await takePage(migration, progress, isDryRun);
    if (!isDryRun) await kept.set(progress);
  }
  return progress;
}

async function takePage(
  { collectionGroup, change }: Migration,
  { after, looked, changed }: MigrationProgress,
  isDryRun: boolean,
): Promise<MigrationProgress> {
  const sorted = db().collectionGroup(collectionGroup).orderBy(FieldPath.documentId());
  const { docs } = await (after === null ? sorted : sorted.startAfter(after)).limit(pageSize).get();
  const take = isDryRun ? wouldChange : changeOne;
  const results = await Promise.all(docs.map((document) => take(document, change)));
  return {
    after: docs.at(-1)?.ref.path ?? after,
    looked: looked + docs.length,
    changed: changed + results.filter(Boolean).length,
    isDone: docs.length < pageSize,
  };
}

function changesOf({ id, data }: { id: string; data: unknown }, change: Migration["change"]) {
  const stored = z.record(z.string(), z.unknown()).safeParse(withDates(data));
  return stored.success ? change(stored.data, id) : null;
}

async function wouldChange(document: QueryDocumentSnapshot, change: Migration["change"]): Promise<boolean> {
  return Promise.resolve(changesOf({ id: document.id, data: document.data() }, change) !== null);
}

async function changeOne({ ref }: QueryDocumentSnapshot, change: Migration["change"]): Promise<boolean> {
  return untilFirst(async () => {
    const present = await ref.get();
    const changes = present.exists ? changesOf({ id: ref.id, data: present.data() }, change) : null;
    if (changes === null || present.updateTime === undefined) return false;
    await ref.update(changes, { lastUpdateTime: present.updateTime });
    return true;
  });
}
