import { limits } from "@janur/domain/limits";
import { albumUploadAt } from "../../store/album-documents.ts";
import { giveUpPhoto, storePhoto } from "../../nouns/album/store-photo.ts";
import { giveUpUpload, storeUpload } from "../../nouns/media/store-upload.ts";
import { uploadAt } from "../../store/stored-media-document.ts";

/** What an event says of a file. */
interface UploadedObject {
  name: string;
  generation: number | string;
  size: number | string;
}

/**
 * Works on a file that was uploaded, for as long as `limits.media.waitingMs` after that.
 * @param uploadedAt when the event was made
 */
export async function receiveUpload(object: UploadedObject, uploadedAt: Date, now: Date): Promise<void> {
  const photo = albumUploadAt(object.name);
  if (photo !== null) {
    const isOver = now.getTime() - uploadedAt.getTime() > limits.media.waitingMs;
    await (isOver ? giveUpPhoto(photo, now) : storePhoto(photo, now));
    return;
  }
  const place = uploadAt(object.name);
  // No rule lets anybody put one elsewhere: the project's owner did, and looks after it.
  if (place === null) return;
  const upload = { ...place, generation: String(object.generation), size: Number(object.size) };
  const isTooLate = now.getTime() - uploadedAt.getTime() > limits.media.waitingMs;
  await (isTooLate ? giveUpUpload(upload, now) : storeUpload(upload, now));
}
