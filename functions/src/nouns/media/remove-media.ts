import { paths } from "@janur/domain/paths";
import { storedMediaSchema, type StoredMedia } from "@janur/domain/media/stored-media";
import type { DocumentReference } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { filesUnder, removeFile } from "../../platform/google/bucket.ts";
import { masterPath, sizesUnder } from "../../store/stored-media-document.ts";

/** Documents that one run takes. */
const batchSize = 100;

/** Removes every size of a file and its master. */
export async function removeMediaFiles(name: string): Promise<void> {
  const sizes = await filesUnder(sizesUnder(name));
  for (const { name: path } of sizes) await removeFile(path);
  await removeFile(masterPath(name));
}

/**
 * Takes a file from an invitation. What is stored goes unless a copy of the
 * invitation has it too. Stopped anywhere it can begin again: the document goes
 * last, and from the first step on nobody copies it any more.
 * @param isDue asked with the document as it is at that moment
 * @returns whether it was due
 */
export async function removeMedia(
  reference: DocumentReference,
  isDue: (media: StoredMedia) => boolean,
): Promise<boolean> {
  const media = reference.withConverter(converter(storedMediaSchema));
  const leaving = await db().runTransaction(async (transaction) => {
    const found = (await transaction.get(media)).data();
    if (found === undefined || !(found.state === "leaving" || isDue(found))) return null;
    const holders = await transaction.get(
      db().collectionGroup("media").where("name", "==", found.name).limit(2),
    );
    if (holders.size > 1) transaction.delete(media);
    else transaction.update(media, { state: "leaving", countedAt: null });
    return { name: found.name, isShared: holders.size > 1 };
  });
  if (leaving === null) return false;
  if (leaving.isShared) return true;
  await removeMediaFiles(leaving.name);
  await media.delete();
  return true;
}

/** Takes all files of an invitation that goes, and what waits among its uploads. Safe to run again. */
export async function removeMediaOf(invitationId: string): Promise<void> {
  const next = db().collection(paths.mediaFiles(invitationId)).limit(batchSize);
  for (let found = await next.get(); !found.empty; found = await next.get()) {
    for (const { ref } of found.docs) await removeMedia(ref, () => true);
  }
  for (const { name } of await filesUnder(`uploads/${invitationId}/`)) await removeFile(name);
}
