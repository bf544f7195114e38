import { checkInSchema, type CheckIn } from "@janur/domain/door/check-in";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";

/** Ids that one query may name. */
const idsAtOnce = 30;
/** Documents that go in one commit. */
const commitSize = 400;

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
  for (let index = 0; index < guestIds.length; index += idsAtOnce) {
    const ids = guestIds.slice(index, index + idsAtOnce);
    const found = allCheckIns(invitationId).where("guest", "in", ids).limit(commitSize);
    for (let page = await found.get(); !page.empty; page = await found.get()) {
      const batch = db().batch();
      for (const { ref } of page.docs) batch.delete(ref);
      await batch.commit();
    }
  }
}
