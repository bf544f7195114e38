import { lookHeight, lookOf, lookWidth } from "@janur/domain/album/picture-look";
import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { albumLimits } from "@janur/domain/limits/album-limits";
import type { Sharp } from "sharp";
import { meanColor, openPicture } from "../media/render-picture.ts";

export interface DrawnPhoto {
  picture: NonNullable<AlbumPhoto["picture"]>;
  look: string;
  /** JPEG, because families keep what they download in programs of every age. */
  master: Buffer;
  /** WebP, smallest first. */
  sizes: { width: number; bytes: Buffer }[];
}

/** Qualities of the master, from the best. */
const qualities = [86, 76, 64, 48];

/**
 * Draws a picture anew. Only pixels are taken over: no EXIF, no place, no profile, nothing that hangs on at its end.
 * @throws MediaRefused for what is none of our formats, has too many pixels, or is damaged
 */
export async function drawPhoto(bytes: Buffer): Promise<DrawnPhoto> {
  const drawn = await openPicture(bytes, albumLimits);
  const sizes: DrawnPhoto["sizes"] = [];
  for (const width of albumLimits.widths) {
    const sized = drawn().resize({ width, withoutEnlargement: true });
    sizes.push({ width, bytes: await sized.webp({ quality: 74 }).toBuffer() });
  }
  const room = albumLimits.keptBytes - sizes.reduce((sum, size) => sum + size.bytes.length, 0);
  const { data: master, info } = await smallEnough(drawn, room);
  const grey = await drawn()
    .resize(lookWidth, lookHeight, { fit: "fill" })
    .greyscale()
    .removeAlpha()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return {
    picture: { width: info.width, height: info.height, color: await meanColor(drawn()) },
    look: lookOf(grey),
    master,
    sizes,
  };
}

/** As good as fits. */
async function smallEnough(drawn: () => Sharp, room: number) {
  const encode = (quality: number) => drawn().jpeg({ quality }).toBuffer({ resolveWithObject: true });
  let made = await encode(qualities[0] ?? 86);
  for (const quality of qualities.slice(1)) {
    if (made.data.length <= room) return made;
    made = await encode(quality);
  }
  return made;
}
