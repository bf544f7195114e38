import sharp, { type Sharp } from "sharp";
import { pictureWidths, type Picture } from "../../domain/src/sections/media.ts";
import { writeFile } from "../../functions/src/media/bucket.ts";

/** Those that phones with two pixels a point ask for. */
const [smallest, usual] = pictureWidths;

/** Shapes under grain: in WebP it weighs what a sharp photograph of people does (17 KB upright, 9 KB across). */
async function photo(width: number, height: number): Promise<Sharp> {
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
  const picture = await sharp(await shapes.png().toBuffer())
    .composite([{ input: await grain.png().toBuffer(), blend: "soft-light" }])
    .png()
    .toBuffer();
  return sharp(picture);
}

/** Stores what phones ask for of each picture, in both formats and as `renderPicture` draws it. */
export async function storePhotos(
  pictures: readonly Pick<Picture, "media" | "width" | "height">[],
): Promise<void> {
  for (const { media, width, height } of pictures) {
    for (const wide of [smallest, usual]) {
      const drawn = await photo(wide, Math.round((wide * height) / width));
      const address = `media/${media}-${String(wide)}`;
      const avif = await drawn.clone().avif({ quality: 42, effort: 3 }).toBuffer();
      await writeFile(`${address}.avif`, avif, "image/avif");
      await writeFile(`${address}.webp`, await drawn.webp({ quality: 72 }).toBuffer(), "image/webp");
    }
  }
}
