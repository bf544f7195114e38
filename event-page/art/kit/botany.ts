import { clamp, mix } from "./numbers.ts";
import type { Dot, Pigment, Sheet, Stroke } from "./watercolour.ts";

/* Leaves and twigs as a botanical painter lays them, stroke by stroke. */

export type Step = readonly [x: number, y: number, angle: number];

export const off = (x: number, y: number, angle: number, away: number): Dot => [
  x + Math.cos(angle) * away,
  y + Math.sin(angle) * away,
];

export function stem(x: number, y: number, angle: number, length: number, bend: number, steps = 24): Step[] {
  let [px, py, turned] = [x, y, angle];
  return Array.from({ length: steps + 1 }, (): Step => {
    const step: Step = [px, py, turned];
    turned += bend / steps;
    px += (Math.cos(turned) * length) / steps;
    py += (Math.sin(turned) * length) / steps;
    return step;
  });
}

export function line(sheet: Sheet, steps: readonly Step[], from: number, to: number, stroke: Stroke): void {
  const side = (turn: number) =>
    steps.map(([x, y, angle], index) =>
      off(x, y, angle + turn, mix(from, to, index / (steps.length - 1)) / 2),
    );
  sheet.paint([...side(-Math.PI / 2), ...side(Math.PI / 2).reverse()], {
    tone: () => 0.75,
    lift: 0.6,
    wobble: 0.25,
    edge: 0.3,
    flow: 0.9,
    bloom: 0,
    ...stroke,
  });
}

export interface Leaf extends Stroke {
  density?: number;
  bend?: number;
  /** Where it is widest, and how blunt it is. */
  belly?: number;
  blunt?: number;
}

/** A leaf in two halves with an unpainted rib between. */
export function leaf(
  sheet: Sheet,
  [x, y, angle]: Step,
  length: number,
  width: number,
  { density = 0.8, bend, ...stroke }: Leaf,
): void {
  const bent = bend ?? (sheet.next() - 0.5) * 0.9;
  const steps = stem(x, y, angle, length, bent, 18);
  const [cos, sin] = [Math.cos(angle + bent / 2), Math.sin(angle + bent / 2)];
  for (const side of [-1, 1]) {
    const shade = side === 1 ? 0.68 : 1;
    const outer = steps.map(([px, py, turned], index) => {
      const t = index / 18;
      const notch = 1 + (index % 2 === 1 ? 0.025 : -0.025);
      const wide = width * Math.sin(Math.PI * t ** 0.72) ** 0.9 * notch;
      return off(px, py, turned + (side * Math.PI) / 2, Math.max(Number.isNaN(wide) ? 0 : wide, 0.4));
    });
    const rib = steps.map(([px, py, turned], index) =>
      off(px, py, turned + (side * Math.PI) / 2, 0.8 * (1 - index / 18)),
    );
    sheet.paint([...outer, ...rib.reverse()], {
      wobble: 0.45,
      lift: 0.75,
      edge: 0.45,
      ...stroke,
      local: (px, py) => [clamp(((px - x) * cos + (py - y) * sin) / length), 0],
      tone: (u) => density * shade * (1.15 - 0.6 * u + 0.35 * u ** 3),
    });
  }
}

/** A small leaf or petal in one stroke. */
export function blade(sheet: Sheet, [x, y, angle]: Step, length: number, width: number, options: Leaf): void {
  const { density = 0.7, bend = 0, belly = 0.8, blunt = 0.8, ...stroke } = options;
  const steps = stem(x, y, angle, length, bend, 14);
  const side = (turn: number) =>
    steps.map(([px, py, turned], index) => {
      const t = Math.min(0.999, (index / 14) * 0.985 + 0.012);
      return off(px, py, turned + turn, width * Math.sin(Math.PI * t ** belly) ** blunt);
    });
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  sheet.paint([...side(-Math.PI / 2), ...side(Math.PI / 2).reverse()], {
    local: (px, py) => [
      clamp(((px - x) * cos + (py - y) * sin) / length),
      (-(px - x) * sin + (py - y) * cos) / width,
    ],
    tone: (u) => density * (1.1 - 0.55 * u),
    wobble: 0.4,
    lift: 0.7,
    ...stroke,
  });
}

export interface Branch extends Leaf {
  leaf?: number;
  count?: number;
  stem?: Pigment;
}

