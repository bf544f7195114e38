import sharp, { type Sharp } from "sharp";
import { weaveTile } from "../../kit/drape.ts";
import { mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { hammock } from "./hammock.ts";
import { hem } from "./hem.ts";
import { moonlit, type Sheet } from "./moonlit.ts";
import { tied } from "./rope.ts";

type Disc = readonly [x: number, y: number, radius: number];

/** One cradle of cloth before one moon, in another pose for each screen. */
export const pictures: Record<string, () => Promise<Picture>> = {
  moon: () => Promise.resolve({ image: moon(), quality: 55, webpQuality: 50 }),
  bow: () => Promise.resolve({ image: bow(), quality: 46, webpQuality: 60 }),
  strands: () => Promise.resolve({ image: strands(), quality: 42, webpQuality: 56 }),
  cradle: () => Promise.resolve({ image: cradle(), quality: 46, webpQuality: 60 }),
  hem: () => Promise.resolve({ image: hemmed(), quality: 44, webpQuality: 56 }),
  under: () => Promise.resolve({ image: under(), quality: 42, webpQuality: 56 }),
  dim: () => Promise.resolve({ image: dim(), quality: 44, webpQuality: 60 }),
  weave: async () => ({ image: await weave(), quality: 30, webpQuality: 40 }),
};

const dusk = { evening: [1, 0.91, 0.85], through: [1, 0.71, 0.43] } as const;
const night = { evening: [0.42, 0.37, 0.54], through: [0.92, 0.7, 0.5] } as const;

/** A cloth before the moon, whose light goes on past its disc. */
function before(
  size: { width: number; height: number; density: number },
  [x, y, radius]: Disc,
  sheets: readonly Sheet[],
  light: { evening: Three; through: Three } = dusk,
): Sharp {
  const glow = (px: number, py: number) =>
    Math.exp(-2.4 * Math.max(0, Math.hypot(px - x, py - y) / radius - 1));
  return moonlit({ ...size, ...light, glow }, sheets);
}

/** Near by, turned a little, so that one sees into it: 530 × 480. */
function bow(): Sharp {
  return before(
    { width: 530, height: 480, density: 1.5 },
    [200, 190, 210],
    [
      hammock({
        knot: [300, -90],
        deep: 560,
        half: 205,
        breadth: 265,
        tilt: 0.34,
        yaw: 0.62,
        seed: 5,
        samples: [1700, 2200],
      }),
    ],
  );
}

/** From within arm's reach: its knot, and how it goes down from there to both sides: 460 × 440. */
function strands(): Sharp {
  return before(
    { width: 460, height: 440, density: 1.5 },
    [230, 420, 300],
    [
      ...tied([262, 60], 46, 120),
      hammock({
        knot: [262, -14],
        deep: 1500,
        half: 860,
        breadth: 560,
        tilt: 0.2,
        yaw: -0.3,
        seed: 11,
        samples: [1500, 2600],
      }),
    ],
  );
}

/** All of it, with the rope that it hangs by, whose end leaves the picture above its knot. */
const whole = { deep: 430, half: 140, breadth: 196, tilt: 0.3, seed: 3 } as const;

/** 360 × 480; its rope at 190. */
function cradle(): Sharp {
  return before(
    { width: 360, height: 480, density: 1.6 },
    [190, 250, 195],
    [...tied([190, 66], 17, 90), hammock({ ...whole, knot: [190, 42], yaw: -0.36, samples: [900, 1500] })],
  );
}

/** The same by night and far off, from its other side, as it swings. 360 × 480. */
function dim(): Sharp {
  return before(
    { width: 360, height: 480, density: 1 },
    [150, 190, 260],
    [...tied([170, 66], 17, 90), hammock({ ...whole, knot: [170, 42], yaw: 0.4, samples: [800, 1200] })],
    night,
  );
}

/** 460 × 240. */
function hemmed(): Sharp {
  return before(
    { width: 460, height: 240, density: 1.5 },
    [230, 400, 330],
    hem({ width: 460, deep: 150, seed: 4 }),
  );
}

/** The deepest of its bow, seen from below: 460 × 210. */
function under(): Sharp {
  return before(
    { width: 460, height: 210, density: 1.5 },
    [200, 150, 200],
    [
      hammock({
        knot: [280, -750],
        deep: 960,
        half: 330,
        breadth: 330,
        tilt: -0.5,
        yaw: 0.5,
        seed: 8,
        samples: [1300, 2000],
      }),
    ],
  );
}

/** A full moon of warm light, its seas a breath deeper. */
function moon(): Sharp {
  const size = 640;
  return glazed(size, size, (x, y) => {
    const [px, py] = [(x - size / 2) / 318.5, (y - size / 2) / 318.5];
    const away = Math.hypot(px, py);
    const seas = smooth(0.44, 0.7, cloudy(px * 1.5 + 21.3, py * 1.5 + 8.2, 31, 5));
    const rays = 0.3 * (noise(px * 9, py * 9, 5) - 0.5);
    const bright = mix3([255, 245, 220], [248, 216, 170], 0.62 * seas + 0.1 * rays);
    const [red, green, blue] = mix3(bright, [250, 214, 164], 0.8 * smooth(0.5, 1.05, away));
    return [red, green, blue, smooth(1.002, 0.994, away)];
  });
}

/** Linen as a tile of light and shade that lies on any colour. */
async function weave(): Promise<Sharp> {
  return sharp(await weaveTile(32, 4).png().toBuffer());
}
