import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction, rateWindowSchema } from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { WriteBatch } from "firebase-admin/firestore";
import * as z from "zod";
import { documentOf } from "../firestore.ts";

/** `limits/{key}`: what one sender does without a link; gone by TTL and ignored once its window is over. */
export const senderLimitSchema = z.strictObject({ ...rateWindowSchema.shape, expireAt: z.date() });

/**
 * Reads the sender's window and gives back the write that counts this action,
 * to be added to the batch of the action itself. The batch fails when the
 * window changed meanwhile.
 * @throws AppError `limit/too-many-requests`
 */
export async function countForSender(
  invitationId: string,
  sender: string,
  now: Date,
): Promise<(batch: WriteBatch) => void> {
  const limit = limits.rsvp.senderRate;
  const key = createHash("sha256").update(`${invitationId}\n${sender}`).digest("hex").slice(0, 40);
  const reference = documentOf(paths.limit(key), senderLimitSchema);
  const snapshot = await reference.get();
  const rate = countAction(snapshot.data() ?? null, now, limit);
  if (rate === null) throw new AppError("limit/too-many-requests");
  const { startedAt, count } = rate;
  const written = { startedAt, count, expireAt: new Date(startedAt.getTime() + limit.windowMs) };
  return (batch) => {
    if (snapshot.updateTime === undefined) batch.create(reference, written);
    else batch.update(reference, written, { lastUpdateTime: snapshot.updateTime });
  };
}
