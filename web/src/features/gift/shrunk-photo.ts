import { giftLimits } from "@janur/domain/limits/gift-limits";
import { smallCanvas } from "../../lib/browser/small-canvas.ts";

/** What a camera hands over, and what browsers read everywhere. */
export const photoTypes = "image/jpeg,image/png,image/webp";

/** Tried one after the other: batik and boards of flowers have more tones than a call has room for. */
const attempts = [
  { side: giftLimits.photo.side, quality: 0.8 },
  { side: giftLimits.photo.side, quality: 0.6 },
  { side: 768, quality: 0.6 },
  { side: 600, quality: 0.5 },
] as const;

/**
 * A photo as it is sent: small, upright and without what cameras write beside it.
 * @throws Error for what this browser cannot read as a picture
 */
export async function shrunkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    for (const { side, quality } of attempts) {
      const canvas = smallCanvas(picture, side);
      const photo = await new Promise<Blob | null>((resolve) => {
        if (canvas === null) resolve(null);
        else canvas.toBlob(resolve, "image/jpeg", quality);
      });
      // Four letters of base64 carry three bytes, and the last of them may stand for nothing.
      if (photo !== null && Math.ceil(photo.size / 3) * 4 <= giftLimits.photo.characters) return photo;
    }
  } finally {
    picture.close();
  }
  throw new Error("unreadable or too large");
}
