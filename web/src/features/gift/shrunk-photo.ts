import { giftLimits } from "@janur/domain/limits/gift-limits";

/**
 * A photo as base64, small enough to be sent, upright and without what cameras write beside it.
 * @throws Error for what this browser cannot read as a picture
 */
export async function shrunkPhoto(file: Blob): Promise<string> {
  const { side, characters } = giftLimits.photo;
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("no canvas");
    // What is transparent would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL("image/jpeg", 0.8).replace(/^[^,]*,/, "");
    if (text.length > characters) throw new Error("too large");
    return text;
  } finally {
    picture.close();
  }
}
