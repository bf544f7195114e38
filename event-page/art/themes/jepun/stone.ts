import { linear } from "../../kit/colour.ts";
import { mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";

/* Pale volcanic stone and soft brick. Lengths are in units of the gate, 480 of which are its height. */

const pale = linear("e0d7c8");
const dark = linear("a1968c");
const clay: readonly Three[] = ["b38d7a", "a87f6e", "bb9880", "9f7768", "c0a189"].map(linear);

/** Tuff: a warm grey with a grain, darker where rain runs down. */
export function paras(x: number, y: number): Three {
  const tone = 0.86 + 0.2 * cloudy(x * 0.09, y * 0.09, 7) + 0.12 * (noise(x * 1.7, y * 1.7, 3) - 0.5);
  const stain = smooth(0.54, 0.8, cloudy(x * 0.09 + 3, y * 0.018, 12));
  return scale3(mix3(pale, dark, 0.5 * stain), tone);
}

/** Rubbed bricks with thin joints. */
export function rubbed(x: number, y: number, wide = 12, high = 3.6) {
  const row = Math.floor(y / high);
  const along = x / wide + (row % 2 === 0 ? 0 : 0.5);
  const column = Math.floor(along);
  const [u, v] = [(along - column) * wide, (y / high - row) * high];
  const inside = smooth(0.1, 0.42, Math.min(u, wide - u, v, high - v));
  const own = clay[Math.floor(cell(column * 3 + 1, row * 7 + 2) * clay.length)];
  const tone = (0.84 + 0.24 * cell(row, column)) * (0.9 + 0.2 * cloudy(x * 0.2, y * 0.2, 5));
  return {
    height: -0.5 * (1 - inside) + 0.3 * (cell(column, row) - 0.5),
    colour: mix3(scale3(pale, 0.44), scale3(own, tone), inside),
  };
}

interface Leaf {
  at: Three;
  angle: number;
  length: number;
  width: number;
  /** Radians that it has turned at its tip. */
  curl?: number;
  /** How far its tip stands out. */
  lift?: number;
  lobes?: number;
  /** How deep its veins are cut. */
  veins?: number;
  /** How high its rib is. */
  round?: number;
}

/** A leaf as a carver cuts it: a rib, grooves that run from it, a lobed rim, a tip that stands out. */
export function carvedLeaf(scene: Scene, leaf: Leaf, colour: (x: number, y: number) => Three): void {
  const { at, angle, length, width, curl = 0, lift = 0.1, lobes = 0, veins = 0, round = 0.5 } = leaf;
  const steps = 24;
  const spine: [number, number, number][] = [[at[0], at[1], angle]];
  for (let step = 1; step <= steps; step += 1) {
    const turned = angle + curl * (step / steps) ** 1.5;
    const [x, y] = spine[step - 1];
    spine.push([x + (length / steps) * Math.cos(turned), y + (length / steps) * Math.sin(turned), turned]);
  }
  scene.patch(
    22,
    steps * 3,
    (u, v) => {
      const side = u * 2 - 1;
      const step = Math.min(steps - 1, Math.floor(v * steps + 1e-6));
      const [x, y, turned] = spine[step];
      const next = spine[step + 1];
      const share = v * steps - step;
      const wave = lobes === 0 ? 0 : 0.5 + 0.5 * Math.cos((v * lobes - 0.35 * Math.abs(side)) * 2 * Math.PI);
      const half =
        width *
        Math.sin(Math.PI * Math.min(0.998, 0.1 + 0.9 * v) ** 0.9) ** 0.7 *
        (1 - (lobes === 0 ? 0 : 0.2) * wave);
      const [px, py] = [x + (next[0] - x) * share, y + (next[1] - y) * share];
      const off = side * half;
      const spot: Three = [
        px - off * Math.sin(turned),
        py + off * Math.cos(turned),
        at[2] +
          lift * length * v * v +
          width *
            round *
            (1 - Math.abs(side) ** 1.6) *
            (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, v + 0.25))) -
          width * 0.14 * wave * Math.abs(side) -
          width * 0.16 * Math.exp(-((side * 9) ** 2)) -
          width * veins * Math.abs(Math.sin(v * 26 - Math.abs(side) * 4)) ** 7 * Math.abs(side),
      ];
      return [...spot, ...colour(spot[0], spot[1])];
    },
    { gloss: 0, trans: 0 },
  );
}

/** A stem along points, half sunk in its ground. */
export function carvedStem(
  scene: Scene,
  points: readonly Three[],
  radius: number,
  colour: (x: number, y: number) => Three,
): void {
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b] = [points[index], points[index + 1]];
    const axis: Three = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const long = Math.hypot(...axis);
    const place = frame(a, axis);
    scene.patch(
      14,
      6,
      (u, v) => {
        const spot = place(Math.cos(u * 6.2832) * radius, Math.sin(u * 6.2832) * radius, v * long * 1.04);
        return [...spot, ...colour(spot[0], spot[1])];
      },
      { gloss: 0, trans: 0 },
    );
  }
}
