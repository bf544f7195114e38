import type { Smtp, SmtpInput } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { db } from "../../../platform/google/firestore.ts";
import { isSignInRefusal, openSmtp } from "../../../notify/mail/smtp-session.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../../platform/http/operation.ts";
import { integrationDocument } from "../../../store/integration/integration-documents.ts";
import { mailServerOf, smtpIdOf } from "../../../notify/mail/own-sender.ts";
import { sealSmtpPassword, smtpSecretDocument } from "../../../notify/mail/smtp-secret.ts";

/**
 * Has the mails of an account go through its own server, once that let it in.
 * @throws AppError `integration/address-refused`, `integration/unreachable`, `integration/sign-in-refused`, `limit/too-many-requests`
 */
export async function connectSmtp(
  { server, password }: { server: SmtpInput; password: string },
  { uid }: AccountCaller,
  now: Date,
): Promise<{ appId: string }> {
  await countAttempt(["app", uid], limits.integration.rate, now);
  await signIn(server, password);
  const appId = smtpIdOf(uid);
  const smtp: Smtp = {
    id: appId,
    kind: "smtp",
    owner: uid,
    invitationId: null,
    ...server,
    health: "good",
    checkedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const batch = db().batch();
  batch.set(integrationDocument(appId), smtp);
  batch.set(smtpSecretDocument(appId), sealSmtpPassword(password, appId));
  await batch.commit();
  return { appId };
}

async function signIn(server: SmtpInput, password: string): Promise<void> {
  const target = await mailServerOf(server, password);
  try {
    (await openSmtp(target)).close();
  } catch (error) {
    throw new AppError(isSignInRefusal(error) ? "integration/sign-in-refused" : "integration/unreachable");
  }
}
