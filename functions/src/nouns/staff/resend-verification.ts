import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { sendMail } from "../../notify/mail/send-mail.ts";
import { readSettings } from "../../notify/notification/read-settings.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { accounts, authRecord, isShut } from "../../platform/google/auth-record.ts";
import { noteDeed } from "./write-deed.ts";

/**
 * Sends somebody the link that confirms their address, through our own queue and
 * in their language. Asked for again within `limits.staff.verificationMs` it is
 * the same mail.
 * @throws AppError `staff/account-not-found`
 */
export async function resendVerification(
  { uid }: { uid: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ isSent: boolean }> {
  const record = await authRecord(uid);
  if (record === null) throw new AppError("staff/account-not-found");
  const { email, emailVerified } = record;
  if (email === undefined || emailVerified || isShut(record)) return { isSent: false };
  const [link, { account }] = await Promise.all([
    accounts().generateEmailVerificationLink(email),
    readSettings(uid),
  ]);
  const params = { path: confirmationPath(link) };
  const round = Math.floor(now.getTime() / limits.staff.verificationMs);
  await sendMail(
    { template: "verifyEmail", to: email, language: account.language, params },
    { key: `verify/${uid}/${email}/${String(round)}`, account: null },
    now,
  );
  await noteDeed({ by: caller.uid, deed: { kind: "resendVerification" }, account: uid, at: now });
  return { isSent: true };
}

/** Our own page for what Firebase's link asks: mails lead nowhere else. */
function confirmationPath(link: string): string {
  const code = new URL(link).searchParams.get("oobCode");
  if (code === null) throw new Error("a link without its code");
  return `/auth/action?${new URLSearchParams({ mode: "verifyEmail", oobCode: code }).toString()}`;
}
