import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { checkInsOf } from "../../store/door/check-in-documents.ts";
import { purgeProposalsOf } from "../../store/purge-proposals.ts";
import { deleteThread } from "./purge-chats.ts";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { indexStateDocument, noteRemoved } from "../../store/index-documents.ts";
import { withdrawMailWithId } from "../../notify/mail/withdraw-mail.ts";
import { removePhotosOf } from "../../nouns/album/remove-photo.ts";
import { moveLineUp } from "../../nouns/seat/move-line-up.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { guestOfCall, type OwnDataCall } from "../../nouns/privacy/guest-of-call.ts";
import { forgetGivers } from "../../nouns/gift/forget-giver.ts";
import { leaveSeats } from "../../store/seat/seats-job-document.ts";
import { allSeatingPlans, unseat } from "../../store/seat/seating-documents.ts";
import { ownWishes } from "../../store/own-wishes.ts";

/**
 * Forgets the guest of this link: contact, answer, wishes, pictures in the album, what they and the family wrote
 * to each other and a helper about them, and the link itself,
 * which belongs to nobody afterwards. Their seats go to the next in line. A wish
 * or an answer on its way at the same moment writes their document too, so it
 * either comes before and goes with it, or finds nobody.
 * @throws AppError `link/invalid`, `limit/too-many-requests`
 */
export async function forgetMe(
  input: OwnDataCall,
  _caller: GuestCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId } = input;
  const { id, sending } = await guestOfCall(input, now);
  // Their name and address lie in a mail that waits, too.
  if (sending.dispatch?.state === "queued" && sending.dispatch.channel === "email")
    await withdrawMailWithId(sending.dispatch.id, now);
  // Before the link is worthless, so that they can ask again when it failed halfway.
  await Promise.all([
    deleteThread(invitationId, id),
    purgeProposalsOf(invitationId, [id]),
    forgetGivers(invitationId, [id], now),
    removePhotosOf(invitationId, id, now),
  ]);
  const hadSeats = await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, id);
    const [guest, wishes, checkIns, plans, index] = await Promise.all([
      transaction.get(reference),
      transaction.get(ownWishes(invitationId, id)),
      transaction.get(checkInsOf(invitationId, id)),
      transaction.get(allSeatingPlans(invitationId)),
      transaction.get(indexStateDocument(invitationId)),
    ]);
    if (!guest.exists) throw new AppError("link/invalid");
    for (const { ref } of [...wishes.docs, ...checkIns.docs]) transaction.delete(ref);
    unseat(transaction, plans, [id]);
    transaction.delete(db().doc(paths.contact(invitationId, id)));
    transaction.delete(reference);
    noteRemoved(transaction, invitationId, [id], index.exists);
    const hadSeats = guest.data()?.seat != null;
    if (hadSeats) leaveSeats(transaction, invitationId, now);
    return hadSeats;
  });
  if (hadSeats) await moveLineUp(invitationId);
  return {};
}
