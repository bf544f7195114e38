import { blade, line, off, stem } from "../../kit/botany.ts";
import { clamp } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { pigment, Sheet, type Dot } from "../../kit/watercolour.ts";
import { pad } from "./lotus.ts";
import { arched } from "./petals.ts";

/* An open lotus seen from above and near, rings about it on the water. */

const rose = pigment("c2476f");
const blush = pigment("f0b9bd");
const plum = pigment("8d3360");
const pollen = pigment("e0aa24");
const amber = pigment("a8641d");
const moss = pigment("9aa548");
const ink = pigment("12181c");

export const round = (x: number, y: number, rx: number, ry: number, turn = 0): Dot[] =>
  Array.from({ length: 30 }, (_, index): Dot => {
    const angle = (index / 30) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * ry];
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });

/** The shade of what lies above, on whatever is below. */
export function shade(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  density: number,
  a = ink,
): void {
  sheet.paint(round(x, y, rx, ry), {
    a,
    tone: () => density,
    cover: 0,
    lift: 0,
    soft: Math.min(rx, ry) * 0.4,
    edge: 0,
    bloom: 0,
    grain: 0.1,
    flow: 0.2,
  });
}

/** A drop of water: dark where the light enters, bright where it gathers. */
export function drop(sheet: Sheet, x: number, y: number, size: number, on: ReturnType<typeof pigment>): void {
  shade(sheet, x + size * 0.3, y + size * 0.4, size * 1.1, size * 0.9, 0.4);
  sheet.paint(round(x, y, size, size * 0.84, 0.3), {
    a: on,
    local: (px, py) => [(px - x + (py - y)) / size, 0],
    tone: (u) => clamp(0.62 - 0.42 * u, 0.06, 1.1),
    lift: 1,
    edge: 0.5,
    bloom: 0,
    wobble: 0.15,
    flow: 0.2,
    mix: 0,
  });
  sheet.paint(round(x - size * 0.36, y - size * 0.34, size * 0.22, size * 0.16, -0.7), {
    a: on,
    tone: () => 0,
    lift: 1,
    edge: 0,
    wobble: 0.1,
    bloom: 0,
  });
}

const sun = -2.2;

function ring(
  sheet: Sheet,
  [cx, cy]: Dot,
  {
    count,
    turn,
    from,
    length,
    width,
    hidden,
  }: {
    count: number;
    turn: number;
    from: number;
    length: number;
    width: number;
    /** Up to where the ring above shades it. */
    hidden: number;
  },
): void {
  for (let step = 0; step < count; step += 1) {
    // Every other one lies over its neighbours.
    const index = step < Math.ceil(count / 2) ? step * 2 : (step - Math.ceil(count / 2)) * 2 + 1;
    const angle = turn + (index / count) * 2 * Math.PI + (sheet.next() - 0.5) * 0.1;
    const [x, y] = off(cx, cy, angle, from);
    const long = length * (0.94 + 0.12 * sheet.next());
    const bend = (sheet.next() - 0.5) * 0.3;
    const away = Math.cos(angle - sun);
    const across = Math.cos(angle + Math.PI / 2 - sun);
    const seed = sheet.strokes * 5 + 3;
    arched(
      sheet,
      { x, y, angle, length: long, width: width * (0.94 + 0.14 * sheet.next()), bend, belly: 1.35 },
      [rose, blush],
      (u, v) => {
        const vein = noise(v * 7 + 30, u * 1.1, seed) - 0.5;
        const fine = noise(v * 20 + 7, u * 1.5, seed + 1) - 0.5;
        const tip = 0.95 * u ** 3.2;
        const under = 0.42 * Math.exp(-((clamp(u - hidden, 0, 1) / 0.16) ** 2)) * (hidden > 0 ? 1 : 0.3);
        const hollow = 0.2 * Math.exp(-v * v * 6) * (1 - u) ** 0.5;
        const light = -0.2 * v * across + 0.07 * away;
        const side = 0.1 * Math.abs(v) ** 3;
        return Math.max(
          0.03,
          0.02 + tip + under + hollow + light + side + (vein * 0.34 + fine * 0.3) * (0.3 + u * 0.8),
        );
      },
    );
  }
}

