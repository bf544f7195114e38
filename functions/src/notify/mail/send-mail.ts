import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import type { MailMessage } from "@janur/domain/notification/mail";
import type { WriteBatch } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { enqueue } from "../../platform/google/enqueue.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { mailDocument, newMail, type MailCause } from "./mail-document.ts";

/**
 * Puts a mail into the queue; a worker hands it to the mail server within
 * seconds. The same key has one mail: a second call with it changes nothing.
 * Mails that an account causes count for it and for the address they go to.
 * @returns id of the mail
 * @throws AppError `limit/too-many-requests`
 * @throws z.ZodError for parameters of another shape than `mailParamsSchemas` says
 */
export async function sendMail(message: MailMessage, cause: MailCause, now: Date): Promise<string> {
  const mail = newMail(message, cause, now);
  const reference = mailDocument(mail.id);
  await untilFirst(async () => {
    if ((await reference.get()).exists) return;
    const counts = cause.account === null ? [] : await countMail(cause.account, message.to, now);
    const batch = db().batch();
    batch.create(reference, mail);
    for (const count of counts) count(batch);
    await batch.commit();
  });
  await requestHandOver(mail.id);
  return mail.id;
}

/**
 * Asks a worker to look after a mail that was written before.
 * @param round told apart by queues, which forget no name for a while
 */
export async function requestHandOver(mailId: string, round = 0): Promise<void> {
  await enqueue({ queue: "handOverMail", id: `mail-${mailId}-${String(round)}`, data: { mailId } });
}

/**
 * Reads both windows and gives back the writes that count this mail.
 * @throws AppError `limit/too-many-requests`
 */
export function countMail(account: string, to: string, now: Date): Promise<((batch: WriteBatch) => void)[]> {
  const address = createHash("sha256").update(to.toLowerCase()).digest("hex");
  return Promise.all([
    countOne(["mail-by", account], limits.mail.perAccount, now),
    countOne(["mail-to", address], limits.mail.perAddress, now),
  ]);
}

async function countOne(
  scope: readonly [string, string],
  limit: { count: number; windowMs: number },
  now: Date,
): Promise<(batch: WriteBatch) => void> {
  const snapshot = await attemptsDocument(scope).get();
  const rate = countAction(snapshot.data() ?? null, now, limit);
  if (rate === null) throw new AppError("limit/too-many-requests");
  const written = { ...rate, expireAt: new Date(rate.startedAt.getTime() + limit.windowMs) };
  return (batch) => {
    if (snapshot.updateTime === undefined) batch.create(snapshot.ref, written);
    else batch.update(snapshot.ref, written, { lastUpdateTime: snapshot.updateTime });
  };
}
