import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { withDates } from "../google/firestore.ts";
import { startSweep, type SweepOptions, type SweepRun } from "./sweep-run.ts";
import type { SweepSummary } from "./sweep-watch.ts";

interface DueWork<Document> extends Partial<Pick<SweepOptions, "atOnce" | "budgetMs" | "pieceMs">> {
  /** Names the sweep in the log and where it keeps what failed. */
  sweep: string;
  /** What is due, in one order and without a limit. Its documents are parsed by `work`, not here. */
  due: Query<Document>;
  /** The field that says since when, by which they are in order. */
  dueBy?: string;
  pageSize: number;
  /** Says whether something was done; rejects when it failed. */
  work: (document: QueryDocumentSnapshot<Document>) => Promise<boolean>;
}

const usualAtOnce = 5;

/**
 * Works through everything that is due, page after page, until nothing or no time is left. Each document by itself:
 * what fails is put off and logged by its id, and neither the rest of the page nor anybody behind it waits for it.
 * Safe to run twice and at the same time where `work` is.
 */
export async function sweepDue<Document>(
  { sweep, due, dueBy, pageSize, work, atOnce = usualAtOnce, budgetMs, pieceMs }: DueWork<Document>,
  now: Date,
): Promise<SweepSummary> {
  const run = startSweep(optionsOf({ sweep, atOnce, budgetMs, pieceMs }), now);
  for await (const page of pagesOf(due, pageSize)) {
    await run.pass(
      page.map((document) => [document.ref.path, document] as const),
      (document) => {
        run.noteDue(dueSince(document, dueBy));
        return work(document);
      },
    );
    if (endsAfter(run, page, pageSize)) break;
  }
  return run.finish(() => countOf(due));
}

interface GroupWork<Document> extends Omit<DueWork<Document>, "work" | "pieceMs"> {
  /** Whose a document is; null is nobody's and passed over. */
  whose: (document: QueryDocumentSnapshot<Document>) => string | null;
  /** Does for all that is due of one, whatever of it the page holds. */
  work: (id: string) => Promise<boolean>;
}

/** As `sweepDue`, where documents of one owner are one piece of work. */
export async function sweepDueOf<Document>(
  { sweep, due, dueBy, pageSize, whose, work, atOnce = usualAtOnce, budgetMs }: GroupWork<Document>,
  now: Date,
): Promise<SweepSummary> {
  const run = startSweep(optionsOf({ sweep, atOnce, budgetMs }), now);
  const seen = new Set<string>();
  for await (const page of pagesOf(due, pageSize)) {
    const owned = page.flatMap((document) => {
      const id = whose(document);
      return id === null || seen.has(id) ? [] : [[id, dueSince(document, dueBy)] as const];
    });
    // Of several of one owner the first has waited longest.
    const owners = [...new Map(owned.reverse())];
    for (const [id] of owners) seen.add(id);
    await run.pass(owners.reverse(), (since, id) => {
      run.noteDue(since);
      return work(id);
    });
    if (endsAfter(run, page, pageSize)) break;
  }
  return run.finish(() => countOf(due));
}

interface LooseOptions extends Pick<SweepOptions, "sweep" | "atOnce"> {
  budgetMs?: number | undefined;
  pieceMs?: number | undefined;
}

function optionsOf({ budgetMs, pieceMs, ...options }: LooseOptions): SweepOptions {
  return {
    ...options,
    ...(budgetMs === undefined ? {} : { budgetMs }),
    ...(pieceMs === undefined ? {} : { pieceMs }),
  };
}

function dueSince(document: QueryDocumentSnapshot<unknown>, dueBy: string | undefined): Date | null {
  const since: unknown = dueBy === undefined ? undefined : withDates(document.get(dueBy));
  return since instanceof Date ? since : null;
}

/** Whether a page is the last one for which there is time; a full one may have others behind it. */
function endsAfter(run: SweepRun, page: readonly unknown[], pageSize: number): boolean {
  if (run.hasTime()) return false;
  if (page.length === pageSize) run.leaveOver();
  return true;
}

async function countOf<Document>(due: Query<Document>): Promise<number> {
  return (await due.count().get()).data().count;
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
