import { ownPhoto, type AlbumPhoto, type OwnPhoto } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import { albumLimits } from "@janur/domain/limits/album-limits";
import type { Query } from "firebase-admin/firestore";
import { albumOwner, albumPhotoDocument, albumPhotos } from "../../store/album-documents.ts";
import { findGuestByLink } from "../guest/find-guest-by-link.ts";
import { albumPage, isOneself, nameOf } from "./album-sender.ts";
import type { OwnPhotoCall } from "./receive-part.ts";
import { removePhoto } from "./remove-photo.ts";

/**
 * What this link and this phone have added, the newest first.
 * @throws AppError `link/invalid`
 */
export async function ownAlbumPhotos(input: {
  invitationId: string;
  slug: string;
  token: string | null;
  secret: string;
}): Promise<{ photos: OwnPhoto[]; name: string; left: number }> {
  const { invitationId, slug, token, secret } = input;
  const [, guest] = await Promise.all([albumPage(slug, invitationId), guestOf(invitationId, token)]);
  const owner = albumOwner(invitationId, secret);
  const all = albumPhotos(invitationId);
  const [byPhone, byLink] = await Promise.all([
    read(all.where("owner", "==", owner)),
    guest === null ? [] : read(all.where("guestId", "==", guest.id)),
  ]);
  const own = [...new Map([...byPhone, ...byLink].map((photo) => [photo.id, photo])).values()].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const counted = guest === null ? `phone-${owner}` : `guest-${guest.id}`;
  const most = guest === null ? albumLimits.perPhone : albumLimits.perGuest;
  const used = own.filter((photo) => photo.counted === counted && photo.countedAt !== null).length;
  return {
    photos: own.flatMap((photo) => ownPhoto(photo) ?? []),
    name: guest === null ? "" : nameOf(guest),
    left: Math.max(0, most - used),
  };
}

/** Null without a link, and for a group's, which is nobody themselves. */
async function guestOf(invitationId: string, token: string | null) {
  if (token === null) return null;
  const guest = await findGuestByLink(invitationId, token);
  if (guest === null) throw new AppError("link/invalid");
  return isOneself(guest) ? guest : null;
}

async function read(query: Query<AlbumPhoto>): Promise<AlbumPhoto[]> {
  const found = await query.limit(albumLimits.perGuest + albumLimits.perPhone).get();
  return found.docs.map((document) => document.data());
}

/**
 * Takes an own picture out, by the link that it came by or from the phone that sent it.
 * @throws AppError `album/not-found`
 */
export async function removeOwnPhoto(
  { invitationId, photoId, token, secret }: OwnPhotoCall & { token: string | null },
  _caller: unknown,
  now: Date,
): Promise<Record<string, never>> {
  const photo = (await albumPhotoDocument(invitationId, photoId).get()).data();
  if (photo === undefined) throw new AppError("album/not-found");
  const isOfPhone = photo.owner === albumOwner(invitationId, secret);
  const isOwn =
    isOfPhone || (photo.guestId !== null && photo.guestId === (await guestOf(invitationId, token))?.id);
  if (!isOwn) throw new AppError("album/not-found");
  await removePhoto(invitationId, photoId, () => true, now);
  return {};
}
