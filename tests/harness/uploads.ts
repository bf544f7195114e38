import { randomBytes } from "node:crypto";
import { pictureWidths } from "@janur/domain/content/sections/media";
import type { StoredMedia } from "@janur/domain/media/stored-media";
import { storeUpload } from "../../functions/src/nouns/media/store-upload.ts";
import { filesUnder, writeFile } from "../../functions/src/platform/google/bucket.ts";
import {
  sizesUnder,
  storedMediaDocument,
  type Upload,
} from "../../functions/src/store/stored-media-document.ts";

export const newUploadId = () => randomBytes(16).toString("base64url");

export type UploadOf = Pick<Upload, "invitationId" | "uid" | "kind">;

/** Puts a file where the suite's own trigger does not look for uploads, so that nothing but one test works on it. */
export async function putUpload(bytes: Buffer, { invitationId, uid, kind }: UploadOf): Promise<Upload> {
  const uploadId = newUploadId();
  const path = `tested-uploads/${invitationId}/${uid}/${uploadId}`;
  await writeFile(path, bytes, "image/jpeg");
  return { path, invitationId, uid, uploadId, kind, generation: "1", size: bytes.length };
}

export const stateOf = async (upload: Upload) => (await storedMediaDocument(upload).get()).data();

/** The same, and looked at: what became of it. */
export async function storeNew(bytes: Buffer, place: UploadOf): Promise<StoredMedia> {
  const upload = await putUpload(bytes, place);
  await storeUpload(upload, new Date());
  const media = await stateOf(upload);
  if (media === undefined) throw new Error("nothing is known of the upload");
  return media;
}

/** Names of the files that pages show of an upload. */
export const pathsOf = async ({ name }: Pick<StoredMedia, "name">) =>
  (await filesUnder(sizesUnder(name))).map((file) => file.name.slice(sizesUnder(name).length)).sort();

/** All that there are of a picture. */
export const allSizes = pictureWidths
  .flatMap((width) => [`${String(width)}.avif`, `${String(width)}.webp`])
  .sort();
