import { partsOfUpload } from "@janur/domain/album/album-photo";
import { filesUnder, openFile, removeFile, writeFile } from "../../platform/google/bucket.ts";
import { albumPartsUnder } from "../../store/album-documents.ts";
import { bytesIn } from "../../platform/files/bytes-in.ts";

const bytesType = "application/octet-stream";

/** Pieces of an upload that are there, whichever process took them. */
export async function partsThere(invitationId: string, photoId: string): Promise<number[]> {
  const under = albumPartsUnder(invitationId, photoId);
  const files = await filesUnder(under);
  return files.map(({ name }) => Number(name.slice(under.length))).sort((a, b) => a - b);
}

/** Keeps one piece; sent again it replaces itself. */
export function writePart(invitationId: string, photoId: string, part: number, bytes: Buffer): Promise<void> {
  return writeFile(`${albumPartsUnder(invitationId, photoId)}${String(part)}`, bytes, bytesType);
}

/** The whole upload, or which pieces of it are missing. */
export async function joinParts(
  invitationId: string,
  photoId: string,
  bytes: number,
): Promise<{ whole: Buffer } | { missing: number[] }> {
  const all = Array.from({ length: partsOfUpload(bytes) }, (_, index) => index);
  const found = await Promise.all(all.map((part) => readPart(invitationId, photoId, part)));
  const missing = all.filter((part) => found[part] === null);
  if (missing.length > 0) return { missing };
  return { whole: Buffer.concat(found.flatMap((part) => part ?? [])) };
}

async function readPart(invitationId: string, photoId: string, part: number): Promise<Buffer | null> {
  const file = await openFile(`${albumPartsUnder(invitationId, photoId)}${String(part)}`, null);
  return file === null ? null : bytesIn(file);
}

export async function removeParts(invitationId: string, photoId: string): Promise<void> {
  const files = await filesUnder(albumPartsUnder(invitationId, photoId));
  await Promise.all(files.map(({ name }) => removeFile(name)));
}
