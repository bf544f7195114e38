import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { filesUnder, removeFile } from "../../platform/google/bucket.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { albumPhotoDocument, albumPhotos, albumUploadPath } from "../../store/album-documents.ts";
import { removeMediaFiles } from "../media/remove-media.ts";
import { removeParts } from "./upload-parts.ts";

/** Pictures that one run takes. */
const batchSize = 100;

/**
 * Takes a picture out for good. Stopped anywhere it can begin again: the document goes last, and from the first step
 * on nobody is shown it.
 * @param isDue asked with the picture as it is at that moment
 * @returns whether it was due
 */
export async function removePhoto(
  invitationId: string,
  photoId: string,
  isDue: (photo: AlbumPhoto) => boolean,
  now: Date,
): Promise<boolean> {
  const reference = albumPhotoDocument(invitationId, photoId);
  const photo = await untilFirst(async () => {
    const snapshot = await reference.get();
    const found = snapshot.data();
    if (found === undefined || snapshot.updateTime === undefined) return null;
    if (found.state === "leaving") return found;
    if (!isDue(found)) return null;
    const left = { state: "leaving", countedAt: null, checkAt: now } as const;
    await reference.update(left, { lastUpdateTime: snapshot.updateTime });
    return found;
  });
  if (photo === null) return false;
  await Promise.all([
    removeMediaFiles(photo.name),
    removeParts(invitationId, photoId),
    removeFile(albumUploadPath(invitationId, photoId)),
  ]);
  await reference.delete();
  return true;
}

/** Takes all pictures of an invitation that goes, and what was on its way. Safe to run again. */
export async function removeAlbumOf(invitationId: string, now: Date): Promise<void> {
  const next = albumPhotos(invitationId).select().limit(batchSize);
  for (let found = await next.get(); !found.empty; found = await next.get()) {
    await Promise.all(found.docs.map(({ id }) => removePhoto(invitationId, id, () => true, now)));
  }
  for (const prefix of [`album-parts/${invitationId}/`, `album-zips/${invitationId}/`]) {
    for (let files = await filesUnder(prefix); files.length > 0; files = await filesUnder(prefix))
      await Promise.all(files.map(({ name }) => removeFile(name)));
  }
}

/** Takes out what one guest added. Safe to run again. */
export async function removePhotosOf(invitationId: string, guestId: string, now: Date): Promise<void> {
  const own = await albumPhotos(invitationId).where("guestId", "==", guestId).get();
  await Promise.all(own.docs.map(({ id }) => removePhoto(invitationId, id, () => true, now)));
}
