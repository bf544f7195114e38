import sharp, { type Sharp } from "sharp";
import { smooth } from "../../kit/numbers.ts";
import { exposed, glazed, type Picture } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { carvedLight, type Point, type ReliefLight } from "../../kit/relief.ts";
import {
  eaves,
  eavesPoint,
  near,
  nearPoint,
  postsNear,
  postsNearPoint,
  rail,
  railPoint,
  wall,
  wallPoint,
} from "./carpentry.ts";

/** Late in the day: a low sun from the left, the blue of the sky in what it does not reach. */
const afternoon: ReliefLight = {
  sky: [0.42, 0.46, 0.56],
  ground: [0.4, 0.27, 0.14],
  sun: [-0.56, -0.56, 0.6],
  sunColour: [1.12, 0.84, 0.5],
};

/** The same by night: a lamp in the porch, from below, and what is left of the sky. */
const evening: ReliefLight = {
  sky: [0.08, 0.12, 0.22],
  ground: [0.44, 0.22, 0.09],
  sun: [0.16, 0.72, 0.56],
  sunColour: [1.75, 1, 0.42],
};

/** A lamp that hangs under the boards, in the middle of the three that are seen from near by. */
const lantern: ReliefLight = {
  sky: [0.05, 0.08, 0.18],
  ground: [0.16, 0.08, 0.035],
  lamp: [near.width / 2, near.height + 97, 110],
  reach: 190,
  lampColour: [1.8, 0.96, 0.36],
};

interface Size {
  width: number;
  height: number;
}
interface Shade {
  /** How far it falls to the right and down, in points of the page. */
  right: number;
  down: number;
  soft: number;
  /** Room below for it. */
  room: number;
}

/** The front of a Betawi house in the sun: tiles and cut boards with their shade, a railing, boards. */
export const pictures: Record<string, () => Promise<Picture>> = {
  eaves: async () => ({
    image: await thrown(eaves, eavesPoint, 1.55, { right: 26, down: 44, soft: 2.6, room: 62 }, afternoon),
    quality: 33,
  }),
  rail: async () => ({
    image: await thrown(rail, railPoint, 1.55, { right: 20, down: 16, soft: 3, room: 0 }, afternoon),
    quality: 33,
  }),
  wall: async () => ({
    image: await built(wall, wallPoint, 1.4, { ...afternoon, sunColour: [1.06, 0.9, 0.66] }),
    quality: 48,
  }),
  palm: async () => ({ image: await palm(), quality: 36 }),
  near: async () => ({
    image: await thrown(near, nearPoint, 1.3, { right: 46, down: 84, soft: 5, room: 106 }, afternoon),
    quality: 34,
  }),
  posts: async () => ({ image: await built(postsNear, postsNearPoint, 1.2, afternoon), quality: 34 }),
  dim: async () => ({ image: await built(postsNear, postsNearPoint, 1.2, evening), quality: 34 }),
  shade: async () => ({
    image: await shadeOf(near, nearPoint, 0.8, { right: 0, down: 0, soft: 3.2, room: 16 }),
    quality: 40,
  }),
  lantern: async () => ({ image: await built(near, nearPoint, 1.3, lantern), quality: 34 }),
  lamplit: async () => ({ image: await built(eaves, eavesPoint, 1.4, evening), quality: 34 }),
  dusk: async () => ({ image: await built(rail, railPoint, 1.4, evening), quality: 34 }),
  skirt: async () => ({
    image: await built(wall, (x, y) => wallPoint(x, y, "deep"), 1.2, {
      ...afternoon,
      sunColour: [0.5, 0.42, 0.3],
    }),
    quality: 44,
  }),
};

/** One period, lit among its neighbours, so that light and shade go on across its seam. */
async function built(
  size: Size,
  point: (x: number, y: number) => Point,
  density: number,
  light: ReliefLight,
): Promise<Sharp> {
  const lead = 60;
  const lit = carvedLight(
    { width: size.width + lead * 2, height: size.height, density },
    (x, y) => point(x - lead, y),
    light,
  );
  return sharp(await exposed(lit, 2).png().toBuffer()).extract({
    left: Math.round(lead * density),
    top: 0,
    width: Math.floor(size.width * density),
    height: Math.floor(size.height * density),
  });
}

/** The same above the shade that it throws on what stands behind. */
async function thrown(
  size: Size,
  point: (x: number, y: number) => Point,
  density: number,
  shade: Shade,
  light: ReliefLight,
): Promise<Sharp> {
  const wood = await (await built(size, point, density, light)).png().toBuffer();
  const ground = await (await shadeOf(size, point, density, shade)).png().toBuffer();
  return sharp(
    await sharp(ground)
      .composite([{ input: wood, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

/** The shade of one period alone. */
async function shadeOf(
  size: Size,
  point: (x: number, y: number) => Point,
  density: number,
  { right, down, soft, room }: Shade,
): Promise<Sharp> {
  const [width, height] = [Math.floor(size.width * density), Math.floor((size.height + room) * density)];
  const lead = 40;
  const dark = Buffer.alloc((width + lead * 2) * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width + lead * 2; x += 1) {
      const from = [(x - lead) / density - right, y / density - down];
      const isShaded = from[1] < 0 || (from[1] < size.height && point(from[0], from[1]).alpha > 0);
      const to = (y * (width + lead * 2) + x) * 4;
      dark.set([58, 30, 14, isShaded ? 118 : 0], to);
    }
  }
  const softened = sharp(dark, { raw: { width: width + lead * 2, height, channels: 4 } }).blur(soft);
  return sharp(await softened.png().toBuffer()).extract({ left: lead, top: 0, width, height });
}

/** What a palm beside the house throws on its wall: leaf by leaf, the softer the further off. */
async function palm(): Promise<Sharp> {
  const [width, height] = [300, 380];
  const next = random(15);
  const leaves = [
    { from: [330, 20], to: [60, 190], sag: 70 },
    { from: [330, 60], to: [150, 330], sag: 30 },
  ].flatMap(({ from, to, sag }) =>
    Array.from({ length: 46 }, (_, index) => {
      const t = 0.06 + (index / 46) * 0.94;
      const at = (share: number) => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share - sag * Math.sin(Math.PI * share * 0.8),
      ];
      const [[x, y], [bx, by]] = [at(t), at(t + 0.01)];
      const along = Math.atan2(by - y, bx - x);
      return [-1, 1].map((side) => {
        const angle = along + side * (0.62 + next() * 0.22 + (1 - t) * 0.3);
        const long = 118 * Math.sin(Math.PI * (0.16 + t * 0.8)) * (0.86 + next() * 0.28);
        const [ex, ey] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long + long * 0.2];
        const [mx, my] = [x + Math.cos(angle) * long * 0.5, y + Math.sin(angle) * long * 0.5];
        const [ox, oy] = [-Math.sin(angle) * 4.6, Math.cos(angle) * 4.6];
        const p = (a: number, b: number) => `${a.toFixed(1)} ${b.toFixed(1)}`;
        return `M${p(x, y)}Q${p(mx + ox, my + oy)} ${p(ex, ey)}Q${p(mx - ox, my - oy)} ${p(x, y)}z`;
      });
    }).flat(),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><path fill="#3a1e0e" d="${leaves.join("")}"/></svg>`;
  const sharpest = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
  const soft = await sharp(sharpest).blur(2.2).ensureAlpha().raw().toBuffer();
  return glazed(width, height, (x, y) => {
    const fade = smooth(0, 90, x) * (1 - smooth(height - 120, height, y));
    return [58, 30, 14, (soft[(y * width + x) * 4 + 3] / 255) * 0.22 * fade];
  });
}
