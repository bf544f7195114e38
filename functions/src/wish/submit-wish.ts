import { publicWish, type WishInput } from "@janur/domain/wish";
import { findPublication } from "../rsvp/find-publication.ts";
import type { GuestCaller } from "../service/operation.ts";
import { postWish } from "./post-wish.ts";

/** The wish of the page's script. Refusals: see `postWish`. */
export async function submitWish(
  input: { invitationId: string; slug: string; token: string | null; key: string; wish: WishInput },
  caller: GuestCaller,
  now: Date,
) {
  const publication = await findPublication(input.slug, input.invitationId);
  const { token, key, wish } = input;
  return { wish: publicWish(await postWish(publication, { token, key, wish, sender: caller.sender }, now)) };
}
