import { mayBe, type AlbumPhoto, type AlbumWord } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { openFile, writeFile } from "../../platform/google/bucket.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { atMost } from "../../platform/limits/at-most.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { albumFileName } from "./album-file-name.ts";
import { masterPath, sizesUnder } from "../../store/stored-media-document.ts";
import { removeMediaFiles } from "../media/remove-media.ts";
import { removePhoto } from "./remove-photo.ts";
import { bytesIn } from "../../platform/files/bytes-in.ts";

/** Says a word about pictures. Each is changed by itself, so that two of the family at the desk hinder nobody. */
export async function moderateAlbum(
  input: { invitationId: string; photoIds: string[]; word: AlbumWord },
  _caller: TeamCaller,
  now: Date,
): Promise<{ changed: number }> {
  const { invitationId, photoIds, word } = input;
  const inTurn = atMost(10);
  const changes = await Promise.all(
    [...new Set(photoIds)].map((photoId) => inTurn(() => sayWord({ invitationId, photoId }, word, now))),
  );
  return { changed: changes.filter(Boolean).length };
}

/** @returns whether it changed anything */
export function sayWord(
  { invitationId, photoId }: { invitationId: string; photoId: string },
  word: AlbumWord,
  now: Date,
  change: Partial<AlbumPhoto> = {},
): Promise<boolean> {
  if (word === "remove") return removePhoto(invitationId, photoId, () => true, now);
  const reference = albumPhotoDocument(invitationId, photoId);
  let copied: string | null = null;
  return untilFirst(async () => {
    const snapshot = await reference.get();
    const photo = snapshot.data();
    if (photo === undefined || snapshot.updateTime === undefined || !mayBe(photo, word)) {
      // Taken out or hidden by somebody else while it was copied.
      if (copied !== null && copied !== photo?.name) await removeMediaFiles(copied);
      return false;
    }
    // Whoever saw a shown picture knows what its files are called, so a hidden one is called otherwise.
    const name =
      word === "hide" && photo.state === "shown"
        ? albumFileName(invitationId, photoId, photo.name)
        : photo.name;
    if (name !== photo.name) {
      copied = name;
      await copyFiles(photo.name, name);
    }
    const changed: Partial<AlbumPhoto> =
      word === "show"
        ? { state: "shown", checkAt: null }
        : { state: "hidden", name, checkAt: new Date(now.getTime() + albumLimits.hiddenMs) };
    await reference.update({ ...changed, ...change }, { lastUpdateTime: snapshot.updateTime });
    if (name !== photo.name) await removeMediaFiles(photo.name);
    return true;
  });
}

async function copyFiles(from: string, to: string): Promise<void> {
  await Promise.all([
    copyFile(masterPath(from), masterPath(to), "image/jpeg"),
    ...albumLimits.widths.map((width) => {
      const rest = `${String(width)}.webp`;
      return copyFile(`${sizesUnder(from)}${rest}`, `${sizesUnder(to)}${rest}`, "image/webp");
    }),
  ]);
}

async function copyFile(from: string, to: string, contentType: string): Promise<void> {
  const file = await openFile(from, null);
  if (file === null) return;
  await writeFile(to, await bytesIn(file), contentType);
}