export function fern(sheet: Sheet, from: Step, length: number, bend: number, options: Branch): void {
  const { density = 0.7, mix: own = 0.3, ...stroke } = options;
  const steps = stem(...from, length, bend, 30);
  line(sheet, steps, length * 0.016 + 1, 0.8, { ...stroke, tone: () => 0.8 });
  for (let index = 3; index < 30; index += index < 20 ? 2 : 1) {
    const t = index / 30;
    const [x, y, angle] = steps[index];
    const long = length * 0.24 * Math.sin(Math.PI * t ** 0.55) ** 0.9 * (0.85 + 0.25 * sheet.next()) + 4;
    for (const side of [-1, 1]) {
      const turned = angle + side * (1.2 - 0.55 * t) + (sheet.next() - 0.5) * 0.12;
      blade(sheet, [x, y, turned], long, long * 0.1 + 1.5, {
        ...stroke,
        bend: -side * 0.35,
        density: density * (0.75 + 0.5 * sheet.next()),
        mix: clamp(own + (sheet.next() - 0.5) * 0.5),
        wobble: 0.3,
        bloom: 0,
        lift: 0.5,
      });
    }
  }
}

export function eucalyptus(sheet: Sheet, from: Step, length: number, bend: number, options: Branch): void {
  const {
    density = 0.55,
    mix: own = 0.35,
    count = 9,
    leaf: size = length * 0.17,
    stem: wood,
    ...stroke
  } = options;
  const steps = stem(...from, length, bend, count * 3);
  for (let index = 3; index <= count * 3; index += 3) {
    const t = index / (count * 3);
    const [x, y, angle] = steps[index];
    for (const side of index >= count * 3 - 1 ? [0, 1, -1] : [-1, 1]) {
      const long = size * (1.12 - 0.62 * t) * (0.85 + 0.3 * sheet.next());
      const turned = angle + side * (0.9 + 0.55 * sheet.next()) * (1 - 0.4 * t);
      blade(sheet, [x, y, turned], long, long * (0.24 + 0.24 * sheet.next()), {
        ...stroke,
        belly: 0.95,
        blunt: 0.62,
        bend: (sheet.next() - 0.5) * 0.3,
        density: density * (0.55 + 0.7 * sheet.next()),
        mix: clamp(own + (sheet.next() - 0.5) * 0.7),
        lift: 0.45,
        wobble: 0.5,
      });
    }
  }
  line(sheet, steps, length * 0.014 + 1, 0.9, { a: wood ?? stroke.a, tone: () => 0.7, lift: 0 });
}

export interface Twig extends Leaf {
  stem: Pigment;
  size?: number;
  isLeafy?: boolean;
}

/** An airy branch with berries or small leaves. */
export function twig(sheet: Sheet, from: Step, length: number, bend: number, options: Twig): void {
  const { stem: wood, size = 5, isLeafy = false, density = 0.7, ...stroke } = options;
  const steps = stem(...from, length, bend);
  line(sheet, steps, 1.8, 0.7, { a: wood, tone: () => 0.7, lift: 0, wobble: 0.15 });
  for (let index = 5; index <= 24; index += 2) {
    const [x, y, angle] = steps[index];
    const side = index % 4 === 1 ? 1 : -1;
    const long = length * (0.2 - (0.1 * index) / 24) * (0.7 + 0.6 * sheet.next());
    const shoot = stem(x, y, angle + side * 0.7, long, -side * 0.5, 8);
    line(sheet, shoot, 1.1, 0.6, { a: wood, tone: () => 0.6, lift: 0, wobble: 0.1 });
    const wide = size * (0.7 + 0.6 * sheet.next());
    if (isLeafy) {
      const leafy = { ...stroke, density: 0.4 + 0.5 * sheet.next(), lift: 0.4, bloom: 0, wobble: 0.3 };
      blade(sheet, shoot[8], wide * 4, wide * 0.9, leafy);
    } else {
      blade(sheet, shoot[8], wide * 2.2, wide * 0.95, {
        ...stroke,
        belly: 1.05,
        blunt: 0.6,
        lift: 0.9,
        bloom: 0,
        wobble: 0.25,
        tone: (u, v) => density * (0.45 + 0.9 * (1 - u) + 0.35 * v),
      });
    }
  }
}

/** Splashes of the brush. */
export function splashes(
  sheet: Sheet,
  cx: number,
  cy: number,
  reach: number,
  count: number,
  stroke: Leaf,
): void {
  for (let index = 0; index < count; index += 1) {
    const angle = sheet.next() * 2 * Math.PI;
    const away = Math.sqrt(sheet.next()) * reach;
    const size = 2.4 * (0.4 + sheet.next());
    const [x, y] = off(cx, cy, angle, away);
    blade(sheet, [x - size, y, 0], size * 2, size, {
      ...stroke,
      density: (stroke.density ?? 0.6) * (0.5 + sheet.next()),
      belly: 1,
      blunt: 0.5,
      bloom: 0,
      lift: 0,
      wobble: 0.3,
      cover: 0,
    });
  }
}
