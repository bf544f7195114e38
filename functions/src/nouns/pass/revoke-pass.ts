import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { findOwnPass } from "./find-own-pass.ts";
import { purgeDevicesOf } from "../../store/door/door-device-documents.ts";
import { passDocument } from "../../store/pass-documents.ts";

/**
 * Makes a link worthless from this moment. When it was used stays to be seen for a while.
 * @throws AppError `pass/not-found`
 */
export async function revokePass(
  input: { invitationId: string; passId: string },
  caller: CapabilityCaller,
  now: Date,
) {
  await db().runTransaction(async (transaction) => {
    const pass = await findOwnPass(input, caller, transaction);
    if (pass.revokedAt === null) transaction.update(passDocument(pass.id), { revokedAt: now });
  });
  // What is not at the door any more needs not be ready; again where a first try was interrupted.
  await purgeDevicesOf(input.invitationId, [input.passId]);
  return {};
}
