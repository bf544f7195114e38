import { bouncedSending } from "@janur/domain/guest/sending";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { sendingChange } from "../../store/gift-documents.ts";
import { mailDocument } from "./mail-document.ts";

/**
 * Says in a guest's document that a mail which their server had taken did not arrive. Safe to run any number of times:
 * what comes twice, late, or is about a mail that is no guest's, changes nothing.
 */
export async function recordBounce(mailId: string, isForGood: boolean, now: Date): Promise<void> {
  const guest = (await mailDocument(mailId).get()).data()?.guest ?? null;
  if (guest === null) return;
  await db().runTransaction(async (transaction) => {
    const reference = guestDocument(guest.invitationId, guest.guestId);
    const known = (await transaction.get(reference)).data();
    const sending =
      known === undefined ? null : bouncedSending(known.sending, { id: mailId, isForGood, at: now });
    if (known !== undefined && sending !== null)
      (await sendingChange(transaction, guest.invitationId, known, sending, now))();
  });
}
