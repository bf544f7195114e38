import sharp from "sharp";
import { mix3 } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { bulan } from "./bulan.ts";
import { kiteAt, quartered, ribbonAt, sunny, tailOf, type Kite } from "./kites.ts";
import { afternoon, grass, hills, night, sky } from "./land.ts";
import { sheet, streamer, wing } from "./near.ts";
import { reel } from "./reel.ts";

interface Flight {
  kite: Kite;
  width: number;
  height: number;
  /** Its middle, half its width, how it leans. */
  x: number;
  y: number;
  half: number;
  lean: number;
  /** Where the sun stands behind it, in its own measure. */
  sun?: readonly [number, number];
  tails: readonly Tail[];
}

/** A ribbon tied to it, at a place of its own. */
interface Tail {
  at?: readonly [number, number];
  angle: number;
  length: number;
  swing: number;
  wide: number;
}

/** One kite with its ribbons, as the wind holds it. */
function flown({ kite, width, height, x, y, half, lean, sun = [-0.5, -0.55], tails }: Flight) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const ribbons = tails.map(({ at: [u, v] = [0, 1.24], angle, length, swing, wide }) => ({
    bends: tailOf([x + (u * cos - v * sin) * half, y + (u * sin + v * cos) * half], angle, length, swing),
    size: { half: wide, length },
  }));
  const soft = 1.1 / half;
  return glazed(width, height, (px, py) => {
    const [dx, dy] = [(px - x) / half, (py - y) / half];
    const [u, v] = [dx * cos + dy * sin, -dx * sin + dy * cos];
    let [red, green, blue, alpha] = kiteAt(kite, u, v, sun, soft);
    for (const { bends, size } of ribbons) {
      if (alpha === 1) break;
      const below = ribbonAt(bends, px, py, size, kite.ribbon, 0.8);
      const all = alpha + below[3] * (1 - alpha);
      if (all === 0) continue;
      [red, green, blue] = mix3([below[0], below[1], below[2]], [red, green, blue], alpha / all);
      alpha = all;
    }
    return [red, green, blue, alpha];
  });
}

/** Kites of paper with the sun behind them: sky, ridges, grass, three kites. */
export const pictures: Record<string, () => Promise<Picture>> = {
  sky: () => Promise.resolve({ image: sky(afternoon), quality: 44 }),
  night: () => Promise.resolve({ image: sky(night), quality: 38 }),
  hills: () => Promise.resolve({ image: hills(afternoon), quality: 33 }),
  ridges: () => Promise.resolve({ image: hills(night), quality: 29 }),
  grass: async () => ({ image: (await grass()).resize(520), quality: 22 }),
  lead: () =>
    Promise.resolve({
      image: flown({
        kite: bulan,
        width: 820,
        height: 974,
        x: 423,
        y: 372,
        half: 343,
        lean: -0.36,
        sun: [-0.16, 0.36],
        tails: [
          { at: [0, 1.17], angle: 1.75, length: 243, swing: 0.7, wide: 14 },
          { at: [-0.985, -0.31], angle: 1.9, length: 192, swing: 0.6, wide: 9 },
          { at: [0.985, -0.31], angle: 1.35, length: 243, swing: 0.7, wide: 9 },
        ],
      }),
      quality: 29,
    }),
  kite: () =>
    Promise.resolve({
      image: flown({
        kite: { ...sunny, isNear: true },
        width: 640,
        height: 900,
        x: 350,
        y: 262,
        half: 276,
        lean: 0.2,
        sun: [0, -0.02],
        tails: [{ angle: 2.1, length: 420, swing: 0.9, wide: 19 }],
      }),
      quality: 29,
    }),
  near: async () => ({ image: sharp(await wing().png().toBuffer()).resize(780), quality: 30 }),
  paper: () => Promise.resolve({ image: sheet(), quality: 30 }),
  tail: () => Promise.resolve({ image: streamer(), quality: 34 }),
  reel: () => Promise.resolve({ image: reel(), quality: 34 }),
  second: () =>
    Promise.resolve({
      image: flown({
        kite: quartered,
        width: 380,
        height: 520,
        x: 196,
        y: 150,
        half: 140,
        lean: -0.3,
        tails: [{ angle: 1.9, length: 330, swing: 0.8, wide: 11 }],
      }),
      quality: 36,
    }),
};
