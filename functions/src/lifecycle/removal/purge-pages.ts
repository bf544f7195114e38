import type { Query } from "firebase-admin/firestore";
import { db, withDates } from "../../platform/google/firestore.ts";
import { startSweep } from "../../platform/sweep/sweep-run.ts";

/** Documents that go in one commit. */
const commitSize = 400;
/** Commits on their way at once. */
const atOnce = 5;

/**
 * Deletes everything that a query finds, unread but for the field it is in order by, until nothing or no time is left.
 * Safe to run twice.
 * @param old in the order of `dueBy`, without a limit
 * @returns how many went
 */
export async function purgePages(
  { sweep, old, dueBy }: { sweep: string; old: Query; dueBy: string },
  now: Date,
): Promise<number> {
  const run = startSweep({ sweep, atOnce: 1 }, now);
  const page = old.select(dueBy).limit(commitSize * atOnce);
  let gone = 0;
  for (let found = await page.get(); !found.empty; found = await page.get()) {
    if (!run.hasTime()) {
      run.leaveOver();
      break;
    }
    const since: unknown = withDates(found.docs[0]?.get(dueBy));
    if (since instanceof Date) run.noteDue(since);
    const commits = Array.from({ length: Math.ceil(found.size / commitSize) }, async (_, index) => {
      const batch = db().batch();
      for (const { ref } of found.docs.slice(index * commitSize, (index + 1) * commitSize)) batch.delete(ref);
      await batch.commit();
    });
    await Promise.all(commits);
    gone += found.size;
  }
  await run.finish(async () => (await old.count().get()).data().count);
  return gone;
}
