import { buffer } from "node:stream/consumers";
import { pictureAddress, pictureWidths, type Crop } from "@janur/domain/content/sections/media";
import { photoPlace } from "@janur/event-page/preview/preview-frames";
import { previewSize } from "@janur/event-page/preview/preview-size";
import { openFile } from "../../../platform/google/bucket.ts";

/** The part of a picture that a frame shows, as pages do: the point stays in sight, whatever the frame's shape. */
export function shownPart(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
  { x, y, zoom }: Crop,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * zoom;
  const width = Math.max(1, Math.min(picture.width, Math.round(frame.width / scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(frame.height / scale)));
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  };
}

/**
 * The cover's photo, cut to its place beside the words, as a `data:` address.
 * @returns null where its file is gone
 */
export async function previewPhoto({ media, crop }: { media: string; crop: Crop }): Promise<string | null> {
  const [, , widest] = pictureWidths;
  const file = await openFile(`${pictureAddress(media, widest).slice(1)}.webp`, null);
  if (file === null) return null;
  const { default: sharp } = await import("sharp");
  const picture = sharp(await buffer(file));
  const frame = { width: photoPlace.width, height: previewSize.height };
  const bytes = await picture
    .extract(shownPart(await picture.metadata(), frame, crop))
    .resize({ ...frame, fit: "fill" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
