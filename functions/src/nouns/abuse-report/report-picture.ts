import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import { sizesUnder } from "../../store/stored-media-document.ts";
import { chatPictureSizes } from "@janur/domain/chat/chat";
import type { MessageReport } from "@janur/domain/chat/message-report";
import { pictureFile } from "../chat/picture-files.ts";
import { openFile, writeFile } from "../../platform/google/bucket.ts";
import { reportPictureFile } from "./report-picture-file.ts";
import { bytesIn } from "../../platform/files/bytes-in.ts";

type Reported = Pick<MessageReport, "id" | "chatId" | "message">;

/** Keeps a reported picture as it is, because hiding removes it. One that is gone already is no fault. */
export async function keepPicture({ id, chatId, message }: Reported): Promise<void> {
  await copyPicture(pictureFile(chatId, message.id, "large"), [reportPictureFile(id)]);
}

/** The same of a picture of an album. */
export async function keepAlbumPicture(reportId: string, { name }: Pick<AlbumPhoto, "name">): Promise<void> {
  await copyPicture(`${sizesUnder(name)}${String(albumLimits.widths[1])}.webp`, [
    reportPictureFile(reportId),
  ]);
}

/** Puts it back where its chat shows it. */
export async function restorePicture({ id, chatId, message }: Reported): Promise<void> {
  await copyPicture(
    reportPictureFile(id),
    chatPictureSizes.map((size) => pictureFile(chatId, message.id, size)),
  );
}

async function copyPicture(from: string, to: readonly string[]): Promise<void> {
  const file = await openFile(from, null);
  if (file === null) return;
  const bytes = await bytesIn(file);
  await Promise.all(to.map((path) => writeFile(path, bytes, "image/webp")));
}
