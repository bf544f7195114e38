import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { startSweep, type SweepOptions, type SweepSummary } from "./sweep-run.ts";

interface DueWork<Document> extends Partial<Pick<SweepOptions, "atOnce" | "budgetMs" | "pieceMs">> {
  /** Names the sweep in the log and where it keeps what failed. */
  sweep: string;
  /** What is due, in one order and without a limit. Its documents are parsed by `work`, not here. */
  due: Query<Document>;
  pageSize: number;
  /** Says whether something was done; rejects when it failed. */
  work: (document: QueryDocumentSnapshot<Document>) => Promise<boolean>;
}

/** Sweeps of each minute: the next one does not begin before they are through. */
const usualBudgetMs = 40_000;
const usualAtOnce = 5;

/**
 * Works through everything that is due, page after page, until nothing or no time is left. Each document by itself:
 * what fails is put off and logged by its id, and neither the rest of the page nor anybody behind it waits for it.
 * Safe to run twice and at the same time where `work` is.
 */
export async function sweepDue<Document>(
  { sweep, due, pageSize, work, atOnce = usualAtOnce, budgetMs = usualBudgetMs, pieceMs }: DueWork<Document>,
  now: Date,
): Promise<SweepSummary> {
  const run = startSweep({ sweep, atOnce, budgetMs, ...(pieceMs === undefined ? {} : { pieceMs }) }, now);
  for await (const page of pagesOf(due, pageSize)) {
    await run.pass(
      page.map((document) => [document.ref.path, document] as const),
      work,
    );
    if (!run.hasTime()) break;
  }
  return run.finish();
}

interface GroupWork<Document> extends Omit<DueWork<Document>, "work" | "pieceMs"> {
  /** Whose a document is; null is nobody's and passed over. */
  whose: (document: QueryDocumentSnapshot<Document>) => string | null;
  /** Does for all that is due of one, whatever of it the page holds. */
  work: (id: string) => Promise<boolean>;
}

/** As `sweepDue`, where documents of one owner are one piece of work. */
export async function sweepDueOf<Document>(
  { sweep, due, pageSize, whose, work, atOnce = usualAtOnce, budgetMs = usualBudgetMs }: GroupWork<Document>,
  now: Date,
): Promise<SweepSummary> {
  const run = startSweep({ sweep, atOnce, budgetMs }, now);
  const seen = new Set<string>();
  for await (const page of pagesOf(due, pageSize)) {
    const ids = [...new Set(page.flatMap((document) => whose(document) ?? []))].filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    await run.pass(
      ids.map((id) => [id, id] as const),
      work,
    );
    if (!run.hasTime()) break;
  }
  return run.finish();
}

/** Everything that a query in one order finds, page by page; what is written meanwhile moves nothing into a gap. */
export async function* pagesOf<Document>(
  query: Query<Document>,
  pageSize: number,
): AsyncGenerator<QueryDocumentSnapshot<Document>[]> {
  for (let page = await query.limit(pageSize).get(); !page.empty;) {
    yield page.docs;
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await query.startAfter(last).limit(pageSize).get();
  }
}
