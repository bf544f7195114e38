import { takesPhotos } from "@janur/domain/album/album-settings";
import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest/guest";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Publication } from "@janur/domain/invitation/publication";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { isTableToken } from "../../platform/secrets/album-token.ts";
import { readPublication } from "../../store/read-publication.ts";
import { albumOwner } from "../../store/album-documents.ts";
import { findGuestByLink } from "../guest/find-guest-by-link.ts";

/** Who adds a picture, as its document says it, and how many of theirs there may be. */
export interface AlbumSender extends Pick<AlbumPhoto, "way" | "guestId" | "by" | "owner" | "counted"> {
  most: number;
}

/**
 * The page whose album somebody adds to. What they add by is proof enough; of a page that is closed it opens no word.
 * @throws AppError `link/invalid`
 */
export async function albumPage(slug: string, invitationId: string): Promise<Publication> {
  const publication = await readPublication(slug);
  if (publication?.invitationId !== invitationId) throw new AppError("link/invalid");
  return publication;
}

/**
 * Somebody with a personal link or with the QR of the tables. A group's link is nobody themselves: whoever comes by it
 * counts as a phone of its own.
 * @throws AppError `album/closed` while the album takes none, or none from the tables, `link/invalid`
 */
export async function albumSender(
  publication: Publication,
  said: { token: string | null; table: string | null; name: string; secret: string },
): Promise<AlbumSender> {
  if (!takesPhotos(publication)) throw new AppError("album/closed");
  const { invitationId, album } = publication;
  const owner = albumOwner(invitationId, said.secret);
  const phone = {
    owner,
    guestId: null,
    by: said.name,
    counted: `phone-${owner}`,
    most: albumLimits.perPhone,
  };
  if (said.token !== null) {
    const guest = await findGuestByLink(invitationId, said.token);
    if (guest === null) throw new AppError("link/invalid");
    return isOneself(guest)
      ? {
          owner,
          way: "link",
          guestId: guest.id,
          by: said.name || nameOf(guest),
          counted: `guest-${guest.id}`,
          most: albumLimits.perGuest,
        }
      : { ...phone, way: "link" };
  }
  if (said.table === null || !isTableToken(invitationId, album.tableRevision, said.table))
    throw new AppError("link/invalid");
  if (!album.isTableOpen) throw new AppError("album/closed");
  return { ...phone, way: "table" };
}

export function isOneself({ kind }: Pick<Guest, "kind">): boolean {
  return kind !== "group";
}

export function nameOf(guest: Guest): string {
  return addressedName(guest).slice(0, albumLimits.name);
}
