import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { forgetGiftAuthor } from "../../nouns/gift/forget-giver.ts";
import { repackBook } from "../../nouns/gift/read-book.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";

const pageSize = 300;

/** What was written in books of others stays theirs; who wrote and counted it is not known any more. */
export async function eraseGifts({ uid }: ErasedAccount, now: Date): Promise<void> {
  const written = db().collectionGroup("gifts").where("authors", "array-contains", uid);
  const books = new Set<string>();
  const next = written.select().limit(pageSize);
  for (let found = await next.get(); !found.empty; found = await next.get())
    for (const { ref } of found.docs) {
      const invitationId = ref.parent.parent?.id ?? "";
      await forgetGiftAuthor(invitationId, ref.id, uid, now);
      books.add(invitationId);
    }
  for (const invitationId of books) await repackBook(invitationId, now);
  // What was agreed stands in the book; what waits for a second person is counted anew.
  await changeAll(db().collectionGroup("giftCounts").where("uids", "array-contains", uid), (batch, count) => {
    batch.delete(count);
  });
}
