import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";
import { hung } from "../../kit/silk.ts";
import { period, reverseAt, silkAt } from "./check.ts";

/** Silk in fine checks, flung over an edge and hung in folds; plain silk for words. */
export const pictures: Record<string, () => Promise<Picture>> = {
  swag: () => Promise.resolve({ image: swag(), quality: 38, webpQuality: 36 }),
  drop: async () => ({ image: await drop(), quality: 32, webpQuality: 36 }),
  fall: () => Promise.resolve({ image: fall(), quality: 40 }),
  silk: () => Promise.resolve({ image: hanging(), quality: 50 }),
  dark: () => Promise.resolve({ image: plain(["4c0716", "86112a", "ab2629"]), quality: 46 }),
  green: () => Promise.resolve({ image: plain(["002c1e", "084f38", "1f664f"]), quality: 46 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

const broad = 700;

/** A fold's height by its phase: a round back, a narrow deep valley. */
function back(phase: number): number {
  return 2 * Math.abs(Math.sin(phase / 2)) ** 0.75 - 1.1;
}

/** Where the edge has turned over and shows its reverse, as a share of the cloth. */
function turnedOver(t: number): number {
  return 1 - 0.078 * smooth(0.3, 0.41, t) * smooth(0.55, 0.45, t);
}

/** A length of silk held at the upper right: its folds fall from there, none as broad as the next; its edge comes over to the left. */
function swag(): Sharp {
  const [width, height] = [420, 400];
  const from = [506, -8];
  const hangs = (s: number, t: number): Three => {
    const r = 20 + t * 780;
    const near = smooth(0, 420, r);
    const hem = turnedOver(t);
    const flap = Math.max(0, s - hem);
    const at = Math.min(s, hem) - flap * 0.92;
    const late = noise(at * 7 + 3, 9.1, 4) - 0.5;
    const free = 1 - smooth(0.84, 0.98, at);
    const uneven = at + 0.085 * Math.sin(7.4 * at + 0.7) + 0.04 * Math.sin(19 * at + 2);
    const phase = 2 * Math.PI * (uneven * 4.6 + late * 0.5 * smooth(160, 640, r)) + r * 0.002;
    const sway = (Math.sin(r * 0.0085 + at * 5) * 0.04 + Math.sin(r * 0.017 + at * 13) * 0.012) * near;
    const angle = mix(-0.2, 1.36, at) + 0.036 * Math.sin(phase + 0.9) * free + sway;
    const sag = (r / 520) ** 2 * 84 * smooth(0.1, 1.1, angle);
    const lift =
      30 *
        near *
        (0.85 + late) *
        (back(phase) + 0.24 * Math.sin(2.3 * phase + at * 9)) *
        (0.34 + 0.66 * free) +
      6 * Math.sin(r * 0.024 + at * 15) * near +
      (flap > 0 ? 7 + 16 * Math.sin(Math.min(1, flap / 0.078) * Math.PI * 0.8) : 0);
    return [from[0] - Math.sin(angle) * r, from[1] + Math.cos(angle) * r + sag, lift + at * 22];
  };
  return hung({ width, height, density: 1.4, samples: [1700, 900] }, hangs, (s, t, turn) => {
    const along = (20 + t * 780) * 0.8;
    if (s > turnedOver(t)) return reverseAt(s * broad, along, turn, (1 - s) * broad);
    return sheen(silkAt(s * broad, along, turn, (1 - s) * broad), s + 0.2 * Math.sin(t * 9), 0.56);
  });
}

/** A broad sheen that lies across folds. */
function sheen({ colour, shine }: { colour: Three; shine: number }, place: number, middle: number) {
  const lies = Math.exp(-(((place - middle) / 0.16) ** 2));
  return {
    colour: mix3(colour, [colour[0] * 1.25, colour[1] * 1.4 + 0.02, colour[2] * 1.05], lies),
    shine: shine * (0.85 + 0.5 * lies),
  };
}

/** A length that falls from above on the right and spreads to the left at its foot, and its shade, which needs room beside it. */
function drop(): Promise<Sharp> {
  const [room, width, height] = [20, 260, 780];
  const hangs = (s: number, t: number): Three => {
    const y = t * 1.04 * height - 14;
    const v = y / height;
    const left = width * (0.5 - 0.06 * Math.sin(v * 4.4) - 0.5 * smooth(0.42, 0.98, v) ** 1.3);
    const wide = width * 1.12 - left;
    const uneven = s + 0.07 * Math.sin(8.2 * s + 1.4) + 0.03 * Math.sin(21 * s);
    const phase = 2 * Math.PI * uneven * 3 + 0.9 * Math.sin(v * 2.6 + s * 2);
    const free = smooth(0.02, 0.16, s);
    const spread = mix(0.75, 1.15, smooth(0.3, 1, v));
    const x = left + wide * s + 8 * spread * Math.sin(phase + 0.9) * free;
    const lift = 21 * spread * (back(phase) + 0.2 * Math.sin(2.3 * phase)) * (0.25 + 0.75 * free);
    return [room + x, y, lift + 3 * Math.sin(v * 26 + s * 8) + s * 6];
  };
  const cloth = { width: room + width, height, density: 1.1, samples: [900, 1300], reach: 34 } as const;
  const length = hung(cloth, hangs, (s, t, turn) =>
    sheen(silkAt(s * 236, t * 640, turn, s * 236), t + 0.1 * Math.sin(s * 6), 0.4),
  );
  return shaded(length, { right: -9, down: 4, soft: 14, tone: rgb("7a4306"), depth: 0.5 });
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
    silkAt(over(s) * period * 7, ((t * 72 - 12) * period) / 48, turn, 1e3),
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
function plain(tones: readonly string[]): Sharp {
  const [width, height] = [390, 600];
  const light = foldLight(folds(width, 7, 12, 0.62));
  return silken(width, height, light, tones.map(rgb));
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
