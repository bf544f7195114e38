import sharp, { type Sharp } from "sharp";
import { exposed, glazed, type Picture } from "../../kit/picture.ts";
import { carvedLight, type Point } from "../../kit/relief.ts";
import { baluster, board, eavesPoint, isEaves, railPoint, tooth, wallPoint } from "./carpentry.ts";

const morning = {
  sky: [0.62, 0.66, 0.7],
  ground: [0.42, 0.36, 0.24],
  sun: [-0.5, -0.62, 0.66],
  sunColour: [0.86, 0.76, 0.56],
} as const;

/** A Betawi porch in the sun: carved eaves, their shade, a railing, boards. */
export const pictures: Record<string, () => Promise<Picture>> = {
  eaves: async () => ({ image: await built({ ...tooth, density: 3 }, eavesPoint), quality: 46 }),
  shade: async () => ({ image: await shade(), quality: 34 }),
  rail: async () => ({ image: await built({ ...baluster, density: 3 }, railPoint), quality: 46 }),
  wall: async () => ({ image: await built({ ...board, density: 2 }, wallPoint), quality: 40 }),
};

/** One period out of three, so that light and shade go on across its seam. */
async function built(
  size: { width: number; height: number; density: number },
  point: (x: number, y: number) => Point,
): Promise<Sharp> {
  const light = carvedLight({ ...size, width: size.width * 3 }, (x, y) => point(x % size.width, y), morning);
  const width = size.width * size.density;
  return sharp(await exposed(light, 2).png().toBuffer()).extract({
    left: width,
    top: 0,
    width,
    height: size.height * size.density,
  });
}

/** What the eaves throw on the wall, soft as at noon; longer than they are. */
async function shade(): Promise<Sharp> {
  const [width, height] = [tooth.width * 3, 130];
  const dark = glazed(width, height, (x, y) => [
    96,
    62,
    20,
    isEaves(x % tooth.width, y / 1.16 - 6) || y < 22 ? 0.36 : 0,
  ]);
  const soft = await sharp(await dark.png().toBuffer())
    .blur(1.5)
    .png()
    .toBuffer();
  return sharp(soft).extract({ left: tooth.width, top: 0, width: tooth.width, height });
}
