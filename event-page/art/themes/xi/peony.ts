import type { Carving } from "../../kit/carving.ts";
import { mix } from "../../kit/numbers.ts";
import type { Random } from "../../kit/random.ts";

/* Peonies and the fret of a round gate, as data for `chased`: flowers and lines alone, no beast, no letter. */

const whole = 2 * Math.PI;

/** A full peony: wide petals that stand closer towards the heart, some of them rolled in. */
export function peony(
  carving: Carving,
  next: Random,
  x: number,
  y: number,
  radius: number,
  turn = 0,
): string {
  let shape = "";
  for (const [count, reach, wide, tip] of [
    [9, 1, 0.34, 0.5],
    [8, 0.82, 0.32, 0.46],
    [7, 0.63, 0.28, 0.44],
    [6, 0.45, 0.22, 0.44],
    [5, 0.28, 0.15, 0.46],
  ]) {
    const start = turn + reach * 5.3;
    for (let petal = 0; petal < count; petal += 1) {
      const angle = start + (petal * whole) / count + (next() - 0.5) * 0.16;
      const long = radius * reach * mix(0.9, 1.06, next());
      shape += carving.finger(
        x,
        y,
        angle,
        long,
        radius * wide * mix(0.92, 1.1, next()),
        (next() - 0.5) * 0.5,
        {
          lines: reach > 0.5 ? 4 : 2,
          vein: 0.35,
          gap: 0.55,
          tip,
          bend: 1.1,
        },
      );
    }
  }
  const seeds = Array.from({ length: 7 }, (_, k) =>
    carving.disc(
      x + radius * 0.08 * Math.cos(k * 2.4),
      y + radius * 0.08 * Math.sin(k * 2.4),
      radius * 0.03,
      255,
      0.5,
    ),
  );
  return shape + seeds.join("");
}

/** A bud in its sepals, towards `angle`. */
export function bud(carving: Carving, x: number, y: number, angle: number, size: number): string {
  const petals = [-0.34, 0.34, 0].map((lean) =>
    carving.finger(x, y, angle + lean, size, size * 0.3, -lean * 0.8, {
      lines: 3,
      vein: 0.4,
      tip: 0.5,
      isOgee: true,
    }),
  );
  const sepals = [-0.7, 0.7].map((lean) =>
    carving.finger(x, y, angle + lean, size * 0.62, size * 0.13, -lean * 0.6, { vein: 0.5 }),
  );
  return petals.join("") + sepals.join("");
}

/** A leaf of three lobes, as peonies have. */
export function threefold(
  carving: Carving,
  x: number,
  y: number,
  angle: number,
  length: number,
  curl = 0.3,
): string {
  return [-0.62, 0.62, 0]
    .map((lean) =>
      carving.finger(
        x,
        y,
        angle + lean,
        length * (lean === 0 ? 1 : 0.74),
        length * 0.15,
        curl * (lean === 0 ? 1 : 0.4),
        {
          lines: 3,
          vein: 0.5,
          tip: 0.66,
        },
      ),
    )
    .join("");
}

const fixed = (value: number) => value.toFixed(2);

/** One cell of a fret: shares of its width and of its height. */
const cellWay: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [0.78, 1],
  [0.78, 0.3],
  [0.3, 0.3],
  [0.3, 0.68],
  [0.54, 0.68],
];

/** A straight fret between two lines, cells as wide as `cell`, that runs off both sides. */
export function fretBand(carving: Carving, cell: number): void {
  const line = (d: string, width: number, high: number) => {
    carving.add(
      `<path d="M${d}" fill="none" stroke="rgb(255,${String(high)},150)" stroke-width="${String(width)}"/>`,
    );
  };
  const point = ([x, y]: readonly [number, number]) => `${fixed(x * cell)} ${fixed(24 - y * 16)}`;
  for (let index = -1; index <= carving.width / cell; index += 1)
    line(cellWay.map(([share, high]) => point([index + share, high])).join("L"), 2.3, 190);
  for (const [y, width, high] of [
    [24, 2.3, 190],
    [2.5, 2.6, 255],
    [28.5, 2.6, 255],
  ])
    line(`-9 ${String(y)}H${String(carving.width + 9)}`, width, high);
}

/** A ring of square spirals between two lines; the middle of the gate at (x, y). */
export function fretRing(
  carving: Carving,
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
): void {
  const point = (share: number, cell: number, high: number) => {
    const angle = -Math.PI / 2 - ((cell + share) * whole) / count;
    const radius = mix(inner + 7, outer - 9, high);
    return `${fixed(x + radius * Math.cos(angle))} ${fixed(y + radius * Math.sin(angle))}`;
  };
  const line = (d: string, width: number, high: number) => {
    carving.add(
      `<path d="${d}" fill="none" stroke="rgb(255,${String(high)},150)" stroke-width="${String(width)}" stroke-linejoin="miter"/>`,
    );
  };
  for (let cell = 0; cell < count; cell += 1) {
    line(
      `M${cellWay.map(([share, high]) => point(share, cell, high)).join("L")}`,
      2.3,
      170 + (cell % 2) * 40,
    );
    line(`M${point(0, cell, 0)}L${point(0.5, cell, 0)}L${point(1, cell, 0)}`, 2.3, 190);
  }
  const circle = (radius: number) =>
    `M${fixed(x - radius)} ${fixed(y)}A${fixed(radius)} ${fixed(radius)} 0 0 1 ${fixed(x + radius)} ${fixed(y)}A${fixed(radius)} ${fixed(radius)} 0 0 1 ${fixed(x - radius)} ${fixed(y)}`;
  line(circle(outer - 1.6), 3.2, 255);
  line(circle(inner + 1.8), 3.6, 255);
}
