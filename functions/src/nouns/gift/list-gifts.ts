import { giftRowOf, packGiftRows } from "@janur/domain/gift/gift-row";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { giftsSince } from "../../store/gift-documents.ts";
import { maySeeAll } from "./gift-caller.ts";
import { readBook } from "./read-book.ts";

/** The book, or its news; who only keeps it is given what they wrote down. */
export async function listGifts(
  { invitationId, since }: { invitationId: string; since: number | null },
  caller: TeamCaller,
  now: Date,
): Promise<{ rows: string; cursor: number }> {
  const rows =
    since === null
      ? await readBook(invitationId, now)
      : (await giftsSince(invitationId, new Date(since)).get()).docs.map((found) => giftRowOf(found.data()));
  const seen = maySeeAll(caller) ? rows : rows.filter(({ uid }) => uid === caller.uid);
  return { rows: packGiftRows(seen), cursor: now.getTime() };
}
