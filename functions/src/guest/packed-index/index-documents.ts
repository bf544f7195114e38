import { indexPartId, indexPartSchema, indexStateId, indexStateSchema } from "@janur/domain/packed-guests";
import { paths } from "@janur/domain/paths";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../../firestore.ts";

export function indexStateDocument(invitationId: string) {
  return documentOf(paths.guestIndexPart(invitationId, indexStateId), indexStateSchema);
}

export function guestPartDocument(invitationId: string, part: number, continuation: number) {
  return documentOf(paths.guestIndexPart(invitationId, indexPartId(part, continuation)), indexPartSchema);
}

export function contactPartDocument(invitationId: string, part: number, continuation: number) {
  return documentOf(paths.contactIndexPart(invitationId, indexPartId(part, continuation)), indexPartSchema);
}

/**
 * Takes guests out of the packed index for whoever reads it. Where nothing was
 * packed yet there is nothing to take out.
 * @param hasIndex whether the state's document was there, read in the same transaction
 */
export function noteRemoved(
  transaction: Transaction,
  invitationId: string,
  guestIds: readonly string[],
  hasIndex: boolean,
): void {
  if (!hasIndex || guestIds.length === 0) return;
  // Without the converter, which does not see partial updates.
  transaction.update(db().doc(indexStateDocument(invitationId).path), {
    removed: FieldValue.arrayUnion(...guestIds),
  });
}