/** The seed pod from above, in its stamens. */
function heart(sheet: Sheet, x: number, y: number, size: number): void {
  for (let index = 0; index < 90; index += 1) {
    const angle = sheet.next() * 2 * Math.PI;
    const long = size * (0.5 + 0.5 * sheet.next());
    const from = off(x, y, angle, size * 0.85);
    const bend = (sheet.next() - 0.5) * 0.9;
    const steps = stem(...from, angle, long, bend, 6);
    line(sheet, steps, 2.6, 1.8, { a: pollen, b: amber, tone: () => 0.75, lift: 0.6, wobble: 0.15 });
    blade(sheet, steps[6], size * 0.17, size * 0.055, {
      a: amber,
      b: pollen,
      density: 0.95,
      lift: 0.7,
      bloom: 0,
      wobble: 0.1,
    });
  }
  sheet.paint(round(x, y, size, size * 0.96), {
    a: pollen,
    b: moss,
    mix: 0.5,
    mixVary: 0.6,
    local: (px, py) => [Math.hypot(px - x, py - y) / size, (px - x + py - y) / size],
    tone: (u, v) => 0.62 + 0.22 * v + 0.35 * u ** 6,
    lift: 1,
    halo: 1.6,
    wobble: 0.35,
    edge: 0.7,
  });
  const seeds = [
    [0, 0, 1],
    ...[6, 11].flatMap((many, ring) =>
      Array.from({ length: many }, (_, index) => [index / many + ring * 0.05, ring + 1, 1]),
    ),
  ];
  for (const [at, away] of seeds) {
    const [sx, sy] = off(x, y, at * 2 * Math.PI, away * size * 0.37);
    sheet.paint(round(sx, sy, size * 0.105, size * 0.09), {
      a: amber,
      b: moss,
      mix: 0.2,
      tone: () => 1,
      lift: 0.4,
      wobble: 0.2,
      bloom: 0,
    });
    sheet.paint(round(sx + 1, sy + 2, size * 0.055, size * 0.05), {
      a: moss,
      tone: () => 0.5,
      lift: 0.9,
      wobble: 0.1,
      bloom: 0,
    });
  }
}

/** Broken rings of light on the water. */
function ripples(sheet: Sheet, [cx, cy]: Dot, radii: readonly number[]): void {
  for (const [index, radius] of radii.entries()) {
    let angle = Math.PI * 0.7;
    while (angle < Math.PI * 1.85) {
      const part = 0.12 + 0.4 * sheet.next();
      const way = radius * (0.985 + 0.03 * sheet.next());
      const [x, y] = off(cx, cy, angle, way);
      const steps = stem(x, y, angle + Math.PI / 2, way * part, part, 18);
      const thick = 3 + 6 * sheet.next();
      const side = (turn: number) =>
        steps.map(([px, py, turned], at) =>
          off(px, py, turned + turn, (thick / 2) * Math.sin((Math.PI * (at + 0.2)) / 18.4)),
        );
      sheet.paint([...side(-Math.PI / 2), ...side(Math.PI / 2).reverse()], {
        a: blush,
        tone: () => 0.3,
        lift: 0,
        cover: 0.85 - index * 0.14,
        wobble: 0.3,
        edge: 0,
        bloom: 0,
      });
      angle += part + 0.04 + 0.3 * sheet.next();
    }
  }
}

/** 720 × 660; what lies beyond its right and lower edge is not seen. */
export function near(): Sheet {
  const sheet = new Sheet(720, 660, 52);
  const middle: Dot = [496, 452];
  ripples(sheet, middle, [428, 462, 510, 570]);
  shade(sheet, 60, 600, 150, 120, 0.5);
  pad(sheet, 66, 590, 150, 0.92, 5.4);
  pad(sheet, 700, 150, 116, 0.9, 2.6);
  for (const [x, y, size] of [
    [60, 560, 13],
    [110, 625, 8],
    [28, 620, 7],
    [690, 108, 9],
  ] as const)
    drop(sheet, x, y, size, pigment("2f6a68"));
  shade(sheet, middle[0] - 10, middle[1] + 22, 400, 390, 0.75);
  const [x, y] = middle;
  ring(sheet, middle, { count: 13, turn: 0.1, from: 40, length: 392, width: 84, hidden: 0.62 });
  shade(sheet, x + 10, y + 16, 330, 330, 0.3, plum);
  ring(sheet, middle, { count: 11, turn: 0.42, from: 36, length: 308, width: 78, hidden: 0.5 });
  shade(sheet, x + 8, y + 12, 236, 236, 0.34, plum);
  ring(sheet, middle, { count: 9, turn: 0.2, from: 30, length: 212, width: 64, hidden: 0.36 });
  shade(sheet, x + 4, y + 6, 112, 112, 0.3, plum);
  heart(sheet, x, y, 56);
  drop(sheet, 262, 296, 9, plum);
  drop(sheet, 286, 326, 5, plum);
  return sheet;
}
