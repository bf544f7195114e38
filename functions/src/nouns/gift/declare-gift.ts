import type { DeclaredGift } from "@janur/domain/gift/declared-gift";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { findPublication } from "../page-access/find-publication.ts";
import { saveDeclaredGift } from "./save-declared-gift.ts";

/** What the page's script says that a guest has sent. Refusals: see `findPublication` and `saveDeclaredGift`. */
export async function declareGift(
  input: {
    invitationId: string;
    slug: string;
    token: string | null;
    proof: string;
    key: string;
    gift: DeclaredGift;
  },
  { sender }: GuestCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { token, proof, key, gift } = input;
  const publication = await findPublication(input.slug, input.invitationId, { token, proof });
  await saveDeclaredGift(publication, { token, key, gift, sender }, now);
  return {};
}
