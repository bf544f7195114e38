import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction } from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../firestore.ts";
import { senderLimitSchema } from "../service/sender-limit.ts";
import { untilFirst } from "../service/until-first.ts";

/**
 * Counts one try at a page's password before it is looked at, so that a
 * hundred at once are a hundred. Per sender and page: behind one address of a
 * mobile network sit the guests of many pages.
 * @returns takes the try back, for a password that was right
 * @throws AppError `limit/too-many-requests`
 */
export async function countTry(
  invitationId: string,
  sender: string,
  now: Date,
): Promise<() => Promise<void>> {
  const limit = limits.access.rate;
  const key = createHash("sha256").update(`unlock\n${invitationId}\n${sender}`).digest("hex").slice(0, 40);
  const reference = documentOf(paths.limit(key), senderLimitSchema);
  const startedAt = await untilFirst(async () => {
    const snapshot = await reference.get();
    const rate = countAction(snapshot.data() ?? null, now, limit);
    if (rate === null) throw new AppError("limit/too-many-requests");
    const written = { ...rate, expireAt: new Date(rate.startedAt.getTime() + limit.windowMs) };
    if (snapshot.updateTime === undefined) await reference.create(written);
    else await reference.update(written, { lastUpdateTime: snapshot.updateTime });
    return rate.startedAt;
  });
  return () =>
    untilFirst(async () => {
      const snapshot = await reference.get();
      const window = snapshot.data();
      if (window?.startedAt.getTime() !== startedAt.getTime() || snapshot.updateTime === undefined) return;
      const count = Math.max(0, window.count - 1);
      await reference.update({ count }, { lastUpdateTime: snapshot.updateTime });
    });
}
