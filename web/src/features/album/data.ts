import { albumPhotoSchema, type AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { paths } from "@janur/domain/paths";
import { collection, limit, orderBy, query, startAfter, where } from "firebase/firestore";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery, readQuery } from "../../lib/firebase/listen.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";

const converter = readConverter(albumPhotoSchema);

/** Where a page ended. */
export interface AlbumCursor {
  createdAt: Date;
  id: string;
}

/** A page of pictures that the family has looked at, the newest first. */
export interface DeskPage {
  photos: AlbumPhoto[];
  /** Null on the last page. */
  next: AlbumCursor | null;
}

function photosOf(invitationId: string) {
  return collection(firestore, paths.albumPhotos(invitationId)).withConverter(converter);
}

/** Those that wait, the oldest first, live: as the first are decided about, the next move up. */
export function watchWaiting(invitationId: string): Subscribe<AlbumPhoto[]> {
  return listenToQuery(
    query(
      photosOf(invitationId),
      where("state", "==", "waiting"),
      orderBy("createdAt", "asc"),
      orderBy("id", "asc"),
      limit(albumLimits.desk),
    ),
  );
}

/** @throws AppError `invitation/not-found`, NetworkError */
export async function readLookedAt(
  invitationId: string,
  state: "shown" | "hidden",
  after: AlbumCursor | null,
): Promise<DeskPage> {
  const ordered = query(
    photosOf(invitationId),
    where("state", "==", state),
    orderBy("createdAt", "desc"),
    orderBy("id", "desc"),
  );
  const from = after === null ? ordered : query(ordered, startAfter(after.createdAt, after.id));
  const photos = await readQuery(query(from, limit(albumLimits.desk)));
  const last = photos.at(-1);
  const isLast = photos.length < albumLimits.desk || last === undefined;
  return { photos, next: isLast ? null : { createdAt: last.createdAt, id: last.id } };
}
