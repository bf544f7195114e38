import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { hung } from "../../kit/silk.ts";
import { period, silkAt } from "./check.ts";

/** Silk in fine checks, flung over an edge and hung in folds; plain silk for words. */
export const pictures: Record<string, () => Promise<Picture>> = {
  swag: () => Promise.resolve({ image: swag(), quality: 36 }),
  fall: () => Promise.resolve({ image: fall(), quality: 40 }),
  silk: () => Promise.resolve({ image: hanging(), quality: 50 }),
  dark: () => Promise.resolve({ image: plain(), quality: 46 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

const broad = period * 22;

/** A length of silk held at the upper right: its folds fan out from there, its edge of gold comes over to the left. */
function swag(): Sharp {
  const [width, height] = [420, 400];
  const from = [506, -8];
  const hangs = (s: number, t: number): Three => {
    const r = 20 + t * 780;
    const near = smooth(0, 420, r);
    const own = noise(s * 7, 2.4, 7) - 0.5;
    const late = noise(s * 7 + 3, 9.1, 4) - 0.5;
    const free = 1 - smooth(0.84, 0.98, s);
    const phase = 2 * Math.PI * (s * 5.4 + own * 0.9 + late * 0.5 * smooth(120, 620, r)) + r * 0.0022;
    const sway = Math.sin(r * 0.0095 + s * 7) * 0.03 * near;
    const angle =
      mix(-0.2, 1.36, s) + (0.017 * Math.sin(2 * phase + 0.6) + 0.034 * Math.sin(phase + 0.5)) * free + sway;
    const sag = (r / 520) ** 2 * 84 * smooth(0.1, 1.1, angle);
    const lift =
      25 *
        near *
        (0.8 + late) *
        (Math.sin(phase) + 0.3 * Math.sin(2.2 * phase + s * 9)) *
        (0.3 + 0.7 * free) +
      5 * Math.sin(r * 0.026 + s * 15) * near;
    return [from[0] - Math.sin(angle) * r, from[1] + Math.cos(angle) * r + sag, lift + s * 22];
  };
  return hung({ width, height, density: 1.4, samples: [1500, 900] }, hangs, (s, t, turn) =>
    silkAt(s * broad, (20 + t * 780) * 0.72, turn, (1 - s) * broad),
  );
}

/** One period of silk that hangs straight, for any height and width. */
function fall(): Sharp {
  const [width, height] = [320, 48];
  const over = (share: number) => share * 1.2 - 0.1;
  const hangs = (s: number, t: number): Three => {
    const turn = 2 * Math.PI * over(s);
    const x =
      over(s) * width + 11 * Math.sin(turn * 2 + 1) + 7 * Math.sin(turn * 5) + 3 * Math.sin(turn * 9 + 0.4);
    const z = 20 * Math.sin(turn * 2 + 2.3) + 10 * Math.sin(turn * 5 + 1.5) + 3 * Math.sin(turn * 9 + 2);
    return [x, t * 72 - 12, z];
  };
  return hung({ width, height, density: 1.5, samples: [1600, 240] }, hangs, (s, t, turn) =>
    silkAt(over(s) * period * 18, ((t * 72 - 12) * period) / 24, turn, 1e3),
  );
}

/** Cream silk that shines where it turns. */
function hanging(): Sharp {
  const [width, height] = [390, 844];
  const light = foldLight(folds(width, 5, 44, 0.5));
  const [deep, face, bright] = ["e9c684", "fbe9c4", "fffaf0"].map(rgb);
  return silken(width, height, light, [deep, face, bright]);
}

/** The same cloth where no line runs. */
function plain(): Sharp {
  const [width, height] = [390, 600];
  const light = foldLight(folds(width, 7, 12, 0.62));
  const [deep, face, bright] = ["4c0716", "86112a", "ab2629"].map(rgb);
  return silken(width, height, light, [deep, face, bright]);
}

function silken(
  width: number,
  height: number,
  light: (x: number, y: number) => number,
  [deep, face, bright]: Three[],
): Sharp {
  return painted(width, height, (u, v, x, y) => {
    const slant = smooth(-0.1, 1.1, u * 0.6 + (1 - v) * 0.4 + (cloudy(u * 1.3, v * 1.5, 8, 3) - 0.5) * 0.6);
    const lit = clamp((light(x, y) - 0.5) * 1.1 + (slant - 0.5) * 0.6, -1, 1);
    const dither = (noise(x * 1.1, y * 1.1) - 0.5) * 2;
    const colour = lit < 0 ? mix3(face, deep, -lit) : mix3(face, bright, lit);
    return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
  });
}
