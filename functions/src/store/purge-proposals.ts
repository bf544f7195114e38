import { paths } from "@janur/domain/paths";
import { inChunks } from "@janur/domain/list/in-chunks";
import type { Query } from "firebase-admin/firestore";
import { db } from "../platform/google/firestore.ts";

/** Values that one `in` takes. */
const idsAtOnce = 30;
/** Documents of one commit. */
const commitSize = 400;

/** Forgets what helpers wrote about guests who are gone. */
export async function purgeProposalsOf(invitationId: string, guestIds: readonly string[]): Promise<void> {
  const proposals = db().collection(paths.proposedGuests(invitationId));
  for (const some of inChunks(guestIds, idsAtOnce)) await deleteAll(proposals.where("guestId", "in", some));
}

/** Forgets all that the holder of a pass wrote down. */
export async function purgeProposals(invitationId: string, passId: string): Promise<void> {
  await deleteAll(db().collection(paths.proposedGuests(invitationId)).where("passId", "==", passId));
}

async function deleteAll(found: Query): Promise<void> {
  const some = found.limit(commitSize);
  for (let page = await some.get(); !page.empty; page = await some.get()) {
    const batch = db().batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
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
