import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { publicWish, wishSchema, type WishPage } from "@janur/domain/wish/wish";
import { converter, db } from "../../platform/google/firestore.ts";

/** Pinned or not, when, which. 13 digits of milliseconds reach the year 2286; 15 would leave the range of Timestamps. */
const cursorPattern = /^(p?)(\d{1,13})\.([A-Za-z0-9]{20})$/;

/**
 * A page of the wall, pinned wishes first, newest first among each. The cursor names the last wish shown, so
 * that new ones do not make the next page jump.
 * @param after cursor of the page before; one that is none starts from the top
 */
export async function listWishes(invitationId: string, after: string | null): Promise<WishPage> {
  let query = db()
    .collection(paths.wishes(invitationId))
    .withConverter(converter(wishSchema))
    .where("isHidden", "==", false)
    .orderBy("isPinned", "desc")
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc");
  const cursor = after === null ? null : cursorPattern.exec(after);
  if (cursor !== null) query = query.startAfter(cursor[1] === "p", new Date(Number(cursor[2])), cursor[3]);
  const snapshot = await query.limit(limits.wish.page + 1).get();
  const wishes = snapshot.docs.slice(0, limits.wish.page).map((document) => document.data());
  const last = wishes.at(-1);
  const hasMore = snapshot.docs.length > limits.wish.page && last !== undefined;
  return {
    wishes: wishes.map(publicWish),
    next: hasMore ? `${last.isPinned ? "p" : ""}${String(last.createdAt.getTime())}.${last.id}` : null,
  };
}
