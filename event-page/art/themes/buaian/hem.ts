import { mix, smooth, type Three } from "../../kit/numbers.ts";
import { cell, noise } from "../../kit/random.ts";
import { inCloth } from "./lurik.ts";
import type { Sheet } from "./moonlit.ts";
import { rope, rosy } from "./rope.ts";

/** The hem from near by: cloth that hangs in soft folds, and its fringe, tied in tassels. */
export function hem({ width, deep, seed }: { width: number; deep: number; seed: number }): Sheet[] {
  const breadth = 390;
  const at = (s: number, t: number): Three => {
    const phase =
      2 * Math.PI * (s + 0.05 * Math.sin(7 * s + seed)) * 2.6 + 0.7 * (noise(s * 4, t * 2, seed) - 0.5);
    const open = mix(0.45, 1, t);
    const lift = (26 * Math.cos(phase) + 9 * Math.cos(2.3 * phase + seed)) * open;
    const x = mix(-40, width + 40, s) + 20 * open * Math.sin(phase + 0.4);
    return [x, -40 + t * (deep + 40) + 0.42 * lift * t + 10 * Math.sin(s * 2.6 + seed), lift];
  };
  const cloth: Sheet = {
    samples: [1300, 600],
    at,
    stuff: (s, t) => inCloth(breadth - (1 - t) * (deep + 40), s * (width + 80) * 1.25, breadth, true),
  };
  const count = 30;
  const cords = Array.from({ length: count }, (_, index) => {
    const from = at((index + 0.5) / count, 1);
    const [lean, long] = [(cell(index, seed) - 0.5) * 10, 40 + 10 * cell(index, seed + 1)];
    const knot = 0.42;
    return rope(
      (t) => [from[0] + lean * t * t, from[1] - 2 + long * t * 1.5, from[2] + 1],
      2.6,
      9,
      260,
      (t) => 1 + 1.3 * Math.exp(-(((t - knot) / 0.05) ** 2)) + 1.1 * smooth(knot + 0.05, 1, t),
      rosy,
    );
  });
  return [cloth, ...cords];
}
