import { db } from "../firestore.ts";

/** How long a queue has for its work before it is taken for lost. */
const patienceMs = 15_000;

interface DueWork {
  /** Of documents whose `dueAt` says when somebody must look at them. */
  collection: string;
  /** As many as one run looks at; the rest is a minute older at the next. */
  batchSize: number;
  /** Worked on side by side: one that hangs holds up its own place only. */
  atOnce: number;
  /** Says itself what went wrong, and never rejects. */
  work: (id: string) => Promise<void>;
}

/**
 * Looks after work whose queue entry was lost, whose next attempt is due, or
 * whose worker ended. Safe to run twice and at the same time where `work` is.
 * @returns how many were looked at
 */
export async function lookAfterDue(
  { collection, batchSize, atOnce, work }: DueWork,
  clock: () => Date,
): Promise<number> {
  const due = await db()
    .collection(collection)
    .where("dueAt", "<=", new Date(clock().getTime() - patienceMs))
    .orderBy("dueAt")
    .limit(batchSize)
    .get();
  const waiting = due.docs.map(({ id }) => id);
  const workThrough = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work(id);
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return due.size;
}
