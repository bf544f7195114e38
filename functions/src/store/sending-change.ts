import { withThanks } from "@janur/domain/gift/gift";
import type { Guest } from "@janur/domain/guest/guest";
import { thanksNews, type Sending } from "@janur/domain/guest/sending";
import type { Transaction } from "firebase-admin/firestore";
import { giftsOfGuest } from "./gift-documents.ts";
import { guestDocument } from "./guest-document.ts";

/**
 * What is known of the message to a guest, in their document, and with it whether the book of gifts says that they were
 * thanked: whoever sends, by hand, by mail or over a number of the family's own, and whether or not they may see the book.
 * It reads, so it stands before every write of its transaction.
 * @returns writes both
 */
export async function sendingChange(
  transaction: Transaction,
  invitationId: string,
  { id, sending: before }: Pick<Guest, "id" | "sending">,
  sending: Sending,
  now: Date,
): Promise<() => void> {
  const news = thanksNews(before, sending);
  const told =
    news === null
      ? []
      : (await transaction.get(giftsOfGuest(invitationId, id))).docs.map((found) => ({
          reference: found.ref,
          gift: found.data(),
          after: withThanks(found.data(), news, now),
        }));
  return () => {
    transaction.update(guestDocument(invitationId, id), { sending, updatedAt: now });
    for (const { reference, gift, after } of told) if (after !== gift) transaction.set(reference, after);
  };
}
