import { checkInSchema, type CheckIn } from "@janur/domain/door/check-in";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";
import { deleteAllOf } from "./delete-all.ts";

export function checkInDocument(invitationId: string, nonce: string) {
  return documentOf(paths.checkIn(invitationId, nonce), checkInSchema);
}

/** All that happened at the door of an invitation. */
export function allCheckIns(invitationId: string): Query<CheckIn> {
  return db().collection(paths.checkIns(invitationId)).withConverter(converter(checkInSchema));
}

/** What happened at the door about one guest. */
export function checkInsOf(invitationId: string, guestId: string): Query<CheckIn> {
  return allCheckIns(invitationId).where("guest", "==", guestId);
}

/** Forgets what happened at the door about guests who are gone. */
export async function purgeCheckInsOf(invitationId: string, guestIds: readonly string[]): Promise<void> {
  await deleteAllOf(allCheckIns(invitationId), "guest", guestIds);
}
