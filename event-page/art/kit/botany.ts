import { clamp, mix } from "./numbers.ts";
import type { Dot, Sheet, Stroke } from "./watercolour.ts";

/* Blades and stalks as a botanical painter lays them, stroke by stroke. */

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
