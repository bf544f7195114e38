import { partsOfUpload, type AlbumPhoto } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { albumOwner, albumPhotoDocument } from "../../store/album-documents.ts";
import { writePart } from "./upload-parts.ts";

/** Which picture somebody speaks of, and by what it is theirs. */
export interface OwnPhotoCall {
  invitationId: string;
  photoId: string;
  secret: string;
}

/**
 * A picture that this phone announced.
 * @throws AppError `album/not-found` for what is not there and what is somebody else's alike
 */
export async function photoOfPhone({ invitationId, photoId, secret }: OwnPhotoCall): Promise<AlbumPhoto> {
  const photo = (await albumPhotoDocument(invitationId, photoId).get()).data();
  if (photo === undefined || photo.state === "leaving" || photo.owner !== albumOwner(invitationId, secret))
    throw new AppError("album/not-found");
  return photo;
}

/**
 * Takes one piece of a picture. One that comes late, when all is there already, is not needed any more.
 * @throws AppError `album/not-found`, `input/invalid` for a piece that the picture has not, or of another size
 */
export async function sendAlbumPart(
  input: OwnPhotoCall & { part: number; bytes: string },
): Promise<Record<string, never>> {
  const photo = await photoOfPhone(input);
  if (photo.state !== "arriving" || photo.upload === null) return {};
  const bytes = Buffer.from(input.bytes, "base64");
  if (bytes.length !== lengthOfPart(photo.upload.bytes, input.part))
    throw new AppError("input/invalid", { fields: ["bytes"] });
  await writePart(input.invitationId, input.photoId, input.part, bytes);
  return {};
}

/** All pieces are of one size, but for the last. */
function lengthOfPart(bytes: number, part: number): number {
  const last = partsOfUpload(bytes) - 1;
  if (part > last) return -1;
  return part < last ? albumLimits.partBytes : bytes - last * albumLimits.partBytes;
}
