import { chatLimits } from "@janur/domain/limits/chat-limits";
import { smallCanvas } from "../../lib/browser/small-canvas.ts";

const { characters, fileBytes, side } = chatLimits.picture;
/** Four letters of base64 carry three bytes. */
const mostBytes = Math.floor((characters * 3) / 4) - 3;
/** Tried one after the other: a picture keeps its size before it keeps its finest tones. */
const attempts = [
  { side, quality: 0.82 },
  { side, quality: 0.65 },
  { side: 1_200, quality: 0.65 },
  { side: 900, quality: 0.6 },
] as const;

/** A picture as it is sent. */
export interface SmallPicture {
  jpeg: Blob;
  width: number;
  height: number;
}

/** A file that is no picture this browser can read, or a larger one than we take. */
export class UnreadablePicture extends Error {}

/**
 * Draws a picture as small as it takes to be sent, upright and without what
 * cameras write beside it.
 * @throws UnreadablePicture
 */
export async function shrinkPicture(file: Blob): Promise<SmallPicture> {
  let picture: ImageBitmap;
  if (file.size > fileBytes) throw new UnreadablePicture();
  try {
    picture = await createImageBitmap(file);
  } catch {
    throw new UnreadablePicture();
  }
  try {
    for (const attempt of attempts) {
      const small = await drawn(picture, attempt);
      if (small.jpeg.size <= mostBytes) return small;
    }
  } finally {
    picture.close();
  }
  throw new UnreadablePicture();
}

async function drawn(
  picture: ImageBitmap,
  { side, quality }: { side: number; quality: number },
): Promise<SmallPicture> {
  const canvas = smallCanvas(picture, side);
  if (canvas === null) throw new UnreadablePicture();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => {
        if (jpeg === null) reject(new UnreadablePicture());
        else resolve({ jpeg, width: canvas.width, height: canvas.height });
      },
      "image/jpeg",
      quality,
    );
  });
}
