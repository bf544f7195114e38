import { albumRefusals, type AlbumPhoto, type AlbumRefusal } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { openFile, removeFile, writeFile } from "../../platform/google/bucket.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { invitationDocument } from "../../store/access.ts";
import { albumPhotoDocument, albumPhotos, albumUploadPath } from "../../store/album-documents.ts";
import { masterPath, sizesUnder } from "../../store/stored-media-document.ts";
import { MediaRefused } from "../media/render-picture.ts";
import { removeMediaFiles } from "../media/remove-media.ts";
import { drawPhoto } from "./draw-photo.ts";
import { refused } from "./finish-photo.ts";
import { bytesIn } from "../../platform/files/bytes-in.ts";

interface Place {
  invitationId: string;
  photoId: string;
}

type Change = Partial<AlbumPhoto> & Pick<AlbumPhoto, "state">;

/**
 * Makes of a whole upload what pages load, and lays it before the family, or shows it where the family does not want
 * to look first. Told of it ten times, at once or one after the other, or stopped anywhere and told again, it ends the
 * same: names follow from the picture, and only the first to finish says so.
 */
export async function storePhoto({ invitationId, photoId }: Place, now: Date): Promise<void> {
  const path = albumUploadPath(invitationId, photoId);
  const reference = albumPhotoDocument(invitationId, photoId);
  const snapshot = await reference.get();
  const photo = snapshot.data();
  if (photo?.state === "drawing" && snapshot.updateTime !== undefined) {
    const change = await drawnOrRefused(invitationId, photo, now);
    if (change === null) return;
    try {
      await reference.update(change, { lastUpdateTime: snapshot.updateTime });
      if (change.state !== "refused") {
        await tellLikeness(invitationId, { ...photo, ...change });
        await requestNotifications(invitationId, now, "photos");
      }
    } catch (error) {
      if (!wasOvertaken(error)) throw error;
      // Whoever took it out may have looked for its files before the last was written.
      const state = (await reference.get()).data()?.state;
      if (state === undefined || state === "leaving") await removeMediaFiles(photo.name);
    }
  }
  await removeFile(path);
}

/** One that stays too hard for its worker: refused, so that it is not tried for ever. */
export async function giveUpPhoto({ invitationId, photoId }: Place, now: Date): Promise<void> {
  const reference = albumPhotoDocument(invitationId, photoId);
  const snapshot = await reference.get();
  if (snapshot.data()?.state === "drawing")
    await reference.update({ state: "refused", ...refused("broken", now) });
  await removeFile(albumUploadPath(invitationId, photoId));
}

/** Null where the upload is gone: another worker is through with it, which then has said so. */
async function drawnOrRefused(invitationId: string, photo: AlbumPhoto, now: Date): Promise<Change | null> {
  const upload = await openFile(albumUploadPath(invitationId, photo.id), null);
  if (upload === null) return null;
  const bytesOfUpload = await bytesIn(upload);
  try {
    const { picture, look, master, sizes } = await drawPhoto(bytesOfUpload);
    for (const { width, bytes } of sizes)
      await writeFile(`${sizesUnder(photo.name)}${String(width)}.webp`, bytes, "image/webp");
    await writeFile(masterPath(photo.name), master, "image/jpeg");
    const kept = [master, ...sizes.map(({ bytes }) => bytes)].reduce((sum, { length }) => sum + length, 0);
    return { ...(await placeOf(invitationId, photo)), picture, look, bytes: kept, arrivedAt: now };
  } catch (error) {
    if (error instanceof MediaRefused) return { state: "refused", ...refused(reasonOf(error), now) };
    throw error;
  }
}

/** What came by the plain form anybody may have sent: the family always looks at it first. */
async function placeOf(
  invitationId: string,
  { way }: AlbumPhoto,
): Promise<Pick<AlbumPhoto, "state" | "checkAt">> {
  const album = (await invitationDocument(invitationId).get()).data()?.album;
  const isShown = album?.isPremoderated === false && way !== "form";
  return { state: isShown ? "shown" : "waiting", checkAt: null };
}

function reasonOf({ reason }: MediaRefused): AlbumRefusal {
  return albumRefusals.find((known) => known === reason) ?? "broken";
}

/**
 * Says of which earlier one a picture is a copy. Every worker has written its own look before it asks, so of two at
 * once at least the later hears of the earlier.
 */
async function tellLikeness(invitationId: string, { id, look, createdAt }: AlbumPhoto): Promise<void> {
  const alike = await albumPhotos(invitationId).where("look", "==", look).limit(albumLimits.desk).get();
  const [first] = alike.docs
    .map((document) => document.data())
    .filter(({ state }) => state !== "leaving" && state !== "refused")
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  if (first === undefined || first.id === id || first.createdAt > createdAt) return;
  try {
    await albumPhotoDocument(invitationId, id).update({ sameAs: first.id });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}
