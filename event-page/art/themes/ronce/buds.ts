import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";

/* Buds of jasmine and of champaca, petal over petal. Lengths are in points of the scene. */

export const wax: Three = [1, 0.98, 0.91];
export const young: Three = [0.7, 0.78, 0.46];
const stem: Three = [0.2, 0.34, 0.1];
const cream: Three = [1, 0.86, 0.42];
const honey: Three = [1, 0.58, 0.09];

export interface Bud {
  at: Three;
  axis: Three;
  length: number;
  /** What is left of its colour where it hangs in shade. */
  tone?: Three;
}

interface Wound {
  length: number;
  width: number;
  twist: number;
  foot: number;
}

const full: Three = [1, 1, 1];

export const times = ([a, b, c]: Three, [x, y, z]: Three): Three => [a * x, b * y, c * z];

/** Three petals wound about each other to a point, each over one neighbour and under the other. */
export function wound(
  scene: Scene,
  place: ReturnType<typeof frame>,
  { length, width, twist, foot }: Wound,
  colour: (side: number, t: number) => Three,
  next: Random,
): void {
  const start = next() * 6.3;
  const radius = (t: number) => {
    const body = clamp((t - 0.1) / 0.9);
    return length * (foot * (1 - smooth(0.3, 0.9, t)) + width * 2.06 * body ** 0.72 * (1 - body) ** 0.66);
  };
  for (let index = 0; index < 3; index += 1) {
    const [turn, grain] = [start + (index / 3) * 2 * Math.PI, next() * 99];
    scene.patch(
      16,
      20,
      (u, v) => {
        const side = u * 2 - 1;
        const angle = turn + twist * v + side * 1.5;
        const over =
          1 + 0.12 * u - 0.03 * smooth(0.85, 1, u) + (noise(side * 1.5 + grain, v * 3) - 0.5) * 0.05;
        const wide = radius(v) * over;
        return [...place(Math.cos(angle) * wide, Math.sin(angle) * wide, v * length), ...colour(side, v)];
      },
      { gloss: 0.16, trans: 1 },
    );
  }
}

/** A bud of jasmine: a green foot, a slim tube, wax above it. */
export function bud(scene: Scene, { at, axis, length, tone = full }: Bud, next: Random): void {
  const fresh = 0.3 * next();
  const colour = (side: number, t: number): Three => {
    const vein = 1 - 0.05 * Math.abs(Math.sin(side * 9)) - 0.07 * (1 - Math.abs(side)) ** 5;
    const body = mix3(young, wax, smooth(0.06, 0.42 + fresh, t));
    return times(scale3(mix3(body, young, 0.3 * smooth(0.84, 1, t) + 0.1 * fresh), vein), tone);
  };
  const shape = { length, width: 0.19 + 0.025 * next(), twist: 1.5 + 0.8 * next(), foot: 0.05 };
  wound(scene, frame(at, axis, next() * 6.3), shape, colour, next);
  scene.turned(
    at,
    axis,
    length * 0.17,
    (t) => length * (0.062 + 0.012 * t),
    () => times(stem, tone),
    {
      around: 12,
      along: 4,
      gloss: 0.1,
      trans: 0.4,
    },
  );
}

/** A bud of champaca, gold at its foot and cream towards its point. */
export function kanthil(scene: Scene, { at, axis, length, tone = full }: Bud, next: Random): void {
  const colour = (side: number, t: number): Three => {
    const vein = 1 - 0.1 * Math.abs(Math.sin(side * 7)) * (1 - 0.5 * t);
    return times(scale3(mix3(honey, cream, smooth(0, 0.7, t) * (0.8 + 0.2 * side)), vein), tone);
  };
  wound(scene, frame(at, axis, 1), { length, width: 0.088, twist: 2.4, foot: 0.05 }, colour, next);
  scene.turned(
    at,
    axis,
    length * 0.1,
    (t) => length * (0.04 + 0.03 * Math.sin(0.6 + 2 * t)),
    () => times(stem, tone),
    {
      around: 12,
      along: 5,
      gloss: 0.2,
      trans: 0.3,
    },
  );
}
