import type { Blade, FoldedLeaf } from "../../kit/folding.ts";
import { mix, smooth, type Three } from "../../kit/numbers.ts";
import { random } from "../../kit/random.ts";

/** Where rays of leaf are held, how far they reach and how far they open to both sides. */
export interface Fan {
  at: readonly [x: number, y: number];
  radius: number;
  /** Of the middle ray, from straight up. */
  turn: number;
  open: number;
  /** Where they begin, as a share of the radius. */
  from: number;
  count: number;
  /** The lowest of it above the sheet. */
  base: number;
  /** How green its ends are. */
  green: number;
  seed: number;
}

/** A place along a ray and beside it. */
function ray({ at }: Fan, angle: number, high: number): (far: number, aside: number, rise?: number) => Three {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return (far, aside, rise = 0) => [at[0] + s * far + c * aside, at[1] - c * far + s * aside, high + rise];
}

const along = (angle: number): Three => [Math.sin(angle), -Math.cos(angle), 0];

/** Those that lie behind first. */
const alternately = (count: number) =>
  Array.from({ length: count }, (_, k) => k).sort((one, other) => (one % 2) - (other % 2));

/** Blades that are folded along their rib and cut to a point: each has a lit and a shaded side. */
export function blades(leaf: FoldedLeaf, fan: Fan, width: number, shorter = 0.86): void {
  const { radius, turn, open, from, count, base, green, seed } = fan;
  const next = random(seed);
  for (const k of alternately(count)) {
    const isFront = k % 2 === 1;
    const angle = turn + mix(-open, open, k / (count - 1)) + (next() - 0.5) * 0.012;
    const long = radius * (isFront ? 1 : shorter) * (0.985 + 0.03 * next());
    const place = ray(fan, angle, base + (isFront ? 7 : 0));
    const half = width / 2;
    const [heel, neck] = [from * radius, long - width * 1.3];
    for (const way of [-1, 1]) {
      const blade: Blade = {
        green: (share) => green * (0.1 + smooth(0.6, 1.02, share)),
        ribs: 2.4,
        bow: 0.3 * way,
        seed: seed * 99 + k * 2 + way,
        grain: along(angle),
      };
      leaf.facet(
        [place(heel, 0, 6), place(long, 0, 9), place(neck, half * way, 4), place(heel, half * 0.62 * way)],
        blade,
      );
    }
  }
}

/** A strip that was folded to and fro and opened: ridges and valleys, each ridge cut to a point. */
export function pleats(leaf: FoldedLeaf, fan: Fan, point: number, high: number): void {
  const { radius, turn, open, from, count, base, green, seed } = fan;
  const next = random(seed);
  for (let k = 0; k < count; k += 1) {
    const edge = (share: number) => turn + mix(-open, open, (k + share) / count);
    const ridge = ray(fan, edge(0.5), base);
    const own = next();
    for (const way of [-1, 1]) {
      const valley = ray(fan, edge(0.5 + way / 2), base);
      leaf.facet(
        [
          ridge(from * radius, 0, high * 0.25),
          ridge(radius * (1 + point), 0, high),
          valley(radius * (1 - point * 0.4), 0),
          valley(from * radius, 0),
        ],
        {
          green: (share) => green * (0.3 * own + smooth(0.5, 1.05, share)),
          ribs: 2.9,
          bow: 0.26 * way,
          seed: seed * 99 + k * 2 + way,
          grain: along(edge(0.5)),
        },
      );
    }
  }
}

/** Strips that go out, are folded to a point and come back, one half over the other. */
export function points(leaf: FoldedLeaf, fan: Fan): void {
  const { radius, turn, open, from, count, base, green, seed } = fan;
  const spread = (open / (count - 1)) * 1.16;
  const inner = from * radius;
  for (let k = 0; k < count; k += 1) {
    const angle = turn + mix(-open, open, k / (count - 1));
    const high = base + (k % 2) * 2.8;
    const middle = ray(fan, angle, high);
    for (const way of [-1, 1]) {
      const above = way > 0 ? 1.4 : 0;
      const aside = ray(fan, angle + spread * way, high);
      const inside = ray(fan, angle + spread * 0.5 * way, high);
      const over = ray(fan, angle - spread * 0.22 * way, high);
      leaf.facet(
        [
          middle(radius, 0, 2.5),
          aside(mix(inner, radius, 0.34), 0, above),
          inside(inner, 0, above + 1),
          over(inner * 1.02, 0, above + 3.4),
        ],
        {
          green: (share, across) => green * (0.3 + 0.7 * share * across),
          ribs: 2.9,
          bow: 0.16 * way,
          seed: seed * 99 + k * 2 + way,
          grain: [
            Math.sin(angle + spread * way) - Math.cos(angle) * 0.2 * way,
            -Math.cos(angle + spread * way),
            0,
          ],
        },
      );
    }
  }
}

/** One strip wound about a rim: each turn of it lies on a slant and over the next. */
export function bound(leaf: FoldedLeaf, fan: Fan): void {
  const { radius, from, count, base, green, seed } = fan;
  const step = (2 * Math.PI) / count;
  const inner = from * radius;
  for (let k = 0; k < count; k += 1) {
    const at = (turns: number, share: number, rise: number) =>
      ray(fan, (k + turns) * step, base)(mix(inner, radius, share), 0, rise);
    for (const [near, far] of [
      [0, 0.5],
      [0.5, 1],
    ] as const)
      leaf.facet(
        [
          at(near * 1.3, near, near === 0 ? 1 : 8),
          at(far * 1.3, far, far === 1 ? 1 : 8),
          at(far * 1.3 + 1.25, far, far === 1 ? -3 : 4),
          at(near * 1.3 + 1.25, near, near === 0 ? -3 : 4),
        ],
        { green: green * (k % 2) * 0.5, ribs: 2.8, bow: 0.3, seed: seed * 99 + k },
      );
  }
}
