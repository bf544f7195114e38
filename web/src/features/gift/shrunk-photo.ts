import { giftLimits } from "@janur/domain/limits/gift-limits";
import { smallCanvas } from "../../lib/browser/small-canvas.ts";

/** What a camera hands over, and what browsers read everywhere. */
export const photoTypes = "image/jpeg,image/png,image/webp";

/**
 * A photo as it is sent: small, upright and without what cameras write beside it.
 * @throws Error for what this browser cannot read as a picture
 */
export async function shrunkPhoto(file: Blob): Promise<Blob> {
  const { side, characters } = giftLimits.photo;
  const picture = await createImageBitmap(file);
  try {
    const canvas = smallCanvas(picture, side);
    const photo = await new Promise<Blob | null>((resolve) => {
      if (canvas === null) resolve(null);
      else canvas.toBlob(resolve, "image/jpeg", 0.8);
    });
    // Four letters of base64 carry three bytes.
    if (photo === null || photo.size * 4 > characters * 3) throw new Error("unreadable or too large");
    return photo;
  } finally {
    picture.close();
  }
}
