import { bezier, type Curve, type Place } from "../../kit/bezier.ts";
import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import type { Sheet } from "../../kit/sheer.ts";
import { both, hemmed, silkAt, type Cloth } from "./check.ts";

/** A round of silk in a whirl, seen aslant from above: gathered and twisted in its middle, its hem flung out in waves. */
export function whirling(centre: readonly [number, number], radius: number): Sheet {
  const tilt = 0.72;
  const cloth = both(190);
  return {
    samples: [2400, 460],
    at(s, t) {
      const r = t * radius;
      const near = smooth(0.02, 0.9, t);
      const around = s * 2 * Math.PI;
      const uneven = around + 0.3 * Math.sin(around * 2 + 1) + 0.14 * Math.sin(around * 3 + 2);
      const spiral = 1.5 * t ** 0.4;
      const late = 0.9 * Math.sin(around * 3 + t * 2.4) + 0.5 * Math.sin(around * 5 + 1 - t * 3);
      const phase = uneven * 11 + spiral * 3 + late;
      const fold =
        Math.sin(phase) + 0.4 * Math.sin(uneven * 18 + spiral * 2 + 2) + 0.3 * Math.sin(uneven * 5);
      const angle = around + spiral + 0.07 * Math.sin(phase + 1.1) * smooth(0.02, 0.5, t);
      const lift =
        fold * 36 * near +
        52 * Math.sin(around * 2 + 0.6) * t * t +
        9 * Math.sin(t * 22 + around * 4) * near +
        70 * Math.exp(-t * 9);
      const edge = 1 + (0.05 * Math.sin(uneven * 5 + 1) + 0.03 * Math.sin(uneven * 11)) * t;
      const [x, y] = [Math.cos(angle) * r * edge, Math.sin(angle) * r * edge];
      return [
        centre[0] + x,
        centre[1] + y * Math.cos(tilt) - lift * Math.sin(tilt),
        lift * Math.cos(tilt) + y * Math.sin(tilt),
      ];
    },
    threads: (s, t, turn) =>
      hemmed(
        silkAt(s * 190 * 9, t * radius + 30, cloth, turn, 1 + 3.4 * Math.exp(-t * 5.5)),
        (1 - t) * radius,
      ),
  };
}

interface Length {
  path: Curve;
  length: number;
  /** How broad it is laid out. */
  breadth: number;
  cloth: Cloth;
  /** How broad it hangs, by its length. */
  wide: (t: number) => number;
  folds: number;
  depth: number;
  /** How far it is turned about its own length. */
  twist?: (t: number) => number;
  seed: number;
  z?: number;
}

/** A length of silk along a curve, in folds that run with it; where it is drawn together it is deeper. */
export function lengthOf({
  path,
  length,
  breadth,
  cloth,
  wide,
  folds,
  depth,
  twist = () => 0,
  seed,
  z = 0,
}: Length): Sheet {
  return {
    samples: [900, 700],
    at(s, t) {
      const [at, before, after] = [bezier(path, t), bezier(path, t - 0.001), bezier(path, t + 0.001)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy);
      const way = [dx / long, dy / long];
      const w = wide(t);
      const uneven = s + 0.06 * Math.sin(7 * s + seed) + 0.03 * Math.sin(17 * s + seed * 2);
      const sway = 0.9 * Math.sin(t * 5 + s * 3 + seed) + 1.6 * (noise(t * 3, s * 3 + seed, seed) - 0.5);
      const phase = uneven * folds * 2 * Math.PI + sway;
      const tight = clamp(w / breadth, 0.16, 1);
      const fold = (Math.sin(phase) + 0.35 * Math.sin(phase * 2.3 + seed)) * depth * mix(0.5, 1, tight);
      const ripple = (5 * Math.sin(t * 26 + s * 6 + seed) + 7 * Math.sin(t * 11 - s * 4)) * tight;
      const turn = twist(t);
      const off = (s - 0.5) * w + 0.06 * (w / folds) * Math.sin(phase + 1);
      const flat = off * Math.cos(turn) - (fold + ripple) * Math.sin(turn);
      const lift = off * Math.sin(turn) + (fold + ripple) * Math.cos(turn);
      return [at[0] - way[1] * flat, at[1] + way[0] * flat, z + lift] satisfies Three;
    },
    threads: (s, t, turn) =>
      silkAt(s * breadth, t * length, cloth, turn, clamp(breadth / (wide(t) * 1.25), 1, 3.2)),
  };
}

