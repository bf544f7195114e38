import { checkInSchema, type CheckIn } from "@janur/domain/door/check-in";
import type { DoorCursor } from "@janur/domain/contracts/door-callables";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { FieldPath, type Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../../platform/google/firestore.ts";
import { deleteAll, deleteAllOf } from "../delete-all.ts";

export function checkInDocument(invitationId: string, nonce: string) {
  return documentOf(paths.checkIn(invitationId, nonce), checkInSchema);
}

/** All that happened at the door of an invitation. */
export function allCheckIns(invitationId: string): Query<CheckIn> {
  return db().collection(paths.checkIns(invitationId)).withConverter(converter(checkInSchema));
}

/** What was written down since, in the order in which the server took it. @param most that one call is told of */
export async function checkInsSince(
  invitationId: string,
  { at, nonce }: DoorCursor,
  most: number,
): Promise<{ events: CheckIn[]; hasMore: boolean }> {
  const ordered = allCheckIns(invitationId).orderBy("changedAt").orderBy(FieldPath.documentId());
  const later =
    nonce === "" ? ordered.where("changedAt", ">=", new Date(at)) : ordered.startAfter(new Date(at), nonce);
  const { docs } = await later.limit(most + 1).get();
  const events = docs.map((found) => found.data());
  return { events: events.slice(0, most), hasMore: events.length > most };
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

/** Forgets what ushers wrote about people; who came, and when, stays as answers do. */
export async function purgeDoorNotes(invitationId: string): Promise<void> {
  await deleteAll(allCheckIns(invitationId).where("kind", "==", "note"));
}
