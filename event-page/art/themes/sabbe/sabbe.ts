import sharp, { type Sharp } from "sharp";
import { ramp, rgb } from "../../kit/colour.ts";
import { foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { gold } from "../../kit/gilding.ts";
import { clamp, mix3, smooth, wrapped } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { threaded, type Crossing, type Yarn } from "../../kit/threads.ts";

/* Silk in checks as Bugis weavers make it: coloured warps, coloured wefts, and what comes of them where they cross. No purple. */

const silk = (deep: string, face: string, bright: string): Yarn["tone"] =>
  ramp([
    [0, deep],
    [0.5, face],
    [0.82, bright],
    [1, "ffffff"],
  ]);
const yarn = (tone: Yarn["tone"], light = 0.58): Yarn => ({ tone, kind: "silk", light });
const yarns = {
  cream: yarn(silk("b98f5c", "f7e3b9", "fff6e0"), 0.62),
  coral: yarn(silk("5c0a18", "cb2436", "ff6a5c"), 0.5),
  marigold: yarn(silk("864404", "eb9a1c", "ffd060"), 0.52),
  green: yarn(silk("053527", "128a66", "5fd6a6"), 0.5),
  gold: { tone: gold, kind: "metal", light: 0.62 } satisfies Yarn,
};
type Name = keyof typeof yarns;

/** Threads of a band from its edge to its middle; the other half mirrors them. */
const stripes = (major: Name, minor: Name): readonly (readonly [Name, number])[] => [
  ["gold", 1],
  ["cream", 2],
  ["green", 5],
  ["gold", 1],
  [major, 12],
  ["cream", 1],
  [major, 4],
  ["gold", 1],
  [minor, 5],
];

const band = 64;
const whole = 112;

function colourOf(place: number, half: readonly (readonly [Name, number])[]): Name {
  if (place >= band) return "cream";
  let left = Math.min(place, band - 1 - place);
  for (const [name, count] of half) {
    if (left < count) return name;
    left -= count;
  }
  return "cream";
}

const [warps, wefts] = [stripes("coral", "marigold"), stripes("marigold", "coral")];

/** A satin: what is coloured hides what is not; two colours share their crossing; gold lies on top. */
function check(x: number, y: number): Crossing {
  const [warp, weft] = [colourOf(x, warps), colourOf(y, wefts)];
  return isWarpOnTop(warp, weft, x, y)
    ? { yarn: yarns[warp], runs: "warp" }
    : { yarn: yarns[weft], runs: "weft" };
}

function isWarpOnTop(warp: Name, weft: Name, x: number, y: number): boolean {
  if (weft === "gold") return false;
  const tie = wrapped(x * 3 + y, 8) === 0;
  if (warp === "gold" || (weft === "cream" && warp !== "cream")) return !tie;
  return warp === "cream" ? tie : wrapped(x + y, 4) < 2;
}

export const pictures: Record<string, () => Promise<Picture>> = {
  plaid: async () => ({
    image: await shrunk(threaded(whole, whole, 6, check, { seed: 6, hand: 0.7 }), 448),
    quality: 38,
  }),
  warp: async () => ({
    image: await shrunk(
      threaded(band, 16, 6, (x, y) => check(x, 72 + y), { seed: 6, hand: 0.7 }),
      280,
    ),
    quality: 40,
  }),
  weft: async () => ({
    image: await shrunk(
      threaded(16, band, 6, (x, y) => check(72 + x, y), { seed: 6, hand: 0.7 }),
      70,
    ),
    quality: 40,
  }),
  silk: () => Promise.resolve({ image: hanging(), quality: 50 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

async function shrunk(cloth: Sharp, width: number): Promise<Sharp> {
  return sharp(await cloth.resize(width, null, { kernel: "lanczos3" }).png().toBuffer());
}

/** Cream silk that shines where it turns. */
function hanging(): Sharp {
  const [width, height] = [390, 844];
  const light = foldLight(folds(width, 5, 44, 0.5));
  const [deep, face, bright] = ["e9c684", "fbe9c4", "fffaf0"].map(rgb);
  return painted(width, height, (u, v, x, y) => {
    const slant = smooth(-0.1, 1.1, u * 0.6 + (1 - v) * 0.4 + (cloudy(u * 1.3, v * 1.5, 8, 3) - 0.5) * 0.6);
    const lit = clamp((light(x, y) - 0.5) * 1.1 + (slant - 0.5) * 0.6, -1, 1);
    const dither = (noise(x * 1.1, y * 1.1) - 0.5) * 2;
    const colour = lit < 0 ? mix3(face, deep, -lit) : mix3(face, bright, lit);
    return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
  });
}
