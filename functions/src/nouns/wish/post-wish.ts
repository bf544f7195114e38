import { publicWish, type WishInput } from "@janur/domain/wish/wish";
import { findPublication } from "../page-access/find-publication.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { saveWish } from "./save-wish.ts";

/** The wish of the page's script. Refusals: see `findPublication` and `saveWish`. */
export async function postWish(
  input: {
    invitationId: string;
    slug: string;
    token: string | null;
    proof: string;
    key: string;
    wish: WishInput;
  },
  caller: GuestCaller,
  now: Date,
) {
  const { token, proof, key, wish } = input;
  const publication = await findPublication(input.slug, input.invitationId, { token, proof });
  const posted = await saveWish(publication, { token, key, wish, sender: caller.sender }, now);
  return { wish: publicWish(posted), isHeld: posted.isHeld };
}
