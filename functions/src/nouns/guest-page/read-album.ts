import type { AlbumPage } from "@janur/domain/album/album-photo";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { listAlbum } from "../album/list-album.ts";
import type { PageKey } from "../page-access/open-publication.ts";
import { publicationForReader } from "./publication-for-reader.ts";

/**
 * A page of the album where `album.json` is not there, because the page is closed. Empty while the family shows none.
 * @throws AppError `link/invalid`, `page/locked`, `limit/too-many-requests`
 */
export async function readAlbum(
  input: PageKey & { invitationId: string; slug: string; after: string | null },
  caller: GuestCaller,
  now: Date,
): Promise<AlbumPage> {
  const { album } = await publicationForReader(input, caller, now);
  return album.isShown ? listAlbum(input.invitationId, input.after) : { photos: [], next: null };
}
