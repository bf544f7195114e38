import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { wishSchema, type Wish } from "@janur/domain/wish/wish";
import { collection, endAt, limit, orderBy, query, startAfter, where, type Query } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery, readQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { cursorOf, type WishCursor, type WishTab } from "./wish-view.ts";

const converter = readConverter(wishSchema);

/** The rules refuse longer lists. */
export const liveWishLimit = 100;

export interface OlderWishes {
  wishes: Wish[];
  /** Null on the last page. */
  next: WishCursor | null;
}

/** The wishes of a tab in its order, and a cursor's place in that order. */
function wishesUnder(
  invitationId: string,
  tab: WishTab,
): { ordered: Query<Wish>; placeOf: (cursor: WishCursor) => unknown[] } {
  const wishes = collection(firestore, paths.wishes(invitationId)).withConverter(converter);
  const byTime = [orderBy("createdAt", "desc"), orderBy("id", "desc")] as const;
  const placeInTime = ({ createdAt, id }: WishCursor) => [createdAt, id];
  switch (tab) {
    case "shown":
      return {
        ordered: query(wishes, where("isHidden", "==", false), orderBy("isPinned", "desc"), ...byTime),
        placeOf: (cursor) => [cursor.isPinned, ...placeInTime(cursor)],
      };
    case "held":
      return { ordered: query(wishes, where("isHeld", "==", true), ...byTime), placeOf: placeInTime };
    case "hidden":
      return {
        ordered: query(wishes, where("isHidden", "==", true), where("isHeld", "==", false), ...byTime),
        placeOf: placeInTime,
      };
  }
}

/**
 * The top of a tab, live: its first page, or everything down to `until`, so
 * that wishes arriving meanwhile push none into a gap before the older pages.
 */
export function watchLatestWishes(
  invitationId: string,
  tab: WishTab,
  until: WishCursor | null,
): Subscribe<Wish[]> {
  const { ordered, placeOf } = wishesUnder(invitationId, tab);
  return listenToQuery(
    until === null
      ? query(ordered, limit(limits.wish.page))
      : query(ordered, endAt(...placeOf(until)), limit(liveWishLimit)),
  );
}

/** A page of wishes behind `after`. @throws AppError `invitation/not-found`, NetworkError */
export async function readOlderWishes(
  invitationId: string,
  tab: WishTab,
  after: WishCursor,
): Promise<OlderWishes> {
  const { ordered, placeOf } = wishesUnder(invitationId, tab);
  const { page } = limits.wish;
  const wishes = await readQuery(query(ordered, startAfter(...placeOf(after)), limit(page)));
  const last = wishes.at(-1);
  return { wishes, next: wishes.length < page || last === undefined ? null : cursorOf(last) };
}
