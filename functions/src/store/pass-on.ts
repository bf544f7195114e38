import { checkInSchema } from "@janur/domain/door/check-in";
import { paths } from "@janur/domain/paths";
import type { Transaction } from "firebase-admin/firestore";
import { db } from "../platform/google/firestore.ts";
import { albumPhotos } from "./album-documents.ts";
import { threadsOf } from "./chat-documents.ts";
import { checkInsOf } from "./door/check-in-documents.ts";
import { giftsOfGuest } from "./gift-documents.ts";
import { ownWishes } from "./own-wishes.ts";
import { passOverInstead, screensPassingOver } from "./pass-documents.ts";
import { proposalsOf } from "./proposal-documents.ts";
import { allSeatingPlans, passSeatOn } from "./seat/seating-documents.ts";

/** One guest becomes another. */
export interface Becoming {
  keptId: string;
  goneId: string;
}

/**
 * All that names a guest beside their own documents, for the one whom they became: what is not passed on is forgotten with
 * nobody. A conversation stays where it is, for the link that led to it is dead, and belongs to the other one.
 * It reads, so it stands before every write of its transaction.
 * @returns writes all of it
 */
export async function passingOn(
  transaction: Transaction,
  invitationId: string,
  { keptId, goneId }: Becoming,
  now: Date,
): Promise<() => void> {
  const [wishes, proposals, photos, gifts, threads, checkIns, plans, screens] = await Promise.all([
    transaction.get(ownWishes(invitationId, goneId)),
    transaction.get(proposalsOf(invitationId, goneId)),
    transaction.get(albumPhotos(invitationId).where("guestId", "==", goneId)),
    transaction.get(giftsOfGuest(invitationId, goneId)),
    transaction.get(threadsOf(invitationId, goneId)),
    transaction.get(checkInsOf(invitationId, goneId)),
    transaction.get(allSeatingPlans(invitationId)),
    transaction.get(screensPassingOver(goneId)),
  ]);
  return () => {
    for (const { ref } of [...wishes.docs, ...proposals.docs, ...threads.docs])
      transaction.update(ref, { guestId: keptId });
    for (const found of photos.docs) {
      const { id, counted } = found.data();
      const isTheirs = counted === `guest-${goneId}`;
      transaction.update(db().doc(paths.albumPhoto(invitationId, id)), {
        guestId: keptId,
        ...(isTheirs ? { counted: `guest-${keptId}` } : {}),
      });
    }
    for (const found of gifts.docs) {
      const gift = found.data();
      transaction.set(found.ref, { ...gift, guest: keptId, updatedAt: now, revision: gift.revision + 1 });
    }
    // Devices at the door are told anew of what changed.
    for (const { ref } of checkIns.docs)
      transaction.update(
        db().doc(ref.path),
        checkInSchema.pick({ guest: true, changedAt: true }).parse({ guest: keptId, changedAt: now }),
      );
    passSeatOn(transaction, plans, { keptId, goneId });
    passOverInstead(transaction, screens, { invitationId, keptId, goneId });
  };
}
