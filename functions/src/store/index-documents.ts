import {
  indexPartId,
  indexPartSchema,
  indexStateId,
  indexStateSchema,
} from "@janur/domain/guest/packed-guests";
import { paths } from "@janur/domain/paths";
import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../platform/google/firestore.ts";
import { purgeStored } from "./stored-statistics.ts";

export function indexStateDocument(invitationId: string) {
  return documentOf(paths.guestIndexPart(invitationId, indexStateId), indexStateSchema);
}

export function guestPartDocument(invitationId: string, part: number, continuation: number) {
  return documentOf(paths.guestIndexPart(invitationId, indexPartId(part, continuation)), indexPartSchema);
}

export function contactPartDocument(invitationId: string, part: number, continuation: number) {
  return documentOf(paths.contactIndexPart(invitationId, indexPartId(part, continuation)), indexPartSchema);
}

export function doorPartDocument(invitationId: string, part: number, continuation: number) {
  return documentOf(paths.doorIndexPart(invitationId, indexPartId(part, continuation)), indexPartSchema);
}

/**
 * Takes guests out of the packed index for whoever reads it, and out of the figures that were kept. Where nothing was
 * packed yet there is nothing to take out.
 * @param hasIndex whether the state's document was there, read in the same transaction
 */
export function noteRemoved(
  transaction: Transaction,
  invitationId: string,
  guestIds: readonly string[],
  hasIndex: boolean,
): void {
  if (guestIds.length === 0) return;
  purgeStored(transaction, invitationId);
  if (!hasIndex) return;
  // Without the converter, which does not see partial updates.
  transaction.update(db().doc(indexStateDocument(invitationId).path), {
    removed: FieldValue.arrayUnion(...guestIds),
  });
}
