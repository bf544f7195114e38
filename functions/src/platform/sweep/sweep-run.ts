import { createHash } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { FieldValue } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import * as z from "zod";
import { documentOf, db } from "../google/firestore.ts";
import { faultOf } from "../log/fault.ts";
import { within } from "../google/within.ts";
import { currentWatch, type SweepSummary } from "./sweep-watch.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** What failed so often is tried once a day, and the log says that somebody must look at it. */
const asideAfter = 8;
/** What was put off and has not come again so long after its time is done, or gone. */
const forgottenAfterMs = 3 * dayMs;

/** `limits/sweep-<name>`: what failed in a sweep, by a hash of its key. Gone by TTL when nothing fails any more. */
const putOffSchema = z.object({
  failed: z.record(z.string(), z.object({ attempts: z.int(), until: z.date() })),
  expireAt: z.date(),
});
type PutOff = z.output<typeof putOffSchema>["failed"];

export interface SweepOptions {
  /** Names the sweep in the log and where it keeps what failed. */
  sweep: string;
  /** Pieces worked on side by side: one that hangs holds up its own place only. */
  atOnce: number;
  /**
   * No piece is begun after so long, nor after the time that a schedule has for it (`sweep-watch.ts`), which is all there
   * is where nothing is said.
   */
  budgetMs?: number;
  /** No piece may take longer; as long as the budget unless said. */
  pieceMs?: number;
}

/** One run of a sweep. */
export interface SweepRun {
  /**
   * Works on each piece by itself: one that fails is logged, put off for longer each time, and keeps nobody from
   * their turn.
   * @param pieces each with the id that the log may name
   * @param work says whether something was done; rejects when it failed
   */
  pass: <Item>(
    pieces: readonly (readonly [key: string, item: Item])[],
    work: (item: Item, key: string) => Promise<boolean>,
  ) => Promise<void>;
  /** Whether a piece may still be begun. */
  hasTime: () => boolean;
  /** Notes since when something has been due that is about to be looked at. */
  noteDue: (since: Date | null) => void;
  /** That there is more than was passed on. */
  leaveOver: () => void;
  /** Says what is left over, if anything. @param countLeft asked only then */
  finish: (countLeft?: () => Promise<number>) => Promise<SweepSummary>;
}

/** For whoever is called by no schedule. */
const usualBudgetMs = 40_000;

/** @param now what put-off pieces are compared with; the budget is of the clock */
export function startSweep({ sweep, atOnce, budgetMs, pieceMs }: SweepOptions, now: Date): SweepRun {
  const by = currentWatch();
  const ticks = by?.ticks ?? (() => performance.now());
  const ownMs = budgetMs ?? (by === undefined ? usualBudgetMs : Infinity);
  const end = Math.min(ticks() + ownMs, by?.beginsUntil ?? Infinity);
  const pieceLimit = () => Math.min(pieceMs ?? Infinity, by === undefined ? ownMs : by.waitsUntil - ticks());
  const report: SweepSummary = {
    looked: 0,
    done: 0,
    failed: 0,
    putOff: 0,
    aside: 0,
    isLeftOver: false,
    left: null,
    oldestDueAt: null,
  };
  const hasTime = () => ticks() < end;
  let before: PutOff | undefined;
  return {
    hasTime,
    noteDue: (since) => {
      if (since !== null && (report.oldestDueAt === null || since < report.oldestDueAt))
        report.oldestDueAt = since;
    },
    leaveOver: () => {
      report.isLeftOver = true;
    },
    pass: async (pieces, work) => {
      if (pieces.length === 0) return;
      // Most runs find nothing that is due, and need not know what failed.
      before ??= await readPutOff(sweep);
      const known = before;
      const changed: Record<string, PutOff[string] | null> = {};
      const waiting = [...pieces];
      const workThrough = async () => {
        for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
          const [key, item] = piece;
          const hash = hashOf(key);
          const earlier = Object.hasOwn(known, hash) ? known[hash] : undefined;
          if (earlier !== undefined && earlier.until > now) {
            report.putOff += 1;
            if (earlier.attempts >= asideAfter) report.aside += 1;
          } else if (!hasTime()) {
            report.isLeftOver = true;
          } else {
            report.looked += 1;
            try {
              if (await within(pieceLimit(), work(item, key))) report.done += 1;
              if (earlier !== undefined) changed[hash] = null;
            } catch (error) {
              report.failed += 1;
              const attempts = (earlier?.attempts ?? 0) + 1;
              changed[hash] = { attempts, until: new Date(now.getTime() + pauseAfter(attempts)) };
              const facts = { sweep, of: key, attempts, fault: faultOf(error) };
              if (attempts >= asideAfter) report.aside += 1;
              if (attempts < asideAfter) logger.error("a piece of a sweep failed", facts);
              else logger.error("a piece of a sweep was put aside", facts);
            }
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, workThrough));
      await keepPutOff(sweep, known, changed, now);
    },
    finish: async (countLeft) => {
      if (report.isLeftOver) {
        report.left = await countOrNull(sweep, countLeft);
        logger.warn("a sweep left work over", { sweep, ...report });
      }
      by?.reports.push(report);
      return report;
    },
  };
}

/** What is left is worth knowing, and not worth failing for. */
async function countOrNull(sweep: string, count?: () => Promise<number>): Promise<number | null> {
  try {
    return (await count?.()) ?? null;
  } catch (error) {
    logger.error("what a sweep left was not counted", { sweep, fault: faultOf(error) });
    return null;
  }
}

/** 2, 4, 8 … minutes, then a day. */
function pauseAfter(attempts: number): number {
  return attempts < asideAfter ? minuteMs * 2 ** attempts : dayMs;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 20);
}

function putOffDocument(sweep: string) {
  return documentOf(paths.limit(`sweep-${sweep}`), putOffSchema);
}

/** What cannot be read must not stop the sweep: then everything has its turn. */
async function readPutOff(sweep: string): Promise<PutOff> {
  try {
    return (await putOffDocument(sweep).get()).data()?.failed ?? {};
  } catch (error) {
    logger.error("what failed before is not known", { sweep, fault: faultOf(error) });
    return {};
  }
}

async function keepPutOff(
  sweep: string,
  known: PutOff,
  changed: Readonly<Record<string, PutOff[string] | null>>,
  now: Date,
): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  const forgotten = Object.entries(known).flatMap(([hash, { until }]) =>
    until.getTime() + forgottenAfterMs < now.getTime() ? [[hash, FieldValue.delete()] as const] : [],
  );
  const entries = Object.entries(changed).map(
    ([hash, failure]) => [hash, failure ?? FieldValue.delete()] as const,
  );
  const failed = Object.fromEntries([...forgotten, ...entries]);
  const expireAt = new Date(now.getTime() + dayMs + forgottenAfterMs);
  try {
    // By field, because two runs may go on at once.
    await db().doc(putOffDocument(sweep).path).set({ failed, expireAt }, { merge: true });
  } catch (error) {
    logger.error("what failed was not noted", { sweep, fault: faultOf(error) });
  }
}
