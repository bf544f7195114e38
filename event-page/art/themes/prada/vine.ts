import type { Carving } from "../../kit/carving.ts";
import { smooth } from "../../kit/numbers.ts";
import type { Random } from "../../kit/random.ts";

/*
 * Lotus and vine as they are laid in gold on cloth in Bali (kain prada), as data for `chased`. Flowers and
 * leaves alone: no deity, no letter, no cloth of a temple.
 */

type Point = readonly [x: number, y: number, angle: number];

function spine(x: number, y: number, angle: number, length: number, curl: number): Point[] {
  const steps = 24;
  let [px, py] = [x, y];
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const turned = angle + (curl * index) / steps;
    const point: Point = [px, py, turned];
    px += (length / steps) * Math.cos(turned);
    py += (length / steps) * Math.sin(turned);
    return point;
  });
}

/** A stretch of a vine: how long, how far it bends, and the scroll that sits in its hollow. */
export interface Stretch {
  length: number;
  bend: number;
  radius: number;
  hand: 1 | -1;
  at?: number;
  from?: number;
  to?: number;
}

/** A wandering vine with a scroll in every hollow; returns where its tip is. */
export function vine(carving: Carving, start: Point, stretches: readonly Stretch[]): Point {
  let [x, y, angle] = start;
  let [back, front] = ["", ""];
  for (const { length, bend, radius, hand, at = 0.35, from = 3.2, to = 2.6 } of stretches) {
    const points = spine(x, y, angle, length, bend);
    for (let index = 3; index < points.length - 2; index += 4) {
      const [px, py, turned] = points[index];
      for (const side of [-1, 1])
        back += carving.finger(px, py, turned + side * 0.55, radius * 0.72, radius * 0.15, side * 0.8, {
          lines: 3,
          vein: 0.55,
        });
    }
    const [sx, sy, along] = points[Math.round(24 * at)];
    front += carving.scroll(sx, sy, along, radius, hand) + carving.ribbon(points, from, to);
    [x, y, angle] = points[24];
  }
  carving.add(back + front);
  return [x, y, angle];
}

/** A row of long leaves that runs off to one side, as from the foot of a flower. */
export function fringe(
  carving: Carving,
  x: number,
  y: number,
  side: 1 | -1,
  count: number,
  long: number,
): void {
  const along = side < 0 ? Math.PI : 0;
  carving.add(
    carving.ribbon(spine(x, y, along + side * 0.06, count * 23, -side * 0.12), long * 0.12, long * 0.07),
  );
  for (let leaf = count - 1; leaf >= 0; leaf -= 1) {
    const turned = along + side * (0.95 - 0.12 * leaf);
    carving.add(
      carving.finger(x + side * (6 + leaf * long * 0.4), y, turned, long - leaf * 3, long / 6, side * 0.5, {
        lines: 3,
      }),
    );
  }
}

const rows = [
  {
    share: 0.06,
    width: 0.15,
    lines: 3,
    petals: [
      [1.36, 0.86, -0.6],
      [0.96, 0.95, -0.4],
      [0.5, 1.02, -0.18],
      [0, 1.08, 0],
    ],
  },
  {
    share: 0.12,
    width: 0.155,
    lines: 5,
    petals: [
      [1.6, 0.7, -0.8],
      [1.18, 0.78, -0.55],
      [0.74, 0.83, -0.3],
      [0.26, 0.86, -0.08],
    ],
  },
  {
    share: 0.2,
    width: 0.12,
    lines: 3,
    petals: [
      [1.66, 0.46, -0.7],
      [1.36, 0.48, -0.6],
      [0.94, 0.53, -0.4],
      [0.48, 0.56, -0.14],
      [0, 0.58, 0],
    ],
  },
];

/** A lotus from the side: rows of petals on a bowl, engraved, from back to front. */
export function lotus(carving: Carving, x: number, y: number, size: number): void {
  for (const { share, width, lines, petals } of rows) {
    for (const [turn, length, curl] of petals) {
      for (const side of turn === 0 ? [1] : [-1, 1]) {
        carving.add(
          carving.finger(
            x + Math.sin(turn * side) * size * share,
            y - Math.cos(turn) * size * 0.03,
            -Math.PI / 2 + side * turn,
            length * size,
            width * size,
            curl * side,
            { lines, vein: 0.6, gap: 1.3, tip: 0.7, bend: 1.3, isOgee: true },
          ),
        );
      }
    }
  }
}

/** Stretches that wind to one side and the other and grow smaller towards the tip. */
export function winding(count: number, next: Random): Stretch[] {
  return Array.from({ length: count }, (_, index): Stretch => {
    const grown = 1 - smooth(0.45, 1, index / count) * 0.45;
    return {
      length: (100 + next() * 12) * grown,
      bend: (index % 2 === 0 ? 0.8 : -0.9) + (next() - 0.5) * 0.1,
      radius: 28 * grown,
      hand: index % 2 === 0 ? -1 : 1,
      at: 0.3,
      from: 3 * grown,
      to: index === count - 1 ? 1 : 2.6 * grown,
    };
  });
}
