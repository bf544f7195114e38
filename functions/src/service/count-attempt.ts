import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction } from "@janur/domain/guest";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";
import { senderLimitSchema } from "./sender-limit.ts";
import { untilFirst } from "./until-first.ts";

type Scope = readonly [purpose: string, ...whose: string[]];

/** Where the attempts of a scope are counted. */
export function attemptsDocument(scope: Scope) {
  const key = createHash("sha256").update(scope.join("\n")).digest("hex").slice(0, 40);
  return documentOf(paths.limit(key), senderLimitSchema);
}

/**
 * Counts something that somebody is about to do, before it is looked at, so
 * that a hundred at once are a hundred.
 * @param scope what is done and by whom, e.g. `["check", sender]`; only a hash of it is stored
 * @throws AppError `limit/too-many-requests`
 */
export async function countAttempt(
  scope: Scope,
  limit: { count: number; windowMs: number },
  now: Date,
): Promise<void> {
  const reference = attemptsDocument(scope);
  await untilFirst(async () => {
    const snapshot = await reference.get();
    const rate = countAction(snapshot.data() ?? null, now, limit);
    if (rate === null) throw new AppError("limit/too-many-requests");
    const written = { ...rate, expireAt: new Date(rate.startedAt.getTime() + limit.windowMs) };
    if (snapshot.updateTime === undefined) await reference.create(written);
    else await reference.update(written, { lastUpdateTime: snapshot.updateTime });
  });
}

/** Whether `countAttempt` would not refuse; counts nothing. */
export async function hasAttemptsLeft(
  scope: Scope,
  limit: { count: number; windowMs: number },
  now: Date,
): Promise<boolean> {
  const counted = (await attemptsDocument(scope).get()).data() ?? null;
  return countAction(counted, now, limit) !== null;
}
