import { AppError } from "@janur/domain/errors";
import type { Pass } from "@janur/domain/helper/pass";
import type { Transaction } from "firebase-admin/firestore";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { requireCapability } from "../../store/access.ts";
import { passDocument } from "../../store/pass-documents.ts";

/**
 * A pass of this invitation, for whoever looks after them.
 * @throws AppError `pass/not-found` for absent and foreign ones alike, `invitation/not-found`, `team/not-allowed`
 */
export async function findOwnPass(
  { invitationId, passId }: { invitationId: string; passId: string },
  caller: CapabilityCaller,
  transaction: Transaction,
): Promise<Pass> {
  await requireCapability(invitationId, caller, transaction);
  const pass = (await transaction.get(passDocument(passId))).data();
  if (pass?.invitationId !== invitationId) throw new AppError("pass/not-found");
  return pass;
}
