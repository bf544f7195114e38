import { randomBytes } from "node:crypto";
import sharp from "sharp";

/** A photo that no other one looks like, too rich in detail to become small: of two pieces and more at its usual size. */
export function newPhotoBytes(side = 2_400): Promise<Buffer> {
  const grain = Math.round(side / 3);
  return sharp(randomBytes(grain * grain * 3), { raw: { width: grain, height: grain, channels: 3 } })
    .resize(side, side, { kernel: "nearest" })
    .jpeg({ quality: 90 })
    .toBuffer();
}
