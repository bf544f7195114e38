import type { Three } from "../../kit/numbers.ts";
import { blossom, bud, leaf, rose, type Hue } from "../../kit/petals.ts";
import { random } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";

/* Flowers of the feast: roses and jasmine where the cloth is bound, strings of buds that hang from them. */

export const coral: Hue = { heart: [0.55, 0.06, 0.07], petal: [0.86, 0.22, 0.18], rim: [0.95, 0.42, 0.34] };
export const blush: Hue = { heart: [0.86, 0.34, 0.26], petal: [0.95, 0.62, 0.52], rim: [1, 0.82, 0.74] };
export const cream: Hue = { heart: [0.85, 0.56, 0.24], petal: [0.98, 0.88, 0.7], rim: [1, 0.95, 0.84] };
export const white: Hue = { heart: [0.8, 0.82, 0.4], petal: [0.97, 0.95, 0.87], rim: [1, 0.98, 0.92] };
export const greens: readonly [Three, Three] = [
  [0.05, 0.14, 0.06],
  [0.2, 0.36, 0.12],
];

/** Where the ends of the wood are: its middle, half its length, its height. */
export type Wood = readonly [middle: number, reach: number, rod: number];

export function dressed(scene: Scene, unit: number, [middle, reach, rod]: Wood): void {
  const next = random(23);
  const put = (x: number, y: number, z = 88): Three => [x * unit, y * unit, z * unit];
  const cluster = (cx: number, cy: number, side: number, size: number) => {
    for (let index = 0; index < 9; index += 1) {
      const angle = index * 0.7 + next() * 0.4;
      leaf(
        scene,
        put(cx, cy, 78),
        {
          angle,
          bend: (next() - 0.5) * 1.2,
          length: (26 + 12 * next()) * size * unit,
          width: 7 * size * unit,
          lift: 0.5,
        },
        greens,
        next,
      );
    }
    const lean = (dx: number, dy: number): Three => [dx, dy, 1];
    rose(
      scene,
      put(cx + side * 11 * size, cy - 5 * size, 84),
      lean(side * 0.5, -0.3),
      14 * size * unit,
      blush,
      next,
    );
    rose(
      scene,
      put(cx - side * 12 * size, cy - 3 * size, 84),
      lean(-side * 0.5, -0.25),
      13 * size * unit,
      cream,
      next,
    );
    rose(scene, put(cx, cy + 8 * size, 88), lean(0.05, 0.3), 15 * size * unit, coral, next);
    for (let index = 0; index < 7; index += 1) {
      const angle = next() * 6.3;
      const away = (18 + 7 * next()) * size;
      blossom(
        scene,
        put(cx + Math.cos(angle) * away, cy + Math.sin(angle) * away, 88),
        [Math.cos(angle) * 0.6, Math.sin(angle) * 0.6, 1],
        6 * size * unit,
        white,
        next,
        6,
      );
    }
  };
  const string = (x: number, y: number, long: number) => {
    const step = 7.4;
    for (let down = 0; down < long; down += step) {
      const at = put(x + Math.sin(down * 0.06 + x) * 1.6, y + down, 74);
      for (const side of [-1, 1])
        bud(scene, at, [side * 0.75, 0.62, 0.35 + 0.3 * next()], 9.5 * unit, [0.97, 0.94, 0.84], next);
    }
    rose(scene, put(x, y + long + 3, 76), [0, 0.5, 1], 6.5 * unit, coral, next, 0.7);
    for (const turn of [-0.35, 0, 0.35])
      bud(scene, put(x, y + long + 7, 75), [turn, 1, 0.2], 13 * unit, [0.97, 0.94, 0.84], next);
  };
  string(middle - reach - 4, rod + 12, 82);
  string(middle - reach + 10, rod + 12, 52);
  string(middle + reach + 4, rod + 12, 70);
  string(middle + reach - 10, rod + 12, 46);
  cluster(middle - reach, rod, -1, 0.98);
  cluster(middle + reach, rod, 1, 0.98);
  cluster(middle, 96, 1, 1.12);
}
