import { visibleSection } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import type { WishPage } from "@janur/domain/wish/wish";
import { findGuestByLink, findGuestLookedAt } from "../guest/find-guest-by-link.ts";
import { findPublication } from "../page-access/find-publication.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { listWishes } from "../wish/list-wishes.ts";
import type { PageKey } from "../page-access/open-publication.ts";

/**
 * A page of the wall where `wishes.json` is not there, because the page is closed.
 * @throws AppError `link/invalid`, `page/locked`
 */
export async function readWishes(
  input: PageKey & { invitationId: string; slug: string; after: string | null },
  _caller: GuestCaller,
  now: Date,
): Promise<WishPage> {
  const { invitationId, slug, token, proof, after } = input;
  const [publication, guest] = await Promise.all([
    findPublication(slug, invitationId, { token, proof }),
    token === null
      ? null
      : findGuestByLink(invitationId, token).then(
          (guest) => guest ?? findGuestLookedAt(invitationId, token, now),
        ),
  ]);
  if (token !== null && guest === null) throw new AppError("link/invalid");
  if (visibleSection(publication.content, "wishes") === undefined) return { wishes: [], next: null };
  return listWishes(invitationId, after);
}
