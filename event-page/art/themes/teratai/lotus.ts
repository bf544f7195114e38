import { blade, line, off, splashes, stem } from "../../kit/botany.ts";
import { clamp, mix } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { pigment, Sheet, type Dot, type Pigment } from "../../kit/watercolour.ts";

/* A lotus, its bud and its leaves on the water, wet in wet. */

const rose = pigment("c2476f");
const coral = pigment("e58a7d");
const blush = pigment("f0b9bd");
const plum = pigment("7d2a55");
const pollen = pigment("d9a31f");
const amber = pigment("a8641d");
const sage = pigment("6f9476");
const teal = pigment("2f6a68");

interface Petal {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  bend?: number;
  /** 0: its pale inner side is seen; 1: its veined outer side. */
  back: number;
  strength?: number;
}

/** Colour gathers at the tip and in fine veins; the foot stays nearly white. */
function petal(sheet: Sheet, one: Petal): void {
  const { x, y, angle, length, width, bend = 0, back, strength = 1 } = one;
  const seed = sheet.strokes * 5 + 3;
  blade(sheet, [x, y, angle], length, width, {
    a: rose,
    b: back > 0.5 ? coral : blush,
    mix: 0.45,
    mixVary: 0.9,
    bend,
    belly: 1.3,
    blunt: 0.8,
    halo: 1.5,
    lift: 0.97,
    edge: 0.42,
    grain: 0.35,
    bloom: 0.4,
    wobble: 0.55,
    flow: 0.75,
    tone: (u, v) => {
      const vein = noise(v * 7 + 30, u * 1.2, seed) - 0.5;
      const fine = noise(v * 19 + 7, u * 1.6, seed + 1) - 0.5;
      const tip = mix(0.62, 0.92, back) * u ** 2.6;
      const side = 0.14 * Math.abs(v) ** 2.5 + 0.1 * clamp(v) * back;
      const hollow = (1 - back) * 0.2 * Math.exp(-v * v * 5) * (1 - u) ** 0.6;
      return strength * (0.07 + tip + side + hollow + (vein * 0.34 + fine * 0.2) * (0.3 + u * 0.8));
    },
  });
}

/** An open flower whose foot stands at (x, y); `size` is its reach. */
export function lotus(sheet: Sheet, x: number, y: number, size: number): void {
  const up = -Math.PI / 2;
  const fan = (
    angles: readonly number[],
    foot: number,
    long: number,
    wide: number,
    back: number,
    strength: number,
  ) => {
    const order = [...angles].sort((one, other) => Math.abs(other) - Math.abs(one));
    for (const angle of order) {
      const lean = angle * 0.9;
      petal(sheet, {
        x: x + Math.sin(angle) * size * 0.1,
        y: y + foot * size,
        angle: up + lean + (sheet.next() - 0.5) * 0.06,
        length: size * long * (0.95 + 0.1 * sheet.next()),
        width: size * wide * (0.92 + 0.16 * sheet.next()) * (1 - 0.18 * Math.abs(Math.sin(angle))),
        bend: -angle * 0.36,
        back,
        strength,
      });
    }
  };
  // The outermost lie open, nearly on the water.
  fan([-1.75, 1.72, -1.4, 1.38], -0.02, 0.98, 0.17, 0.85, 0.85);
  fan([-0.92, 0.95, -0.5, 0.46, 0.02], -0.06, 0.96, 0.2, 0.1, 0.8);
  fan([-1.16, 1.2], -0.02, 0.98, 0.2, 0.6, 0.95);
  fan([-0.72, 0.7, -0.26, 0.24], -0.04, 0.84, 0.19, 0.05, 0.95);
  heart(sheet, x, y - size * 0.4, size * 0.17);
  fan([-0.98, 1], 0.02, 0.8, 0.2, 1, 1);
  fan([-0.52, 0.56], 0.05, 0.66, 0.2, 1, 1.05);
  fan([0.03], 0.07, 0.52, 0.21, 1, 1.1);
}

/** The seed pod in its ring of stamens. */
function heart(sheet: Sheet, x: number, y: number, size: number): void {
  for (let index = 0; index < 46; index += 1) {
    const angle = -Math.PI / 2 + (sheet.next() - 0.5) * 3.4;
    const from = off(x, y + size * 0.5, angle, size * 0.35);
    const long = size * (0.75 + 0.6 * sheet.next());
    line(sheet, stem(...from, angle, long, (sheet.next() - 0.5) * 0.7, 6), 1.6, 1, {
      a: pollen,
      b: amber,
      tone: () => 0.8,
      lift: 0.5,
      wobble: 0.15,
    });
    const [px, py] = off(...from, angle, long);
    blade(sheet, [px, py, angle], size * 0.13, size * 0.04, {
      a: amber,
      density: 0.9,
      lift: 0.4,
      bloom: 0,
      wobble: 0.1,
    });
  }
  const round = (cx: number, cy: number, rx: number, ry: number): Dot[] =>
    Array.from({ length: 26 }, (_, index): Dot => {
      const angle = (index / 26) * 2 * Math.PI;
      return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
    });
  sheet.paint(round(x, y + size * 0.1, size * 0.62, size * 0.34), {
    a: pollen,
    b: sage,
    mix: 0.55,
    tone: () => 0.75,
    lift: 1,
    halo: 1,
    wobble: 0.3,
  });
  for (const [dx, dy] of [
    [0, 0],
    [-0.32, 0.02],
    [0.32, 0.03],
    [-0.16, -0.14],
    [0.17, -0.13],
    [-0.15, 0.16],
    [0.18, 0.17],
  ] as const)
    sheet.paint(round(x + dx * size, y + size * (0.08 + dy), size * 0.06, size * 0.045), {
      a: amber,
      tone: () => 0.8,
      lift: 0.3,
      wobble: 0.15,
      bloom: 0,
    });
}

