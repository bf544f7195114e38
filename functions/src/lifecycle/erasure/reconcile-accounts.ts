import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { FieldPath } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import * as z from "zod";
import { requestErasure } from "./request-erasure.ts";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { faultOf } from "../../platform/log/fault.ts";
import { accounts, authRecords } from "../../platform/google/auth-record.ts";
import { currentWatch, reportProgress } from "../../platform/sweep/sweep-watch.ts";
import { syncAccount } from "../../nouns/staff/sync-account.ts";

/** As many as Firebase Auth is asked for at once. */
const pageSize = 100;
/** Firebase Auth refuses to be asked for longer ids. */
const longestUid = 128;
/** Of those so many are looked at side by side. */
const atOnce = 25;

/** First everybody whom Firebase Auth knows, then documents of those whom it may not know. */
const parts = ["signIns", "users", "accounts"] as const;

/** `jobs/reconcile`: how far a night came. Gone when it was through with everybody. */
const progressSchema = z.object({
  part: z.enum(parts).catch("signIns"),
  after: z.string().nullable().catch(null),
});
type Progress = z.output<typeof progressSchema>;

const progressDocument = () => documentOf(paths.job("reconcile"), progressSchema);

/** What a run came to. */
export interface Reconciled {
  looked: number;
  /** Entries in `accounts` that were missing, unreadable or of earlier. */
  mended: number;
  /** Accounts that were gone without an erasure. */
  erased: number;
  /** Looked at in vain; the next night tries again. */
  failed: number;
  /** Whether everybody was looked at; otherwise the next run goes on from here. */
  isDone: boolean;
}

/** A part of everybody, by their ids. */
export interface Stretch {
  from: string;
  until: string;
}

/**
 * Looks whether every account that can sign in is in `accounts` as it is now,
 * and whether all that is left of others is being erased. Triggers see to both
 * and may be lost. Works until everybody was looked at or its time is up, and
 * begins there the next time: later in the same night, and the next one. Safe to run twice.
 * @param stretch of everybody, for tests; a run over a stretch keeps no progress
 */
export async function reconcileAccounts(
  clock: () => Date,
  stretch: Stretch | null = null,
): Promise<Reconciled> {
  const by = currentWatch();
  const end = clock().getTime() + limits.staff.reconcileMs;
  const hasTime = () => (by === undefined ? clock().getTime() < end : by.ticks() < by.beginsUntil);
  const sum: Reconciled = { looked: 0, mended: 0, erased: 0, failed: 0, isDone: false };
  let next: Progress | null = (stretch === null ? (await progressDocument().get()).data() : null) ?? {
    part: "signIns",
    after: null,
  };
  while (next !== null && hasTime()) {
    next = await lookAt(next, stretch, clock(), sum);
    if (stretch === null && next !== null) await progressDocument().set(next);
  }
  sum.isDone = next === null;
  if (stretch === null && sum.isDone) await progressDocument().delete();
  reportProgress(sum.looked, sum.failed, sum.isDone);
  const tell = sum.failed > 0 ? logger.error : logger.info;
  tell("accounts were reconciled", sum);
  return sum;
}

/** @returns from where to go on, null at the end */
async function lookAt(
  { part, after }: Progress,
  stretch: Stretch | null,
  now: Date,
  sum: Reconciled,
): Promise<Progress | null> {
  const { uids, last } = part === "signIns" ? await signIns(after) : await documentsOf(part, after, stretch);
  const records =
    part === "signIns" ? null : await authRecords(uids.filter((uid) => uid.length <= longestUid));
  const lookAtOne = async (uid: string) => {
    sum.looked += 1;
    try {
      const isKnown = records === null || records.has(uid);
      const isChanged = isKnown ? await syncAccount(uid) : await eraseRest(uid, now);
      if (isChanged) sum[isKnown ? "mended" : "erased"] += 1;
    } catch (error) {
      sum.failed += 1;
      logger.error("an account was not reconciled", { account: uid, fault: faultOf(error) });
    }
  };
  const waiting = uids.filter((uid) => stretch === null || (uid >= stretch.from && uid < stretch.until));
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(lookAtOne));
  if (last !== null) return { part, after: last };
  const following = parts[parts.indexOf(part) + 1];
  return following === undefined ? null : { part: following, after: null };
}

interface Page {
  uids: string[];
  /** What the next page begins after; null at the end. */
  last: string | null;
}

async function signIns(after: string | null): Promise<Page> {
  const { users, pageToken } = await accounts()
    .listUsers(pageSize, after ?? undefined)
    .catch((error: unknown) => {
      if (after === null) throw error;
      // What an earlier night kept may mean nothing any more: from the beginning, then.
      return accounts().listUsers(pageSize);
    });
  return { uids: users.map(({ uid }) => uid), last: pageToken ?? null };
}

async function documentsOf(
  part: "users" | "accounts",
  after: string | null,
  stretch: Stretch | null,
): Promise<Page> {
  const sorted = db()
    .collection(part === "users" ? paths.users() : paths.accounts())
    .orderBy(FieldPath.documentId())
    .startAfter(after ?? stretch?.from ?? " ")
    .select()
    .limit(pageSize);
  const uids = (await sorted.get()).docs.map(({ id }) => id);
  const last = uids.at(-1);
  const isOver = last === undefined || uids.length < pageSize || (stretch !== null && last >= stretch.until);
  return { uids, last: isOver ? null : last };
}

/**
 * Has the rest of an account erased that nobody signs in with any more. A young one waits: a profile may be there
 * before its account can be asked for.
 * @returns whether there was anything to ask for
 */
async function eraseRest(uid: string, now: Date): Promise<boolean> {
  const [job, ...found] = await db().getAll(
    db().doc(paths.job(`erase-${uid}`)),
    db().doc(paths.user(uid)),
    db().doc(paths.account(uid)),
  );
  const isYoung = found.some(({ createTime }) => {
    return createTime !== undefined && now.getTime() - createTime.toMillis() < limits.staff.reconcileAfterMs;
  });
  if (job?.exists === true || isYoung) return false;
  await requestErasure({ uid, email: null, choices: [] }, now);
  return true;
}
