import { visibleSection } from "@janur/domain/content/content";
import type { WishPage } from "@janur/domain/wish/wish";
import type { GuestCaller } from "../../platform/http/operation.ts";
import type { PageKey } from "../page-access/open-publication.ts";
import { listWishes } from "../wish/list-wishes.ts";
import { publicationForReader } from "./publication-for-reader.ts";

/**
 * A page of the wall where `wishes.json` is not there, because the page is closed.
 * @throws AppError `link/invalid`, `page/locked`, `limit/too-many-requests`
 */
export async function readWishes(
  input: PageKey & { invitationId: string; slug: string; after: string | null },
  caller: GuestCaller,
  now: Date,
): Promise<WishPage> {
  const publication = await publicationForReader(input, caller, now);
  if (visibleSection(publication.content, "wishes") === undefined) return { wishes: [], next: null };
  return listWishes(input.invitationId, input.after);
}
