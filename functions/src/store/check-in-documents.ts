import { checkInSchema, type CheckIn } from "@janur/domain/door/check-in";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
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

/** @throws AppError `door/full` where so many more have no room */
export async function requireDoorRoom(invitationId: string, more: number): Promise<void> {
  const known = await allCheckIns(invitationId).count().get();
  if (known.data().count + more > limits.door.perInvitation) throw new AppError("door/full");
}

/** What happened at the door about one guest. */
export function checkInsOf(invitationId: string, guestId: string): Query<CheckIn> {
  return allCheckIns(invitationId).where("guest", "==", guestId);
}

/** What happened at the door about somebody who is on no list. */
export function checkInsOfWalkIn(invitationId: string, walkInId: string): Query<CheckIn> {
  return allCheckIns(invitationId).where("walkIn.id", "==", walkInId);
}

/** Forgets what happened at the door about guests who are gone. */
export async function purgeCheckInsOf(invitationId: string, guestIds: readonly string[]): Promise<void> {
  await deleteAllOf(allCheckIns(invitationId), "guest", guestIds);
}
