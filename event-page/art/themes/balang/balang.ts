import sharp, { type Sharp } from "sharp";
import { bent, Leaves, lance, way } from "../../kit/leaves.ts";
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
  palm: async () => ({ image: await palm(), quality: 30 }),
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

/** Shade of a palm leaf that stands before the house. */
async function palm(): Promise<Sharp> {
  const leaves = new Leaves(390, 360, 0.8);
  const spine = way([
    [430, -20],
    [330, 60],
    [220, 150],
    [120, 270],
  ]);
  for (let step = 3; step < spine.length; step += 3.1) {
    const [x, y] = spine[Math.floor(step)];
    const long = 128 * Math.sin((Math.PI * (step + 8)) / (spine.length + 12)) + 26;
    leaves.ribbon(bent(x, y, 3.25, 2.45, long), lance(4.6), {});
    leaves.ribbon(bent(x, y, 1.3, 1.95, long), lance(4.6), {});
  }
  const { width, height, cover } = leaves;
  const dark = glazed(width, height, (x, y) => [110, 78, 26, cover[y * width + x] * 0.26]);
  return sharp(await dark.png().toBuffer()).blur(2.2);
}
