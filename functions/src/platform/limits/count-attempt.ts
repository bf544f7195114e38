import { createHash } from "node:crypto";
import type { WriteBatch } from "firebase-admin/firestore";
import { AppError } from "@janur/domain/errors";
import { countAction, type RateWindow } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { db, documentOf } from "../google/firestore.ts";
import { senderLimitSchema } from "./sender-limit.ts";
import { untilFirst } from "../google/until-first.ts";

type Scope = readonly [purpose: string, ...whose: string[]];

/** Where the attempts of a scope are counted. */
export function attemptsDocument(scope: Scope) {
  const key = createHash("sha256").update(scope.join("\n")).digest("hex").slice(0, 40);
  return documentOf(paths.limit(key), senderLimitSchema);
}

interface Limit {
  count: number;
  windowMs: number;
}

type AddAttempt = (batch: Pick<WriteBatch, "create" | "update">) => void;

/**
 * Reads how often something was done and gives back the write that counts it
 * once more, to be added to the batch of the action itself. The batch fails
 * when somebody else counted meanwhile.
 * @param scope as for `countAttempt`
 * @throws AppError `limit/too-many-requests`
 */
export async function preparedAttempt(scope: Scope, limit: Limit, now: Date): Promise<AddAttempt> {
  return (await nextAttempt(scope, limit, now)).add;
}

async function nextAttempt(
  scope: Scope,
  limit: Limit,
  now: Date,
  times = 1,
): Promise<{ rate: RateWindow; add: AddAttempt }> {
  const reference = attemptsDocument(scope);
  const snapshot = await reference.get();
  const rate = countAction(snapshot.data() ?? null, now, limit, times);
  if (rate === null) throw new AppError("limit/too-many-requests");
  const written = { ...rate, expireAt: new Date(rate.startedAt.getTime() + limit.windowMs) };
  const add: AddAttempt = (batch) => {
    if (snapshot.updateTime === undefined) batch.create(reference, written);
    else batch.update(reference, written, { lastUpdateTime: snapshot.updateTime });
  };
  return { rate, add };
}

/**
 * Counts something that somebody is about to do, before it is looked at, so
 * that a hundred at once are a hundred.
 * @returns the window it counts in, this attempt included
 * @param scope what is done and by whom, e.g. `["check", sender]`; only a hash of it is stored
 * @param times how many of them at once
 * @throws AppError `limit/too-many-requests`
 */
export async function countAttempt(scope: Scope, limit: Limit, now: Date, times = 1): Promise<RateWindow> {
  return untilFirst(async () => {
    const batch = db().batch();
    const { rate, add } = await nextAttempt(scope, limit, now, times);
    add(batch);
    await batch.commit();
    return rate;
  });
}

/** Takes back an attempt that was none, as long as its window goes on. */
export function takeBackAttempt(scope: Scope, { startedAt }: Pick<RateWindow, "startedAt">): Promise<void> {
  const reference = attemptsDocument(scope);
  return untilFirst(async () => {
    const snapshot = await reference.get();
    const window = snapshot.data();
    if (window?.startedAt.getTime() !== startedAt.getTime() || snapshot.updateTime === undefined) return;
    const count = Math.max(0, window.count - 1);
    await reference.update({ count }, { lastUpdateTime: snapshot.updateTime });
  });
}

/** Whether `countAttempt` would not refuse; counts nothing. */
export async function hasAttemptsLeft(scope: Scope, limit: Limit, now: Date): Promise<boolean> {
  const counted = (await attemptsDocument(scope).get()).data() ?? null;
  return countAction(counted, now, limit) !== null;
}
