import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { mayBeSentAgain } from "@janur/domain/notification/mail";
import { db } from "../../../platform/google/firestore.ts";
import { mailDocument } from "../../../notify/mail/mail-document.ts";
import { countMail, requestHandOver } from "../../../notify/mail/send-mail.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../../platform/http/operation.ts";
import { untilFirst } from "../../../platform/google/until-first.ts";
import { requireIntegration } from "../require-integration.ts";

/**
 * Puts a mail that failed at the host's own server into the queue once more,
 * under the same id, with all its attempts before it. One that the server took,
 * or may have taken, is never handed over again (decision 015). It counts as a
 * mail of the account and for its address.
 * @throws AppError `integration/not-found`, `integration/mail-over`, `limit/too-many-requests`
 */
export async function resendOwnMail(
  { mailId }: { mailId: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<Record<string, never>> {
  const reference = mailDocument(mailId);
  const first = (await reference.get()).data();
  if (first?.ownServer == null || first.account !== caller.uid) throw new AppError("integration/not-found");
  await requireIntegration(first.ownServer.appId, caller);
  await countAttempt(["app", caller.uid], limits.integration.rate, now);
  await untilFirst(async () => {
    const snapshot = await reference.get();
    const mail = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (mail === undefined || lastUpdateTime === undefined) throw new AppError("integration/not-found");
    if (mail.message === null || !mayBeSentAgain(mail, now)) throw new AppError("integration/mail-over");
    const counts = await countMail(caller.uid, mail.message.to, now);
    const batch = db().batch();
    batch.update(reference, { state: "queued", attempts: 0, dueAt: now, updatedAt: now }, { lastUpdateTime });
    for (const count of counts) count(batch);
    await batch.commit();
  });
  await requestHandOver(mailId, now.getTime());
  return {};
}
