import { bezier, type Curve, type Place } from "../../kit/bezier.ts";
import { clamp, mix, smooth } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import type { Bolt, Corner } from "./lamplight.ts";
import type { Weave } from "./weave.ts";

/* Cloth folded fold over fold and drawn up to a point, as roofs of Minangkabau and the cloths that women wear are. */

/** By the places of its four points. */
export function curve(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): Curve {
  return [
    [a, b],
    [c, d],
    [e, f],
    [g, h],
  ];
}

export interface Horn {
  /** The upper edge and the lower one; both end at the tip. */
  ridge: Curve;
  keel: Curve;
  folds: readonly { weave: Weave; share: number }[];
  /** Breadth of a thread, in points as they are shown. */
  thread: number;
  /** How high a fold lies over the next. */
  lift: number;
  seed: number;
  /** How round the whole is, of its breadth. */
  round?: number;
  /** How much nearer the eye. */
  depth?: number;
}

function lengths(horn: Horn): (t: number) => number {
  const steps = 200;
  const mid = (t: number): Place => {
    const [a, b] = [bezier(horn.ridge, t), bezier(horn.keel, t)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const sums = [0];
  for (let i = 1; i <= steps; i += 1) {
    const [a, b] = [mid((i - 1) / steps), mid(i / steps)];
    sums.push(sums[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  return (t) => {
    const at = clamp(t) * steps;
    const i = Math.min(steps - 1, Math.floor(at));
    return mix(sums[i], sums[i + 1], at - i);
  };
}

export function fold(bolt: Bolt, horn: Horn): void {
  const { ridge, keel, folds, thread, lift, seed, round = 0.5, depth = 0 } = horn;
  const length = lengths(horn);
  const whole = folds.reduce((sum, { share }) => sum + share, 0);
  const ends = folds.map((_, k) => folds.slice(0, k + 1).reduce((sum, { share }) => sum + share, 0) / whole);
  const bound = (k: number, t: number) => {
    if (k < 0) return 0;
    if (k === folds.length - 1) return 1;
    return (
      ends[k] +
      (0.02 * Math.sin(t * 3.4 + k * 2.3 + seed) + 0.07 * (noise(k * 3.7, t * 2.4, seed) - 0.5)) *
        smooth(1, 0.7, t)
    );
  };
  for (const [index, { weave }] of folds.entries()) {
    bolt.sheet(72, 460, weave, (u, t): Corner => {
      const [a, b] = [bezier(ridge, t), bezier(keel, t)];
      const wide = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const D: Place = wide < 1e-6 ? [0, 1] : [(b[0] - a[0]) / wide, (b[1] - a[1]) / wide];
      const taper = smooth(0, 110, wide) * 0.8 + 0.2;
      const point = Math.sqrt(clamp(1 - t ** 12));
      const high = lift * taper * (0.8 + 0.5 * noise(index * 5, t * 3, seed + 4)) * (0.3 + 0.7 * point);
      const turn = high * 0.95;
      const top = bound(index - 1, t) - (index === 0 ? 0 : 0.07);
      const to = bound(index, t);
      const w = Math.min(1, u / 0.78);
      const theta = u > 0.78 ? ((u - 0.78) / 0.22) * Math.PI * 0.96 : 0;
      const v = mix(top, to, w);
      const body = wide * round * Math.max(0, Math.sin(Math.PI * clamp(v * 0.9 + 0.06))) ** 0.75;
      const way = v * 9 + index * 5;
      const tension =
        (noise(way, t * 2.1 + index, seed) - 0.5) * 15 * taper +
        (noise(way * 2.4, t * 3.3 + 2, seed + 1) - 0.5) * 6 * taper;
      const bulge = Math.sin(Math.PI * w) ** 0.8 * high * 0.3;
      const place = v * wide + turn * Math.sin(theta) * 0.9;
      const z =
        depth +
        body +
        high * 1.7 * w ** 1.5 +
        bulge +
        tension * (0.3 + 0.7 * w) * (1 - 0.6 * w ** 6) -
        turn * (1 - Math.cos(theta));
      const across = theta > 0 ? (-turn * theta) / thread : ((1 - w) * (to - top) * wide) / thread;
      return [
        a[0] + D[0] * place,
        a[1] + D[1] * place,
        z,
        length(t) / thread + index * 5,
        across + 2.4,
        mix(0.3, 1, smooth(0.08, 0.5, u)),
      ];
    });
  }
}

/** A twisted cord of gold along a way. */
export function rope(
  bolt: Bolt,
  way: (t: number) => readonly [x: number, y: number, z: number],
  size: { radius: (t: number) => number; pitch: number; length: number; weave: Weave },
): void {
  bolt.sheet(20, Math.ceil(size.length * 1.4), size.weave, (u, t): Corner => {
    const [before, after] = [way(Math.max(0, t - 0.003)), way(Math.min(1, t + 0.003))];
    const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / long, (after[0] - before[0]) / long];
    const [x, y, z] = way(t);
    const angle = Math.PI * (u - 0.5) * 1.2;
    const turn = angle + (t * size.length * Math.PI) / size.pitch;
    const radius = size.radius(t) * (0.74 + 0.34 * Math.abs(Math.sin(turn)));
    return [
      x + nx * radius * Math.sin(angle),
      y + ny * radius * Math.sin(angle),
      z + radius * Math.cos(angle),
      (t * size.length) / 2.4,
      40 + u * 5 + (t * size.length * 2) / size.pitch,
      mix(0.45, 1, Math.abs(Math.sin(turn))),
    ];
  });
}
