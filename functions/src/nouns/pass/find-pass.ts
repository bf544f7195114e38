import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { parsePassToken, passState, type Pass, type PassScope } from "@janur/domain/helper/pass";
import { invitationDocument } from "../../store/access.ts";
import { verifyUnlockToken } from "../../platform/secrets/unlock-token.ts";
import { isSecretOf } from "../../platform/secrets/secret-hash.ts";
import { recordUse } from "./record-use.ts";
import { passDocument, passSecretDocument, type PassSecret } from "../../store/pass-documents.ts";

export interface FoundPass {
  pass: Pass;
  secret: PassSecret;
  invitation: Invitation;
}

/**
 * The pass that a genuine link belongs to, while it is good.
 * @throws AppError `pass/invalid` for malformed, wrong and absent ones alike, the former unread; `pass/revoked`, also while the invitation lies in the trash; `pass/over`
 */
export async function findPass(token: string, now: Date): Promise<FoundPass> {
  const parts = parsePassToken(token);
  if (parts === null) throw new AppError("pass/invalid");
  const { passId } = parts;
  const [kept, found] = await Promise.all([passSecretDocument(passId).get(), passDocument(passId).get()]);
  const secret = kept.data();
  const pass = found.data();
  if (secret === undefined || pass === undefined || !isSecretOf("pass", parts.secret, secret))
    throw new AppError("pass/invalid");
  const invitation = (await invitationDocument(pass.invitationId).get()).data();
  const state = passState(pass, now);
  if (state === "revoked" || invitation === undefined || invitation.status === "trashed")
    throw new AppError("pass/revoked");
  if (state === "over") throw new AppError("pass/over");
  return { pass, secret, invitation };
}

/** Whether the PIN of this pass has been given, or none is asked. */
export function isPinProven({ pass, secret }: FoundPass, proof: string): boolean {
  return !pass.hasPin || verifyUnlockToken("pass", pass.id, proof) === secret.pinRevision;
}

/**
 * The gate before every task of a helper: a good link, its PIN, and the task among its scopes. Notes the use.
 * @throws AppError whatever `findPass` throws, `pass/pin-required` also after the PIN was changed, `pass/not-allowed`
 */
export async function requireTask(
  { token, proof }: { token: string; proof: string },
  scope: PassScope,
  now: Date,
): Promise<FoundPass> {
  const found = await findPass(token, now);
  if (!isPinProven(found, proof)) throw new AppError("pass/pin-required");
  if (!found.pass.scopes.includes(scope)) throw new AppError("pass/not-allowed");
  await recordUse(found.pass, scope, now);
  return found;
}
