import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { MediaRefusal, StoredMedia } from "@janur/domain/media/stored-media";
import { FieldValue, type DocumentSnapshot, type WriteBatch } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { preparedAttempt } from "../../platform/limits/count-attempt.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { nameOfUpload, storedMediaDocument, type Upload } from "../../store/stored-media-document.ts";

/**
 * Enters an upload among the files of its invitation, once, however often it is
 * told of it. It stands in a line by the server's clock before it counts who
 * stands in front of it, so that of many at once exactly as many find room as there is.
 */
export async function claimMedia(upload: Upload, now: Date): Promise<DocumentSnapshot<StoredMedia>> {
  const reference = storedMediaDocument(upload);
  return untilFirst(async () => {
    const snapshot = await reference.get();
    if (snapshot.exists) return snapshot;
    const batch = db().batch();
    const isTooMany = !(await countsUpload(batch, upload.uid, now));
    // Not through the converter, which knows no time of the server.
    batch.create(db().doc(reference.path), {
      ...claimOf(upload, isTooMany ? "too-many" : null, now),
      countedAt: isTooMany ? null : FieldValue.serverTimestamp(),
    });
    await batch.commit();
    return reference.get();
  });
}

/** Whether the invitation has room for a file that stands at this place in its line. */
export async function hasRoom(
  snapshot: DocumentSnapshot<StoredMedia>,
  invitationId: string,
): Promise<boolean> {
  const line = await db()
    .collection(paths.mediaFiles(invitationId))
    // As it stands in the database: a Date would lose what is smaller than a millisecond.
    .where("countedAt", "<=", await placeOf(snapshot))
    .count()
    .get();
  return line.data().count <= limits.media.perInvitation;
}

async function placeOf({ ref }: DocumentSnapshot<StoredMedia>): Promise<unknown> {
  return (await db().doc(ref.path).get()).get("countedAt");
}

/** @returns false when the account has uploaded as much as it may */
async function countsUpload(batch: WriteBatch, uid: string, now: Date): Promise<boolean> {
  try {
    const count = await preparedAttempt(["upload", uid], limits.media.rate, now);
    count(batch);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "limit/too-many-requests") return false;
    throw error;
  }
}

function claimOf(upload: Upload, reason: MediaRefusal | null, now: Date): Omit<StoredMedia, "countedAt"> {
  const keptMs = reason === null ? limits.media.waitingMs : limits.media.refusedMs;
  return {
    id: upload.uploadId,
    state: reason === null ? "waiting" : "refused",
    reason,
    name: nameOfUpload(upload),
    uploadedBy: upload.uid,
    picture: null,
    qris: null,
    music: null,
    bytes: 0,
    checkAt: new Date(now.getTime() + keptMs),
    unusedSince: null,
  };
}