interface Hung {
  width: number;
  /** How far down it hangs. */
  deep: number;
  cloth: Cloth;
  folds: number;
  seed: number;
}

/** It hangs still, seen from a little below: its hem shows how its folds run. */
export function hanging({ width, deep, cloth, folds, seed }: Hung): Sheet {
  return {
    samples: [1400, 500],
    at(s, t) {
      const uneven = s + 0.05 * Math.sin(8 * s + seed) + 0.025 * Math.sin(19 * s + seed);
      const phase =
        2 * Math.PI * uneven * folds +
        0.5 * Math.sin(t * 2.4 + s * 6 + seed) +
        0.8 * (noise(s * 5, t * 2, seed) - 0.5);
      const open = 0.55 + 0.45 * smooth(0, 1, t);
      const tuck = (width / folds) * 0.3 * open;
      const x = mix(-60, width + 60, s) + tuck * (Math.sin(phase) + 0.3 * Math.sin(2 * phase + seed + 2 * s));
      const lift = 34 * open * (Math.cos(phase) + 0.3 * Math.cos(1.6 * phase + seed));
      return [x, -24 + t * deep + 0.5 * lift * t + 10 * Math.sin(s * 3 + seed) * t, lift];
    },
    threads: (s, t, turn) => hemmed(silkAt(s * width * 1.9, t * deep, cloth, turn, 0.9), (1 - t) * deep),
  };
}

interface Spread {
  /** Where its upper left corner is, how far it is turned, and how large it is. */
  corner: Place;
  turned: number;
  size: Place;
  cloth: Cloth;
  /** How high its waves are. */
  waves: number;
  seed: number;
  z?: number;
  layers?: (s: number, t: number) => number;
}

/** A cloth so near that it is nearly flat. */
export function spread({ corner, turned, size, cloth, waves, seed, z = 0, layers = () => 1 }: Spread): Sheet {
  const [wide, high] = size;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return {
    samples: [700, 900],
    at(s, t) {
      const wave =
        Math.sin(s * 6 + t * 4 + seed) +
        0.5 * Math.sin(t * 9 - s * 5 + seed * 2) +
        1.2 * (noise(s * 3, t * 4, seed) - 0.5);
      const [u, v] = [
        s * wide + 0.5 * waves * Math.sin(t * 7 + seed),
        t * high + 0.6 * waves * Math.sin(s * 6 + seed * 2),
      ];
      return [
        corner[0] + u * cos - v * sin,
        corner[1] + u * sin + v * cos - wave * waves * 0.3,
        z + wave * waves,
      ];
    },
    threads: (s, t, turn) =>
      hemmed(silkAt(s * wide, t * high, cloth, turn, layers(s, t)), Math.min(t * high, s * wide)),
  };
}

interface Fold {
  width: number;
  top: number;
  high: number;
  cloth: Cloth;
  /** Of its cloth, whose plies sag alike. */
  seed: number;
  ply: number;
}

/** One fold of what is laid on a stack, seen from the side. */
export function folded({ width, top, high, cloth, seed, ply }: Fold): Sheet {
  return {
    samples: [700, 200],
    at(s, t) {
      const angle = (t - 0.5) * Math.PI;
      const sag = 9 * (noise(s * 2.2, seed, 9) - 0.5) + 2.4 * (noise(s * 8, ply, 3) - 0.5);
      const round = Math.sign(angle) * Math.abs(Math.sin(angle)) ** 1.25;
      return [
        s * width,
        top + high * 0.5 * (1 + round) + sag,
        Math.cos(angle) * high * (0.7 + 0.3 * noise(s * 4, ply, 2)) - ply,
      ];
    },
    threads: (s, t, turn) =>
      silkAt(
        s * width + seed * 37 + ply * 4,
        t * high * 1.6 + seed * 61,
        cloth,
        turn,
        1.3 + 0.9 * smooth(0.45, 1, t),
      ),
  };
}
