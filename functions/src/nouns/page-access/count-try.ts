import { AppError } from "@janur/domain/errors";
import { countAction } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import {
  attemptsDocument,
  countAttempt,
  hasAttemptsLeft,
  takeBackAttempt,
} from "../../platform/limits/count-attempt.ts";
import { untilFirst } from "../../platform/google/until-first.ts";

/**
 * Counts one try at a page's password before it is looked at, so that a
 * hundred at once are a hundred. Per sender and page: behind one address of a
 * mobile network sit the guests of many pages. How many pages one sender begins
 * to try at counts too, because each, there or not, costs a document.
 * @returns which try of this window it is, and how it is taken back for a password that was right
 * @throws AppError `limit/too-many-requests`
 */
export async function countTry(
  invitationId: string,
  sender: string,
  now: Date,
): Promise<{ number: number; takeBack: () => Promise<void> }> {
  const limit = limits.access.rate;
  const scope = ["unlock", invitationId, sender] as const;
  const reference = attemptsDocument(scope);
  const pages = ["unlock-pages", sender] as const;
  const { startedAt, count: number } = await untilFirst(async () => {
    const snapshot = await reference.get();
    const rate = countAction(snapshot.data() ?? null, now, limit);
    if (rate === null) throw new AppError("limit/too-many-requests");
    const isFirst = rate.startedAt === now;
    if (isFirst && !(await hasAttemptsLeft(pages, limits.access.pages, now)))
      throw new AppError("limit/too-many-requests");
    const written = { ...rate, expireAt: new Date(rate.startedAt.getTime() + limit.windowMs) };
    if (snapshot.updateTime === undefined) await reference.create(written);
    else await reference.update(written, { lastUpdateTime: snapshot.updateTime });
    // After the write: of many at once only the one that began the window is one page more.
    if (isFirst) await countAttempt(pages, limits.access.pages, now);
    return rate;
  });
  const takeBack = () => takeBackAttempt(scope, { startedAt });
  return { number, takeBack };
}