/** A leaf that lies on the water, seen from the side: its notch, its veins, its turned-up edge. */
export function pad(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  flat: number,
  turn: number,
  [a, b]: readonly [Pigment, Pigment] = [teal, sage],
): void {
  const count = 44;
  const seed = sheet.strokes * 7 + 1;
  const rim = (angle: number, share = 1): Dot => {
    const ripple = 1 + 0.05 * Math.sin(angle * 5 + turn * 3) + 0.03 * Math.sin(angle * 11 + seed);
    return [x + Math.cos(angle) * size * ripple * share, y + Math.sin(angle) * size * flat * ripple * share];
  };
  const outline = Array.from({ length: count }, (_, index) =>
    rim(turn + 0.16 + (index / (count - 1)) * (2 * Math.PI - 0.32)),
  );
  sheet.paint([...outline, [x + Math.cos(turn) * size * 0.08, y + Math.sin(turn) * size * flat * 0.08]], {
    a,
    b,
    mix: 0.45,
    mixVary: 1,
    halo: 1.4,
    lift: 0.96,
    edge: 0.5,
    grain: 0.4,
    bloom: 0.8,
    wobble: 0.8,
    flow: 0.9,
    local: (px, py) => [
      clamp(Math.hypot(px - x, (py - y) / flat) / size),
      Math.atan2((py - y) / flat, px - x),
    ],
    tone: (u, v) => {
      const ray = Math.abs(Math.sin(v * 5.5 + seed));
      const vein = Math.exp(-((ray / 0.12) ** 2)) * (0.35 + 0.65 * u) * 0.24;
      const light = 0.26 * Math.cos(v + 2.2);
      return Math.max(0.16, 0.62 + light + 0.22 * u ** 6 - vein - 0.26 * Math.exp(-((u / 0.16) ** 2)));
    },
  });
}

/** A closed bud on its stalk. */
export function bud(sheet: Sheet, x: number, y: number, height: number, lean: number, size: number): void {
  const steps = stem(x, y, -Math.PI / 2 + lean, height, -lean * 0.9, 24);
  line(sheet, steps, size * 0.09, size * 0.07, {
    a: teal,
    b: sage,
    mix: 0.5,
    tone: () => 0.85,
    lift: 1,
    halo: 0.8,
  });
  const [px, py, angle] = steps[24];
  const at = (turn: number, long: number, wide: number, bend: number, back: number) => {
    petal(sheet, {
      x: px,
      y: py,
      angle: angle + turn,
      length: size * long,
      width: size * wide,
      bend,
      back,
      strength: 1.1,
    });
  };
  at(-0.3, 0.92, 0.2, 0.35, 0.6);
  at(0.3, 0.92, 0.2, -0.35, 0.6);
  at(0, 1, 0.25, 0, 1);
  at(-0.24, 0.7, 0.16, 0.3, 1);
}

/** A flower among leaves, 760 × 620, its foot at 500. */
export function flower(): Sheet {
  const sheet = new Sheet(760, 620, 21);
  pad(sheet, 150, 512, 130, 0.34, 2.6);
  pad(sheet, 600, 500, 150, 0.32, 0.4);
  pad(sheet, 420, 556, 160, 0.3, 1.4);
  bud(sheet, 640, 480, 210, 0.16, 130);
  lotus(sheet, 360, 500, 350);
  pad(sheet, 250, 574, 128, 0.28, 4.4);
  splashes(sheet, 380, 300, 300, 26, { a: rose, b: plum, mix: 0.2, density: 0.4 });
  return sheet;
}

/** Leaves alone, with a bud: 640 × 420. */
export function leaves(): Sheet {
  const sheet = new Sheet(640, 420, 8);
  pad(sheet, 160, 310, 150, 0.36, 3.4);
  bud(sheet, 300, 330, 190, -0.2, 100);
  pad(sheet, 400, 320, 170, 0.34, 0.8);
  pad(sheet, 270, 372, 120, 0.32, 5);
  splashes(sheet, 300, 220, 240, 16, { a: sage, b: teal, density: 0.35 });
  return sheet;
}

/** One petal that fell: 150 × 90. */
export function fallen(): Sheet {
  const sheet = new Sheet(150, 90, 4);
  petal(sheet, { x: 16, y: 52, angle: -0.16, length: 122, width: 27, bend: 0.3, back: 0.35, strength: 1.1 });
  return sheet;
}
