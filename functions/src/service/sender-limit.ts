import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction, rateWindowSchema } from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { documentOf } from "../firestore.ts";

/** `limits/{key}`: what one sender does without a link; gone by TTL and ignored once its window is over. */
export const senderLimitSchema = z.strictObject({ ...rateWindowSchema.shape, expireAt: z.date() });

/**
 * Reads the sender's window inside `transaction` and gives back the write that
 * counts this action, to be called after all reads.
 * @throws AppError `limit/too-many-requests`
 */
export async function countForSender(
  transaction: Transaction,
  invitationId: string,
  sender: string,
  now: Date,
): Promise<() => void> {
  const limit = limits.rsvp.senderRate;
  const key = createHash("sha256").update(`${invitationId}\n${sender}`).digest("hex").slice(0, 40);
  const reference = documentOf(paths.limit(key), senderLimitSchema);
  const stored = (await transaction.get(reference)).data();
  const rate = countAction(stored ?? null, now, limit);
  if (rate === null) throw new AppError("limit/too-many-requests");
  const { startedAt, count } = rate;
  const expireAt = new Date(startedAt.getTime() + limit.windowMs);
  return () => {
    transaction.set(reference, { startedAt, count, expireAt });
  };
}
