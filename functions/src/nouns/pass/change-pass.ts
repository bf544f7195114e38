import type { HelperList } from "@janur/domain/helper/helper-list";
import { AppError } from "@janur/domain/errors";
import type { Family, PassScope } from "@janur/domain/helper/pass";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { hashPassword } from "../../platform/secrets/password-hash.ts";
import { findOwnPass } from "./find-own-pass.ts";
import { passDocument, passSecretDocument } from "../../store/pass-documents.ts";
import { requireEnd } from "./pass-end.ts";

interface PassChange {
  invitationId: string;
  passId: string;
  name: string;
  scopes: PassScope[];
  seesGated: boolean;
  family: Family | null;
  branch: HelperList | null;
  doorCeremony: string | null;
  screen: ScreenSettings | null;
  expireAt: string;
  /** Null keeps the one there is, the empty text removes it. */
  pin: string | null;
}

/**
 * Changes what a link may do and until when; the link itself stays the same.
 * One that is over can so be good again, a revoked one cannot.
 * @throws AppError `pass/not-found`, `pass/revoked`, `input/invalid` for an end that is past or too distant, for a door without a PIN, and for a screen's link that would become a helper's
 */
export async function changePass(input: PassChange, caller: CapabilityCaller, now: Date) {
  const { passId, name, scopes, seesGated, family, doorCeremony, screen, pin } = input;
  const expireAt = requireEnd(input.expireAt, now);
  const hashedPin = pin === null || pin === "" ? null : await hashPassword(pin);
  await db().runTransaction(async (transaction) => {
    const pass = await findOwnPass(input, caller, transaction);
    const kept = await transaction.get(passSecretDocument(passId));
    const secret = kept.data();
    if (pass.revokedAt !== null || secret === undefined) throw new AppError("pass/revoked");
    // A link that stands on a screen for all to see never becomes one that opens a list, nor the other way round.
    if (scopes.includes("screen") !== pass.scopes.includes("screen"))
      throw new AppError("input/invalid", { fields: ["scopes"] });
    const hasPin = pin === null ? pass.hasPin : hashedPin !== null;
    if (!hasPin && scopes.includes("door")) throw new AppError("input/invalid", { fields: ["pin"] });
    const branch = input.branch ?? pass.branch;
    transaction.update(passDocument(passId), {
      ...{ name, scopes, seesGated, family, branch, doorCeremony, screen, expireAt, hasPin },
    });
    if (pin !== null) transaction.update(kept.ref, { pin: hashedPin, pinRevision: secret.pinRevision + 1 });
  });
  return {};
}
