import sharp, { type Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { weaveTile } from "../../kit/drape.ts";
import { clamp, smooth, wrapped } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, noise } from "../../kit/random.ts";
import { threaded, type Crossing, type Yarn } from "../../kit/threads.ts";
import { drawnCloth, hangingCloth, nearCloth, type Woven } from "./cloth.ts";
import { panelDraft, threads, warpColour, type Colour } from "./drafts.ts";

const tones = {
  black: ramp([
    [0, "050203"],
    [0.5, "1d1214"],
    [0.85, "43302f"],
    [1, "6b5552"],
  ]),
  red: ramp([
    [0, "2b0306"],
    [0.35, "6f0a10"],
    [0.65, "a8161b"],
    [0.9, "d5403a"],
    [1, "ee8070"],
  ]),
  white: ramp([
    [0, "4a382c"],
    [0.3, "9d8871"],
    [0.6, "e2d4bd"],
    [0.85, "fbf4e6"],
    [1, "ffffff"],
  ]),
};

/** Warps break at every pick: two alike lie one after the other. */
const pair = (tone: Yarn["tone"], light: number): readonly Yarn[] =>
  [0, 0.05].map((more): Yarn => ({ tone, kind: "cotton", light: light + more }));
const warps: Record<Colour, readonly Yarn[]> = {
  black: pair(tones.black, 0.52),
  red: pair(tones.red, 0.52),
  white: pair(tones.white, 0.66),
};
const wefts: Record<Colour, Yarn> = {
  black: { tone: tones.black, kind: "cotton" },
  red: { tone: tones.red, kind: "cotton", light: 0.62 },
  white: { tone: tones.white, kind: "cotton", light: 0.74 },
};

const warp = (colour: Colour, x: number, y: number): Crossing => ({
  yarn: warps[colour][wrapped((y + (x % 2) * 2) >> 1, 2)],
  runs: "warp",
});

/** A band of cotton in black, red and white, woven thread by thread, with the fringe of its warps. */
export const pictures: Record<string, () => Promise<Picture>> = {
  stripes: async () => ({ image: await shrunk(wovenWarps()), quality: 42 }),
  panel: async () => ({ image: await shrunk(wovenEnd()), quality: 40 }),
  cloth: async () => ({ image: await folded(hangingCloth), quality: 34, webpQuality: 50 }),
  drawn: async () => ({ image: await folded(drawnCloth), quality: 32, webpQuality: 46 }),
  near: async () => ({ image: await folded(nearCloth), quality: 27, webpQuality: 44 }),
  fringe: async () => ({ image: await shrunk(fringe()), quality: 40 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

const point = 6;

function wovenWarps(): Sharp {
  return threaded(threads.across, threads.stripes, point, (x, y) => warp(warpColour(x), x, y), { seed: 3 });
}

function wovenEnd(): Sharp {
  const weave = (x: number, y: number): Crossing => {
    const laid = panelDraft(x, y);
    return laid === null ? warp("black", x, y) : { yarn: wefts[laid], runs: "weft" };
  };
  return threaded(threads.across, threads.panel, point, weave, { seed: 4 });
}

async function folded(hung: (woven: Woven) => Sharp): Promise<Sharp> {
  const [warps, end] = await Promise.all([wovenWarps(), wovenEnd()].map((cloth) => cloth.raw().toBuffer()));
  return hung({ warps, end, point });
}

async function shrunk(cloth: Sharp): Promise<Sharp> {
  return sharp(await cloth.resize(224, null, { kernel: "lanczos3" }).png().toBuffer());
}

/** Twisted cords of four warps, knotted where the cloth ends, frayed at their tips. */
function fringe(): Sharp {
  const [width, height] = [threads.across * 6, 168];
  return glazed(width, height, (x, y) => {
    const cord = Math.floor(x / 24);
    const down = y / height;
    const sway = (noise(cord * 3.7, down * 1.6, 9) - 0.5) * 9 * down;
    const from = x - cord * 24 - 12 - sway;
    const end = 0.86 + cell(cord, 5) * 0.12;
    if (down > end) return [30, 16, 14, 0];
    const knot = Math.exp(-(((y - 15) / 8) ** 2));
    const frayed = smooth(end - 0.14, end, down);
    const half = 6.4 + knot * 3.4 + frayed * 2.6 - 1.2 * down;
    const off = from / half;
    if (Math.abs(off) > 1) {
      const shade = clamp(1.5 - Math.abs(from - 3) / half) * 0.3 * (1 - down * 0.6);
      return [0, 0, 0, Math.max(0, shade)];
    }
    if (frayed > 0.2 && noise(x / 1.6, y / 14, 4) < frayed * 0.5) return [30, 16, 14, 0];
    const colour = (["red", "black", "red", "white"] as const)[wrapped(cord, 4)];
    const twist = Math.sin(y * 0.5 + off * 2.2 + cord) * 0.14 * (1 - frayed);
    const round = Math.sqrt(1 - off * off * 0.94);
    const lit =
      0.08 +
      0.62 * round +
      twist -
      off * 0.1 +
      (noise(x / 2, y / 9, 2) - 0.5) * 0.14 +
      (colour === "white" ? 0.14 : 0);
    return [...tones[colour](clamp(lit)), 1];
  });
}
