import { paths } from "@janur/domain/paths";
import { db } from "../platform/google/firestore.ts";
import { deleteAll, deleteAllOf } from "./delete-all.ts";

/** Documents of one commit. */
const commitSize = 400;

/** Forgets what helpers wrote about guests who are gone. */
export async function purgeProposalsOf(invitationId: string, guestIds: readonly string[]): Promise<void> {
  await deleteAllOf(db().collection(paths.proposedGuests(invitationId)), "guestId", guestIds);
}

/** Forgets all that the holder of a pass wrote down. */
export async function purgeProposals(invitationId: string, passId: string): Promise<void> {
  await deleteAll(db().collection(paths.proposedGuests(invitationId)).where("passId", "==", passId));
}

/** Forgets the numbers of those who are still written down; names stay, as they do of guests. */
export async function purgeProposedPhones(invitationId: string): Promise<void> {
  const numbered = db()
    .collection(paths.proposedGuests(invitationId))
    .where("phone", ">", "")
    .orderBy("phone")
    .limit(commitSize);
  for (let page = await numbered.get(); !page.empty; page = await numbered.get()) {
    const batch = db().batch();
    for (const { ref } of page.docs) batch.update(ref, { phone: null, phoneNote: null });
    await batch.commit();
  }
}
