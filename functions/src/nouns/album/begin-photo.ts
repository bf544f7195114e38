import type { AlbumState } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import { albumLimits } from "@janur/domain/limits/album-limits";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { SenderCounts } from "../../platform/limits/sender-counts.ts";
import { albumPage, albumSender } from "./album-sender.ts";
import { enterPhoto } from "./enter-photo.ts";
import { partsThere } from "./upload-parts.ts";

/** In the memory of this instance: a hall of guests shares one address, and a count in the database would be a document that all write. */
const announced = new SenderCounts(albumLimits.senderRate);

/**
 * Announces a picture; again, it says how far it is.
 * @throws AppError `album/closed`, `album/full`, `link/invalid`, `limit/too-many-requests`
 */
export async function beginAlbumPhoto(
  input: {
    invitationId: string;
    slug: string;
    token: string | null;
    proof: string;
    table: string | null;
    name: string;
    secret: string;
    key: string;
    bytes: number;
    hash: string;
  },
  caller: GuestCaller,
  now: Date,
): Promise<{ photoId: string; state: AlbumState; received: number[] }> {
  if (announced.isFull(caller.sender, now)) throw new AppError("limit/too-many-requests");
  announced.add(caller.sender, now);
  const { invitationId, slug, key, bytes, hash } = input;
  const publication = await albumPage(slug, invitationId);
  const sender = await albumSender(publication, input);
  const { photo, isNew } = await enterPhoto(publication, sender, { key, upload: { bytes, hash } }, now);
  const isSame = photo.upload?.bytes === bytes && photo.upload.hash === hash;
  if (photo.state === "arriving" && !isSame) throw new AppError("input/invalid", { fields: ["hash"] });
  const received = isNew || photo.state !== "arriving" ? [] : await partsThere(invitationId, photo.id);
  return { photoId: photo.id, state: photo.state, received };
}
