import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { rootFolder } from "../folders.ts";

/** The ground of the mark: phones cut icons round, so it goes to the edge. */
const ground = "#257040";
/** How much of an icon the mark takes: what is outside may be cut off. */
const share = 0.8;
const icons = { "icon-192": 192, "icon-512": 512, "apple-touch-icon": 180 };

/** Draws the icons that the door has among a phone's applications, out of the site's mark. */
export async function takeDoorIcons(): Promise<void> {
  const folder = join(rootFolder, "door", "public");
  mkdirSync(folder, { recursive: true });
  for (const [name, size] of Object.entries(icons)) {
    const mark = await sharp(join(rootFolder, "web", "public", "favicon.svg"), { density: 1200 })
      .resize(Math.round(size * share))
      .png()
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: mark }])
      .png({ palette: true, compressionLevel: 9 })
      .toFile(join(folder, `${name}.png`));
    process.stdout.write(`door/public/${name}.png\n`);
  }
}
