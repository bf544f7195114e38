import { giftLimits } from "@janur/domain/limits/gift-limits";
import { smallCanvas } from "../../lib/browser/small-canvas.ts";

/**
 * A photo as base64, small enough to be sent, upright and without what cameras write beside it.
 * @throws Error for what this browser cannot read as a picture
 */
export async function shrunkPhoto(file: Blob): Promise<string> {
  const { side, characters } = giftLimits.photo;
  const picture = await createImageBitmap(file);
  try {
    const canvas = smallCanvas(picture, side);
    if (canvas === null) throw new Error("no canvas");
    const text = canvas.toDataURL("image/jpeg", 0.8).replace(/^[^,]*,/, "");
    if (text.length > characters) throw new Error("too large");
    return text;
  } finally {
    picture.close();
  }
}
