import { limits } from "@janur/domain/limits";
import { readQris, type Qris } from "@janur/domain/media/qris";
import { qrisWidth } from "@janur/domain/content/sections/media";
import type { PictureFacts } from "@janur/domain/media/stored-media";
import type { Sharp } from "sharp";
import { meanColor, MediaRefused, openPicture } from "./render-picture.ts";
import { readCodes } from "./read-codes.ts";

interface RenderedQris extends PictureFacts {
  qris: Qris;
  /** WebP without loss. */
  bytes: Buffer;
}

/** Tried one after the other, until the file is small enough to be sent to a phone. */
const widths = [qrisWidth, 1_080, 720, 540] as const;

async function codesOf(picture: Sharp): Promise<string[]> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readCodes({ data, width: info.width, height: info.height });
}

/** The one QRIS among what a picture's codes say. */
function qrisIn(codes: readonly string[]): { text: string; qris: Qris } {
  if (codes.length === 0) throw new MediaRefused("no-code");
  const read = codes.map((text) => ({ text, qris: readQris(text) }));
  for (const { text, qris } of read) if (typeof qris !== "string") return { text, qris };
  throw new MediaRefused(read.some(({ qris }) => qris === "single-use") ? "single-use" : "no-qris");
}

/**
 * Draws a picture of a QRIS anew without loss. What its code says is read from
 * the upload and again from what is kept, and has to be the very same.
 * @throws MediaRefused for what is no picture, has no readable code, or another one than a QRIS
 */
export async function renderQris(upload: Buffer): Promise<RenderedQris> {
  const drawn = await openPicture(upload, limits.media);
  const { text, qris } = qrisIn(await codesOf(drawn()));
  const { default: sharp } = await import("sharp");
  for (const width of widths) {
    const sized = drawn().resize({ width, withoutEnlargement: true });
    const { data, info } = await sized
      .webp({ lossless: true, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    if (data.length > limits.media.qrisBytes) continue;
    if (!(await codesOf(sharp(data))).includes(text)) throw new MediaRefused("no-code");
    return { qris, bytes: data, width: info.width, height: info.height, color: await meanColor(drawn()) };
  }
  throw new MediaRefused("too-large");
}
