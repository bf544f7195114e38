import type { Sharp } from "sharp";
import { wrapped, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { hung } from "../../kit/silk.ts";

/* The same batik as it is thrown over whatever is there, its hem above. */

/** Points of one period of the cloth. */
export interface Batik {
  points: Buffer;
  width: number;
  height: number;
}

const [cream, deep]: readonly Three[] = [
  [0.88, 0.76, 0.52],
  [0.035, 0.01, 0.004],
];

/** What is dyed at a place of it, by shares of a period. */
function dyed({ points, width, height }: Batik, x: number, y: number): Three {
  const at = (wrapped(Math.floor(y * height), height) * width + wrapped(Math.floor(x * width), width)) * 4;
  const part = (which: number) => (points[at + which] / 255) ** 2.2 * 1.04;
  return [part(0), part(1), part(2)];
}

/** Along its hem: the selvedge that wax kept white, a dark band, dots. */
function hemmed(from: number, along: number, own: Three): Three {
  if (from < 5) return cream;
  if (from < 21) return Math.hypot(from - 13, wrapped(along, 9) - 4.5) < 2.4 ? cream : deep;
  if (from < 23.5) return cream;
  if (from < 27) return deep;
  return own;
}

/** It lies in a heap of great folds, as wide as a phone. */
export function thrown(batik: Batik): Sharp {
  const [width, height] = [440, 470];
  const [cos, sin] = [Math.cos(-0.5), Math.sin(-0.5)];
  const place = (s: number, t: number) => [(s - 0.5) * 900, t * 760 - 30] as const;
  return hung(
    { width, height, density: 1.1, samples: [1500, 1300], sun: [-0.6, -0.5, 0.6], reach: 64 },
    (s, t) => {
      const [x, y] = place(s, t);
      const bend = (noise(x / 240 + 2, y / 330, 5) - 0.5) * 2.6;
      const turn = (x * 0.8 + y * 0.5) / 60 + bend;
      const z =
        54 * Math.sin(turn) + 20 * Math.sin(turn * 2.1 + bend * 2) + 46 * (noise(x / 130, y / 150, 3) - 0.5);
      const [u, v] = [x * 0.84 + 15 * Math.cos(turn), y * 0.86];
      return [
        width * 0.56 + u * cos - v * sin - 70,
        96 + u * sin + v * cos + 22 * Math.sin(x / 150 + 1) + 0.16 * z,
        z,
      ];
    },
    (s, t) => {
      const [x, y] = place(s, t);
      const own = dyed(batik, x / 420 + 0.1, y / 247 + 0.2);
      return { colour: hemmed(y + 30, x, own), shine: 0.07 };
    },
  );
}
