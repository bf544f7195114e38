import type { Corner, Easel } from "./easel.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { steps } from "./petals.ts";
import { noise, type Random } from "./random.ts";

/* Leaves and stalks of a garden, in the round for an easel. Lengths are in points of the easel. */

/** A frond: leaflets in pairs, smaller towards its tip. */
export function frond(
  easel: Easel,
  { at, angle, bend = 0, length, width, lift = 0.05, paint, tone = 1 }: Leaf,
  next: Random,
): void {
  const pairs = 19;
  let [x, y, turned] = [at[0], at[1], angle];
  const spine: Three[] = [];
  for (let step = 0; step <= pairs; step += 1) {
    const t = step / pairs;
    const z = at[2] + lift * length * Math.sin(Math.PI * t * 0.8);
    spine.push([x, y, z]);
    const long = width * Math.sin(Math.PI * mix(0.12, 0.985, t) ** 0.8) ** 0.8;
    for (const side of [-1, 1])
      if (step > 0)
        leaf(
          easel,
          {
            at: [x, y, z - 2 + step * 0.4],
            angle: turned + side * (1.22 - 0.5 * t),
            bend: -side * 0.5,
            length: long * (0.92 + 0.16 * next()),
            width: long * 0.13 + length * 0.006,
            lift: 0.12 * (next() - 0.3),
            roll: side * (0.2 + 0.3 * next()),
            paint,
            saw: 0.16,
            tone: tone * (0.85 + 0.3 * next()),
          },
          next,
        );
    turned += bend / pairs;
    x += (Math.cos(turned) * length) / pairs;
    y += (Math.sin(turned) * length) / pairs;
  }
  stalk(easel, spine, [length * 0.011, length * 0.003], paint);
}

export interface Leaf {
  at: Three;
  angle: number;
  bend?: number;
  length: number;
  width: number;
  /** How far it rises from its foot, and how it is turned about its rib. */
  lift?: number;
  roll?: number;
  paint: number;
  saw?: number;
  tone?: number;
}

/** A leaf with its rib, veins between which it swells, and a sawn rim. */
export function leaf(easel: Easel, shape: Leaf, next: Random): void {
  const { at, angle, bend = 0, length, width, lift = 0.1, roll = 0, paint, saw = 0.03, tone = 1 } = shape;
  const spine: [number, number, number][] = [[at[0], at[1], angle]];
  for (let step = 1; step <= steps; step += 1) {
    const [x, y] = spine[step - 1];
    const turned = angle + bend * ((step - 0.5) / steps);
    spine.push([x + (length / steps) * Math.cos(turned), y + (length / steps) * Math.sin(turned), turned]);
  }
  const pairs = clamp(length / 26, 5, 11);
  const [seed, drop] = [next() * 90, 0.9 + 0.4 * next()];
  easel.sheet(22, Math.round(clamp(length / 3, 30, 120)), paint, (u01, v): Corner => {
    const side = u01 * 2 - 1;
    const index = Math.min(steps - 1e-6, v * steps);
    const step = Math.floor(index);
    const share = index - step;
    const [one, two] = [spine[step], spine[step + 1]];
    const turned = mix(one[2], two[2], share);
    const teeth = 1 + saw * (((v * pairs * 3) % 1) - 0.5) * 2 * smooth(0.1, 0.2, v);
    const half =
      width * Math.sin(Math.PI * mix(0.02, 0.995, v) ** 0.86) ** 0.9 * mix(1, teeth, Math.abs(side) ** 4);
    const q = v * pairs - Math.abs(side) * 0.9 + (side > 0 ? 0.5 : 0);
    const near = Math.abs(q - Math.round(q));
    const rib = Math.exp(-((side / 0.05) ** 2));
    const vein = Math.exp(-((near / 0.07) ** 2)) * (1 - Math.abs(side) ** 2);
    const across = side * half * Math.cos(roll);
    const high =
      lift * length * Math.sin(Math.PI * v * drop * 0.8) +
      Math.abs(side) * half * 0.42 -
      half * 0.2 * side * side +
      half * 0.1 * Math.cos(near * Math.PI * 2) * 0.5 +
      (noise(v * 4 + seed, side * 1.4, 6) - 0.5) * half * 0.5 * Math.abs(side) +
      side * half * Math.sin(roll);
    return [
      mix(one[0], two[0], share) - across * Math.sin(turned),
      mix(one[1], two[1], share) + across * Math.cos(turned),
      at[2] + high,
      tone * (1 + 0.3 * rib + 0.16 * vein),
      clamp(0.3 + 0.5 * rib + 0.3 * vein + 0.5 * (noise(v * 3 + seed, side * 2, 9) - 0.5)),
    ];
  });
}

/** A stalk along points in the round; `lit` is its tone from foot to end. */
export function stalk(
  easel: Easel,
  points: readonly Three[],
  [thick, thin]: readonly [number, number],
  paint: number,
  lit: readonly [number, number] = [0.95, 0.95],
): void {
  const last = points.length - 1;
  const at = (t: number): Three => {
    const place = clamp(t) * last;
    const i = Math.min(last - 1, Math.floor(place));
    const f = place - i;
    const point = (index: number) => points[clamp(index, 0, last)];
    const spline = (part: 0 | 1 | 2) => {
      const [a, b, c, d] = [point(i - 1)[part], point(i)[part], point(i + 1)[part], point(i + 2)[part]];
      return (
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
      );
    };
    return [spline(0), spline(1), spline(2)];
  };
  easel.sheet(12, last * 14, paint, (u, v): Corner => {
    const [x, y, z] = at(v);
    const [bx, by] = at(v - 0.01);
    const [ax, ay] = at(v + 0.01);
    const turned = Math.atan2(ay - by, ax - bx);
    const radius = mix(thick, thin, v);
    const off = -Math.cos(u * Math.PI) * radius;
    return [
      x - off * Math.sin(turned),
      y + off * Math.cos(turned),
      z + Math.sin(u * Math.PI) * radius,
      mix(lit[0], lit[1], smooth(0, 1, v)) + 0.2 * (noise(v * 30, u * 3, 4) - 0.5),
      noise(v * 5, u * 2, 3),
    ];
  });
}
