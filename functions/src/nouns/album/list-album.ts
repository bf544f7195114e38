import { publicPhoto, type AlbumPage } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { albumPhotos } from "../../store/album-documents.ts";

/** When, which. 13 digits of milliseconds reach the year 2286. */
const cursorPattern = /^(\d{1,13})\.([A-Za-z0-9]{20})$/;

/**
 * A page of what the family has shown, as the day went. The cursor names the last picture, so that one that is hidden
 * meanwhile makes nothing jump.
 * @param after cursor of the page before; one that is none starts from the top
 */
export async function listAlbum(
  invitationId: string,
  after: string | null,
  size: number = albumLimits.page,
): Promise<AlbumPage> {
  let query = albumPhotos(invitationId)
    .where("state", "==", "shown")
    .orderBy("createdAt", "asc")
    .orderBy("id", "asc");
  const cursor = after === null ? null : cursorPattern.exec(after);
  if (cursor !== null) query = query.startAfter(new Date(Number(cursor[1])), cursor[2]);
  const snapshot = await query.limit(size + 1).get();
  const shown = snapshot.docs.slice(0, size).map((document) => document.data());
  const last = shown.at(-1);
  const hasMore = snapshot.docs.length > size && last !== undefined;
  return {
    photos: shown.flatMap((photo) => publicPhoto(photo) ?? []),
    next: hasMore ? `${String(last.createdAt.getTime())}.${last.id}` : null,
  };
}
