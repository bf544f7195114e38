import { db } from "../google/firestore.ts";
import { sweepDue } from "./sweep-due.ts";

/** How long a queue has for its work before it is taken for lost. */
const patienceMs = 15_000;

interface DueWork {
  /** Of documents whose `dueAt` says when somebody must look at them. */
  collection: string;
  pageSize: number;
  /** Worked on side by side: one that hangs holds up its own place only. */
  atOnce: number;
  /** No piece is begun after so long. */
  budgetMs?: number;
  /** No piece may take longer. */
  pieceMs?: number;
  /** Rejects when something failed that its document does not say: one that cannot be read, say. */
  work: (id: string) => Promise<void>;
}

/**
 * Looks after work whose queue entry was lost, whose next attempt is due, or
 * whose worker ended. Safe to run twice and at the same time where `work` is.
 * @returns how many were looked at
 */
export async function lookAfterDue(
  { collection, pageSize, atOnce, budgetMs, pieceMs, work }: DueWork,
  clock: () => Date,
): Promise<number> {
  const now = clock();
  const { looked } = await sweepDue(
    {
      sweep: `due-${collection}`,
      due: db()
        .collection(collection)
        .where("dueAt", "<=", new Date(now.getTime() - patienceMs))
        .orderBy("dueAt"),
      dueBy: "dueAt",
      pageSize,
      atOnce,
      ...(budgetMs === undefined ? {} : { budgetMs }),
      ...(pieceMs === undefined ? {} : { pieceMs }),
      work: async ({ id }) => {
        await work(id);
        return true;
      },
    },
    now,
  );
  return looked;
}
