import { mix } from "../../kit/numbers.ts";
import { random } from "../../kit/random.ts";
import { fixed, leaf, magpie, paper, peony, placed, taken } from "./knife.ts";

/* The left half of a red sheet with a round window in it: a fret about the window, a magpie above, a peony below. */

const whole = 2 * Math.PI;
const middle = 200;

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

/** A ring of square spirals, cut away. */
function fret(inner: number, outer: number, count: number): string {
  const point = (share: number, cell: number, high: number) => {
    const angle = -Math.PI / 2 - ((cell + share) * whole) / count;
    const radius = mix(inner, outer, high);
    return `${fixed(middle + radius * Math.cos(angle))} ${fixed(middle + radius * Math.sin(angle))}`;
  };
  const cells = Array.from(
    { length: count / 2 + 1 },
    (_, cell) =>
      `M${cellWay.map(([share, high]) => point(share, cell, high)).join("L")}M${point(0, cell, 0)}L${point(0.86, cell, 0)}`,
  );
  return `<path d="${cells.join("")}" fill="none" stroke="#000" stroke-width="2.5"/>`;
}

/** 200 × 410 units, the middle of the window 200 down the right edge. */
export function roundWindow(): string {
  const next = random(17);
  const hole = (radius: number, colour: string) =>
    `<circle cx="${String(middle)}" cy="${String(middle)}" r="${String(radius)}" fill="${colour}"/>`;
  return [
    paper("M0 0H210V410H0Z"),
    // What stands open in both corners, then the ring before it.
    taken("M12 12H136L70 92L12 136Z"),
    taken("M12 264L70 308L136 398H12Z"),
    hole(196, "#fff"),
    hole(165, "#000"),
    fret(172.5, 189, 48),
    placed(magpie(), [66, 68], -34, 0.66),
    paper("M8 8H140V12H12V140H8Z"),
    placed(leaf(-8), [132, 14], 166, 0.42),
    placed(leaf(12), [62, 320], -112, 0.74),
    placed(leaf(-12), [88, 346], 14, 0.74),
    placed(leaf(10), [44, 352], 118, 0.5),
    placed(leaf(8), [40, 336], -168, 0.42),
    placed(peony(next), [61, 340], -16, 0.5),
  ].join("");
}
