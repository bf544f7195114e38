import { paths } from "@janur/domain/paths";
import { purgeCheckInsOf } from "../../store/door/check-in-documents.ts";
import { purgeProposalsOf } from "../../store/purge-proposals.ts";
import { deleteThread } from "./purge-chats.ts";
import { db } from "../../platform/google/firestore.ts";
import { moveLineUp } from "../../nouns/seat/move-line-up.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { indexStateDocument, noteRemoved } from "../../store/index-documents.ts";
import { forgetGivers } from "../../nouns/gift/forget-giver.ts";
import { leaveSeats } from "../../store/seat/seats-job-document.ts";
import { allSeatingPlans, unseat } from "../../store/seat/seating-documents.ts";

/** Removes guests with their contacts, answers, threads and what helpers wrote about them, and gives out the seats that they held; those that are gone already are not counted. */
export async function deleteGuests(
  input: { invitationId: string; guestIds: string[] },
  _caller: AccountCaller,
  now: Date,
) {
  const { invitationId } = input;
  const ids = [...new Set(input.guestIds)];
  await Promise.all([
    ...ids.map((id) => deleteThread(invitationId, id)),
    purgeProposalsOf(invitationId, ids),
    purgeCheckInsOf(invitationId, ids),
  ]);
  const removed = await db().runTransaction(async (transaction) => {
    const [snapshots, plans, index] = await Promise.all([
      transaction.getAll(...ids.map((id) => db().doc(paths.guest(invitationId, id)))),
      transaction.get(allSeatingPlans(invitationId)),
      transaction.get(indexStateDocument(invitationId)),
    ]);
    const present = snapshots.filter((snapshot) => snapshot.exists);
    for (const { ref } of present) {
      transaction.delete(ref);
      transaction.delete(db().doc(paths.contact(invitationId, ref.id)));
    }
    unseat(transaction, plans, ids);
    const gone = present.map(({ id }) => id);
    noteRemoved(transaction, invitationId, gone, index.exists);
    const hadSeats = present.some((snapshot) => snapshot.get("seat") != null);
    if (hadSeats) leaveSeats(transaction, invitationId, now);
    return { deleted: present.length, hadSeats };
  });
  // Once they are gone nothing more is written about them.
  await purgeCheckInsOf(invitationId, ids);
  await forgetGivers(invitationId, ids, now);
  if (removed.hadSeats) await moveLineUp(invitationId);
  return { deleted: removed.deleted };
}
