import sharp from "sharp";
import { pictureWidths, type Picture } from "../../domain/src/sections/media.ts";
import { writeFile } from "../../functions/src/media/bucket.ts";

const smallest = pictureWidths[0];

/** Shapes under grain: in WebP it weighs what a sharp photograph of people does (17 KB upright, 9 KB across). */
async function photo(width: number, height: number): Promise<Buffer> {
  const noise = (sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma },
      },
    });
  const shapes = noise(120)
    .blur(width / 60)
    .linear(3.2, -280);
  const grain = noise(45).blur(0.8);
  return sharp(await shapes.png().toBuffer())
    .composite([{ input: await grain.png().toBuffer(), blend: "soft-light" }])
    .webp({ quality: 72 })
    .toBuffer();
}

/** Stores the file that a phone with two pixels a point asks for, of each picture. */
export async function storePhotos(pictures: readonly Picture[]): Promise<void> {
  for (const { media, width, height } of pictures) {
    const file = await photo(smallest, Math.round((smallest * height) / width));
    await writeFile(`media/${media}-${String(smallest)}.webp`, file, "image/webp");
  }
}
