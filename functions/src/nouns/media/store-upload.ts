import { limits } from "@janur/domain/limits";
import { qrisWidth } from "@janur/domain/content/sections/media";
import type { MediaRefusal, PictureFacts, StoredMedia, UploadKind } from "@janur/domain/media/stored-media";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { invitationDocument } from "../../store/access.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { openFile, removeFile, writeFile } from "../../platform/google/bucket.ts";
import { claimMedia, hasRoom } from "./claim-media.ts";
import { readMusic } from "./read-music.ts";
import { MediaRefused, renderPicture } from "./render-picture.ts";
import { renderQris } from "./render-qris.ts";
import { removeMedia, removeMediaFiles } from "./remove-media.ts";
import {
  masterPath,
  nameOfUpload,
  sizesUnder,
  storedMediaDocument,
  type Upload,
} from "../../store/stored-media-document.ts";
import { bytesIn } from "../../platform/files/bytes-in.ts";

/**
 * Makes of an upload what pages load, says in its document what became of it,
 * and removes it. Told of it ten times, at once or one after the other, or
 * stopped anywhere and told again, it ends the same: names follow from the
 * upload, and only the first to finish says so.
 */
export async function storeUpload(upload: Upload, now: Date): Promise<void> {
  if (await isGone(upload)) {
    // Of an invitation that went meanwhile nothing stays, nor of what an earlier worker began.
    await removeMediaFiles(nameOfUpload(upload));
    await removeFile(upload.path);
    return;
  }
  const claim = await claimMedia(upload, now);
  if (await isGone(upload)) {
    // What was entered before it went is found by whoever removes it; this was entered after.
    await removeMedia(claim.ref, () => true);
    await removeFile(upload.path);
    return;
  }
  const media = claim.data();
  if (media?.state === "waiting") await finish(claim, await outcomeOf(upload, claim), now);
  await removeFile(upload.path);
}

async function isGone({ invitationId }: Upload): Promise<boolean> {
  return !(await invitationDocument(invitationId).get()).exists;
}

type Outcome = Partial<Pick<StoredMedia, "picture" | "qris" | "music" | "bytes">> | MediaRefusal;

async function outcomeOf(upload: Upload, claim: DocumentSnapshot<StoredMedia>): Promise<Outcome> {
  if (!(await hasRoom(claim, upload.invitationId))) return "full";
  const { pictureBytes, music } = limits.media;
  if (upload.size > (upload.kind === "music" ? music.bytes : pictureBytes)) return "too-large";
  const parts = await openFile(upload.path, null);
  // Taken away while it waited, or another worker is through with it, which then has said so.
  if (parts === null) return "broken";
  try {
    return await makers[upload.kind](nameOfUpload(upload), await bytesIn(parts));
  } catch (error) {
    if (error instanceof MediaRefused) return error.reason;
    throw error;
  }
}

/**
 * Draws a picture in every size that pages load, and stores them under its name beside the private master.
 * @returns what is known of it, and the bytes of all that is stored
 * @throws MediaRefused
 */
export async function storePicture(
  name: string,
  upload: Buffer,
): Promise<{ picture: PictureFacts; bytes: number }> {
  const { width, height, color, master, files } = await renderPicture(upload);
  for (const file of files) {
    await writeFile(
      `${sizesUnder(name)}${String(file.width)}.${file.extension}`,
      file.bytes,
      file.contentType,
    );
  }
  await writeFile(masterPath(name), master, "image/webp");
  const bytes = [master, ...files.map((file) => file.bytes)].reduce((sum, { length }) => sum + length, 0);
  return { picture: { width, height, color }, bytes };
}

async function storeQris(name: string, upload: Buffer): Promise<Outcome> {
  const { width, height, color, qris, bytes } = await renderQris(upload);
  await writeFile(`${sizesUnder(name)}${String(qrisWidth)}.webp`, bytes, "image/webp");
  return { picture: { width, height, color }, qris, bytes: bytes.length };
}

async function storeMusic(name: string, upload: Buffer): Promise<Outcome> {
  const { format, seconds, bytes } = readMusic(upload);
  if (seconds > limits.media.music.seconds) return "too-long";
  const kbps = Math.min(9_999, Math.max(10, Math.round((bytes.length * 8) / seconds / 1_000)));
  const contentType = format === "mp3" ? "audio/mpeg" : "audio/mp4";
  await writeFile(`${sizesUnder(name)}${String(kbps)}.${format}`, bytes, contentType);
  return { music: { format, kbps, seconds }, bytes: bytes.length };
}

const makers: Record<UploadKind, (name: string, upload: Buffer) => Promise<Outcome>> = {
  picture: storePicture,
  qris: storeQris,
  music: storeMusic,
};

/** Says what became of an upload, unless somebody has said so meanwhile. */
async function finish(claim: DocumentSnapshot<StoredMedia>, outcome: Outcome, now: Date): Promise<void> {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const change: Partial<StoredMedia> =
    typeof outcome === "string"
      ? { state: "refused", reason: outcome, countedAt: null, checkAt: after(limits.media.refusedMs) }
      : { state: "ready", ...outcome, checkAt: after(limits.media.unusedMs) };
  try {
    await claim.ref.update(change, { lastUpdateTime: claim.updateTime ?? claim.readTime });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    const name = claim.data()?.name;
    const state = (await claim.ref.get()).data()?.state;
    // Whoever takes it away may have looked for its files before the last was written.
    if (name !== undefined && (state === undefined || state === "leaving")) await removeMediaFiles(name);
  }
}

/** An upload that stays too hard for its worker: refused, so that it is not tried for ever. */
export async function giveUpUpload(upload: Upload, now: Date): Promise<void> {
  const claim = await storedMediaDocument(upload).get();
  if (claim.data()?.state === "waiting") await finish(claim, "broken", now);
  await removeFile(upload.path);
}
