import { limits } from "@janur/domain/limits";
import { pictureWidths } from "@janur/domain/content/sections/media";
import type { MediaRefusal, PictureFacts } from "@janur/domain/media/stored-media";
import type { Sharp } from "sharp";

/** A file that is not taken, and why. */
export class MediaRefused extends Error {
  readonly reason: MediaRefusal;
  constructor(reason: MediaRefusal) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}

/** One encoding of one size. */
interface PictureFile {
  /** Pixels that its name says; a smaller picture is not blown up to it. */
  width: number;
  extension: "avif" | "webp";
  contentType: "image/avif" | "image/webp";
  bytes: Buffer;
}

interface RenderedPicture extends PictureFacts {
  /** WebP, at most `limits.media.side` pixels a side, upright, nothing but pixels in it. */
  master: Buffer;
  /** Smallest first. */
  files: PictureFile[];
}

const appleBrands: ReadonlySet<string> = new Set([
  "heic",
  "heix",
  "heim",
  "heis",
  "hevc",
  "hevx",
  "mif1",
  "msf1",
]);

/** The format by the first bytes; what a file is called and says of itself counts for nothing. */
function formatOf(bytes: Buffer): "jpeg" | "png" | "webp" {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  throw new MediaRefused(text(4, 8) === "ftyp" && appleBrands.has(text(8, 12)) ? "heic" : "unsupported");
}

/**
 * Unfolds a picture, upright, on white, in colours of screens.
 * @param within pixels that it may unfold to, and the longer side of what is kept
 * @returns gives the picture to draw from, as often as it is asked
 * @throws MediaRefused for what is none of our formats, has too many pixels, or is damaged
 */
export async function openPicture(
  bytes: Buffer,
  { pixels, side }: { pixels: number; side: number },
): Promise<() => Sharp> {
  const format = formatOf(bytes);
  // Loaded only here: nothing else of a service needs it at start.
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  try {
    const options = { limitInputPixels: pixels, failOn: "error", sequentialRead: true } as const;
    const {
      width,
      height,
      format: decoded,
    } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (decoded !== format) throw new MediaRefused("unsupported");
    if (width * height > pixels) throw new MediaRefused("too-large");
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return () => sharp(data, { raw });
  } catch (error) {
    if (error instanceof MediaRefused) throw error;
    throw new MediaRefused("broken");
  }
}

/**
 * Draws a picture anew in every size that pages load. Only pixels are taken
 * over: no EXIF, no place, no profile, nothing that hangs on at its end.
 * @param widths in pixels, smallest first
 * @param within pixels that it may unfold to, and the longer side of what is kept
 * @throws MediaRefused for what is none of our formats, has too many pixels, or is damaged
 */
export async function renderPicture(
  bytes: Buffer,
  widths: readonly number[] = pictureWidths,
  within: { pixels: number; side: number } = limits.media,
): Promise<RenderedPicture> {
  const drawn = await openPicture(bytes, within);
  const { data: master, info } = await drawn().webp({ quality: 90 }).toBuffer({ resolveWithObject: true });
  const files: PictureFile[] = [];
  // One after the other: side by side they would need the memory of all.
  for (const wanted of widths) files.push(...(await sizesOf(drawn(), wanted)));
  return { width: info.width, height: info.height, color: await meanColor(drawn()), master, files };
}

async function sizesOf(picture: Sharp, width: number): Promise<PictureFile[]> {
  const sized = picture.resize({ width, withoutEnlargement: true });
  return [
    {
      width,
      extension: "avif",
      contentType: "image/avif",
      bytes: await sized.clone().avif({ quality: 42, effort: 3 }).toBuffer(),
    },
    {
      width,
      extension: "webp",
      contentType: "image/webp",
      bytes: await sized.clone().webp({ quality: 72 }).toBuffer(),
    },
  ];
}

/** The mean of all pixels: `#rrggbb`. */
export async function meanColor(picture: Sharp): Promise<string> {
  const mean = await picture.resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${mean.toString("hex", 0, 3).padEnd(6, mean.toString("hex", 0, 1))}`;
}
