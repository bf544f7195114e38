import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";
import { frame, type Scene } from "../../kit/scene.ts";

/* Buds of jasmine and of champaca, petal over petal. Lengths are in points of the scene. */

export const wax: Three = [1, 0.975, 0.895];
export const young: Three = [0.84, 0.86, 0.55];
const stem: Three = [0.44, 0.56, 0.2];
const cream: Three = [1, 0.86, 0.42];
const honey: Three = [1, 0.58, 0.09];

export interface Bud {
  at: Three;
  axis: Three;
  length: number;
  /** From closed (0) to its petals' lips apart (1). */
  open?: number;
  /** What is left of its colour where it hangs in shade. */
  tone?: Three;
}

interface Wound {
  length: number;
  width: number;
  twist: number;
  foot: number;
  open?: number;
}

const full: Three = [1, 1, 1];

export const times = ([a, b, c]: Three, [x, y, z]: Three): Three => [a * x, b * y, c * z];

/** Three petals wound about each other to a point, each over one neighbour and under the other. */
export function wound(
  scene: Scene,
  place: ReturnType<typeof frame>,
  { length, width, twist, foot, open = 0 }: Wound,
  colour: (side: number, t: number) => Three,
  next: Random,
): void {
  const start = next() * 6.3;
  const radius = (t: number) => {
    const body = clamp((t - 0.1) / 0.9);
    const closed = foot * (1 - smooth(0.3, 0.9, t)) + width * 2.4 * body ** 0.8 * (1 - body) ** 0.86;
    return length * (closed + open * 0.15 * smooth(0.4, 1, t) ** 1.5);
  };
  for (let index = 0; index < 3; index += 1) {
    const [turn, grain] = [start + (index / 3) * 2 * Math.PI, next() * 99];
    scene.patch(
      16,
      20,
      (u, v) => {
        const side = u * 2 - 1;
        const angle =
          turn + twist * v + side * 1.5 * (1 - Math.min(1, open * 1.6) * 0.84 * smooth(0.4, 1, v) ** 1.5);
        const over =
          1 + 0.13 * u - 0.03 * smooth(0.85, 1, u) + (noise(side * 1.5 + grain, v * 3) - 0.5) * 0.06;
        const wide = radius(v) * over;
        return [...place(Math.cos(angle) * wide, Math.sin(angle) * wide, v * length), ...colour(side, v)];
      },
      { gloss: 0.07, trans: 1 },
    );
  }
}

/** A bud of jasmine: a pale green calyx, a slim tube, a slender body with a point. */
export function bud(scene: Scene, { at, axis, length, open = 0, tone = full }: Bud, next: Random): void {
  const [fresh, warm] = [0.24 * next(), next()];
  const colour = (side: number, t: number): Three => {
    const vein = 1 - 0.05 * Math.abs(Math.sin(side * 9)) - 0.08 * (1 - Math.abs(side)) ** 5;
    const body = mix3(young, wax, smooth(0.1, 0.4 + fresh, t));
    const tinged = mix3(body, young, 0.35 * smooth(0.84, 1, t) * (1 - open) + 0.08 * fresh);
    return times(times(scale3(tinged, vein), [1, 1 - 0.02 * warm, 1 - 0.1 * warm]), tone);
  };
  const width = 0.155 + 0.03 * next();
  const shape = { length, width, twist: 1.3 + 1.1 * next(), foot: 0.05, open };
  const place = frame(at, axis, next() * 6.3);
  wound(scene, place, shape, colour, next);
  if (open > 0)
    wound(scene, place, { ...shape, length: length * 0.86, width: width * 0.8, open: 0 }, colour, next);
  scene.turned(
    at,
    axis,
    length * 0.15,
    (t) => length * (0.06 + 0.02 * t),
    (t) => times(mix3(stem, young, 0.3 * t), tone),
    { around: 12, along: 4, gloss: 0.1, trans: 0.6, ridge: (t, angle) => 1 + 0.2 * t * Math.cos(5 * angle) },
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
