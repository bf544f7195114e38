import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { forgetProposalsOf } from "../branch/forget-proposals.ts";
import { deleteThread } from "../chat/purge-chats.ts";
import { db } from "../firestore.ts";
import { guestDocument } from "../guest/guest-document.ts";
import { indexStateDocument, noteRemoved } from "../guest/packed-index/index-documents.ts";
import { withdrawMailWithId } from "../mail/withdraw-mail.ts";
import { allocateSeats } from "../seat/allocate-seats.ts";
import type { GuestCaller } from "../service/operation.ts";
import { guestOfCall, type OwnDataCall } from "./guest-of-call.ts";
import { ownWishes } from "./own-wishes.ts";

/**
 * Forgets the guest of this link: contact, answer, wishes, what she and the family wrote
 * to each other and a helper about her, and the link itself,
 * which belongs to nobody afterwards. Her seats go to the next in line. A wish
 * or an answer on its way at the same moment writes her document too, so it
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
  // Her name and address lie in a mail that waits, too.
  if (sending.dispatch?.state === "queued" && sending.dispatch.channel === "email")
    await withdrawMailWithId(sending.dispatch.id, now);
  // Before the link is worthless, so that she can ask again when it failed halfway.
  await Promise.all([deleteThread(invitationId, id), forgetProposalsOf(invitationId, [id])]);
  const hadSeats = await db().runTransaction(async (transaction) => {
    const reference = guestDocument(invitationId, id);
    const [guest, wishes, index] = await Promise.all([
      transaction.get(reference),
      transaction.get(ownWishes(invitationId, id)),
      transaction.get(indexStateDocument(invitationId)),
    ]);
    if (!guest.exists) throw new AppError("link/invalid");
    for (const wish of wishes.docs) transaction.delete(wish.ref);
    transaction.delete(db().doc(paths.contact(invitationId, id)));
    transaction.delete(reference);
    noteRemoved(transaction, invitationId, [id], index.exists);
    return guest.data()?.seat != null;
  });
  if (hadSeats) await allocateSeats(invitationId);
  return {};
}
