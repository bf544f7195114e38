import { AppError } from "@janur/domain/errors";
import { invitationSchema, memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { memberMay } from "@janur/domain/team/team";
import type { Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../platform/google/firestore.ts";
import type { BesidesCaller, CapabilityCaller } from "../platform/http/operation.ts";

/** Who asks, and for what. */
type Asking = Pick<CapabilityCaller, "uid" | "capability">;

export function invitationDocument(invitationId: string) {
  return documentOf(paths.invitation(invitationId), invitationSchema);
}

/**
 * The head of an invitation, for a member of its team who may do what the operation takes.
 * @param transaction reads inside it when given
 * @throws AppError `invitation/not-found` for absent and foreign ones alike, `team/not-allowed`
 */
export async function requireCapability(
  invitationId: string,
  asking: Asking,
  transaction?: Transaction,
): Promise<Invitation> {
  const reference = invitationDocument(invitationId);
  const snapshot = transaction === undefined ? await reference.get() : await transaction.get(reference);
  return allowed(snapshot.data(), asking);
}

/**
 * Works on an invitation in one transaction, for a member of its team who may do what the operation takes: nobody who
 * was put out of the team meanwhile changes it. Run again where somebody else was faster.
 * @throws AppError as `requireCapability`
 */
export function withInvitation<Result>(
  invitationId: string,
  asking: Asking,
  work: (invitation: Invitation, transaction: Transaction) => Result | Promise<Result>,
): Promise<Result> {
  return db().runTransaction(async (transaction) =>
    work(await requireCapability(invitationId, asking, transaction), transaction),
  );
}

/**
 * An invitation as it was read, for a member of its team who may do what the operation takes.
 * @throws AppError `invitation/not-found` for absent and foreign ones alike, `team/not-allowed`
 */
export function allowed(invitation: Invitation | undefined, { uid, capability }: Asking): Invitation {
  const member = invitation === undefined ? null : memberOf(invitation, uid);
  if (invitation === undefined || member === null) throw new AppError("invitation/not-found");
  if (!memberMay(member, capability)) throw new AppError("team/not-allowed");
  return invitation;
}

/** Who asks for what the contract has for those without its capability. */
export function besides(caller: BesidesCaller): Asking {
  return { uid: caller.uid, capability: caller.besides };
}
