import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import type { Publication } from "@janur/domain/invitation/publication";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { paths } from "@janur/domain/paths";
import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { albumPhotoDocument, albumPhotoId } from "../../store/album-documents.ts";
import { albumFileName } from "./album-file-name.ts";
import type { AlbumSender } from "./album-sender.ts";

const dayMs = 86_400_000;

/**
 * Enters a picture in the album, once, however often it is announced. It stands in a line by the database's clock
 * before it counts who stands in front of it, so that of many at once exactly as many find room as there is, and nobody
 * waits for a document that all of them write. Of those in the same moment their ids say who comes first.
 * @throws AppError `album/full` with whose room it is, `album/not-found` for one that was taken out
 */
export async function enterPhoto(
  { invitationId }: Pick<Publication, "invitationId">,
  sender: AlbumSender,
  { key, upload }: { key: string; upload: AlbumPhoto["upload"] },
  now: Date,
): Promise<{ photo: AlbumPhoto; isNew: boolean }> {
  const id = albumPhotoId(invitationId, sender.owner, key);
  const reference = albumPhotoDocument(invitationId, id);
  const known = (await reference.get()).data();
  if (known !== undefined) return { photo: stillThere(known), isNew: false };
  const { most, ...who } = sender;
  const photo: AlbumPhoto = {
    id,
    state: "arriving",
    reason: null,
    ...who,
    upload,
    name: albumFileName(invitationId, id, ""),
    picture: null,
    look: null,
    sameAs: null,
    isBarred: false,
    bytes: 0,
    createdAt: now,
    countedAt: null,
    arrivedAt: null,
    checkAt: new Date(now.getTime() + albumLimits.arrivingMs),
  };
  try {
    // Not through the converter, which knows no time of the server.
    await db()
      .doc(reference.path)
      .create({ ...photo, countedAt: FieldValue.serverTimestamp() });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    const first = (await reference.get()).data();
    if (first === undefined) throw error;
    return { photo: stillThere(first), isNew: false };
  }
  const full = await withoutRoom(invitationId, reference, { counted: sender.counted, most });
  if (full !== null) {
    await reference.delete();
    throw new AppError("album/full", { of: full });
  }
  return { photo, isNew: true };
}

function stillThere(photo: AlbumPhoto): AlbumPhoto {
  if (photo.state === "leaving") throw new AppError("album/not-found");
  return photo;
}

async function withoutRoom(
  invitationId: string,
  reference: DocumentReference<AlbumPhoto>,
  { counted, most }: { counted: string; most: number },
): Promise<"guest" | "form" | "day" | "invitation" | null> {
  // As it stands in the database: a Date would lose what is smaller than a millisecond.
  const place: unknown = await placeOf(await db().doc(reference.path).get());
  const album = db().collection(paths.albumPhotos(invitationId));
  const upToHere = (among: Query) =>
    among.orderBy("countedAt").orderBy(FieldPath.documentId()).endAt(place, reference.id).count().get();
  const since = new Date(Date.now() - dayMs);
  const [own, day, all] = await Promise.all([
    upToHere(album.where("counted", "==", counted)),
    upToHere(album.where("countedAt", ">=", since)),
    upToHere(album),
  ]);
  // Of the plain form all share one room.
  if (own.data().count > most) return counted === "form" ? "form" : "guest";
  if (day.data().count > albumLimits.perDay) return "day";
  return all.data().count > albumLimits.perInvitation ? "invitation" : null;
}

function placeOf(snapshot: DocumentSnapshot): unknown {
  return snapshot.get("countedAt");
}
