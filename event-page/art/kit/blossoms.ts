import { blade, off, type Step } from "./botany.ts";
import { clamp, smooth } from "./numbers.ts";
import { noise } from "./random.ts";
import type { Dot, Pigment, Sheet } from "./watercolour.ts";

/* Roses and jasmine in watercolour. */

export interface Rose {
  a: Pigment;
  b: Pigment;
  deep: Pigment;
  density: number;
  mix: number;
  /** How round it is seen. */
  tilt?: number;
  heart?: number;
}

/** Of each ring of petals: how many, from and to which share of the radius, half their width, light and dark. */
const rings = [
  [6, 0.16, 1, 0.74, 0.1, 0.5],
  [5, 0.14, 0.8, 0.76, 0.14, 0.62],
  [5, 0.1, 0.6, 0.8, 0.2, 0.78],
  [4, 0.06, 0.43, 0.92, 0.28, 0.98],
  [3, 0.02, 0.28, 1.15, 0.4, 1.15],
  [2, 0, 0.16, 1.5, 0.7, 1.3],
] as const;

/** A garden rose, painted from outside in; each petal leaves a thin gap. */
export function rose(sheet: Sheet, cx: number, cy: number, radius: number, turn: number, flower: Rose): void {
  const { tilt = 0.86 } = flower;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = (ox: number, oy: number, away: number, angle: number): Dot => {
    const [lx, ly] = [Math.cos(angle) * away, Math.sin(angle) * away * tilt];
    return [cx + ox + lx * cos - ly * sin, cy + oy + lx * sin + ly * cos];
  };
  let start = sheet.next() * 6;
  rings.forEach(([count, inner, outer, wide, light, dark], ring) => {
    const [ox, oy] = [sin * radius * 0.035 * ring, -cos * radius * 0.035 * ring];
    start += 0.6 + sheet.next() * 0.5;
    const order = Array.from({ length: count }, (_, index) => ({ index, rank: sheet.next() }));
    for (const { index } of order.sort((one, other) => one.rank - other.rank)) {
      const angle = start + (index * 2 * Math.PI) / count + (sheet.next() - 0.5) * 0.28;
      const to = radius * outer * (0.92 + 0.16 * sheet.next());
      const from = radius * inner;
      const half = wide * (0.9 + 0.25 * sheet.next());
      const phase = sheet.next() * 9;
      const lip = (t: number) =>
        to *
        (1 -
          0.3 * Math.abs(t) ** 3.4 -
          0.05 * Math.exp(-t * t * 22) +
          0.05 * Math.sin(t * 5 + phase) * (ring < 3 ? 1 : 0.4));
      const rim = Array.from({ length: 23 }, (_, step) => (step / 22) * 2 - 1);
      const foot = Array.from({ length: 12 }, (_, step) => 1 - (step / 11) * 2);
      const outline = [
        ...rim.map((t) => place(ox, oy, lip(t), angle + t * half)),
        ...foot.map((t) =>
          place(
            ox,
            oy,
            from + (to - from) * 0.18 * (1 - t * t) * (ring > 2 ? 1.6 : 0),
            angle + t * half * 0.8,
          ),
        ),
      ];
      const facing = Math.cos(angle + turn + 2.3);
      const strength = flower.density * (1 - 0.34 * facing) * (0.72 + 0.56 * sheet.next());
      const seed = sheet.strokes * 3;
      sheet.paint(outline, {
        a: flower.a,
        b: flower.b,
        mix: flower.mix + (ring > 3 ? -0.2 : 0),
        mixVary: 0.9,
        halo: ring < 4 ? 1.7 : 1,
        lift: 0.94,
        edge: 0.55,
        grain: 0.42,
        bloom: ring < 2 ? 0.5 : 0.2,
        wobble: 0.8 - ring * 0.08,
        flow: 0.8,
        local: (px, py) => {
          const [dx, dy] = [px - cx - ox, py - cy - oy];
          const [lx, ly] = [dx * cos + dy * sin, (-dx * sin + dy * cos) / tilt];
          const away = Math.atan2(ly, lx) - angle;
          const folded = away - Math.round(away / (2 * Math.PI)) * 2 * Math.PI;
          return [clamp((Math.hypot(lx, ly) - from) / (to - from)), folded / half];
        },
        tone: (u, t) => {
          const shade = light + (dark - light) * (1 - u) ** 1.7;
          const edge = 0.16 * Math.exp(-(((u - 0.76) / 0.05) ** 2)) - 0.1 * smooth(0.8, 0.92, u);
          const streak = 0.2 * (noise(t * 9 + 40, u * 1.5, seed) - 0.5) * (1 - u * 0.4);
          const sides = 0.14 * Math.abs(t) ** 3;
          return strength * Math.max(0.045, shade + edge * (ring < 4 ? 1 : 0.3) + streak + sides);
        },
      });
    }
  });
  for (let index = 0; index < 4; index += 1) {
    const angle = start + index * 1.7;
    const [x, y] = place(sin * radius * 0.17, -cos * radius * 0.17, radius * (0.03 + 0.025 * index), angle);
    blade(sheet, [x, y, angle + turn + 1.5], radius * (0.13 + 0.03 * index), radius * 0.018 + 0.5, {
      a: flower.deep,
      density: flower.heart ?? 0.42,
      bend: 1.5,
      lift: 0,
      bloom: 0,
      wobble: 1.2,
      soft: 2.4,
      edge: 0,
    });
  }
}

export interface White {
  shade: Pigment;
  other: Pigment;
  core: Pigment;
  green: Pigment;
}

/** Jasmine: white petals made by their shades alone. */
export function jasmine(
  sheet: Sheet,
  cx: number,
  cy: number,
  radius: number,
  turn: number,
  white: White,
): void {
  const order = Array.from({ length: 7 }, (_, index) => ({ index, rank: sheet.next() }));
  for (const { index } of order.sort((one, other) => one.rank - other.rank)) {
    const angle = (index * 2 * Math.PI) / 7 + (sheet.next() - 0.5) * 0.25;
    const long = radius * (0.9 + 0.2 * sheet.next());
    const [ax, ay] = [Math.cos(angle), Math.sin(angle) * 0.82];
    const seen = Math.atan2(
      ax * Math.sin(turn) + ay * Math.cos(turn),
      ax * Math.cos(turn) - ay * Math.sin(turn),
    );
    const dark = 0.5 + 0.5 * Math.cos(seen - 0.9);
    blade(sheet, [cx, cy, seen], long * Math.hypot(ax, ay), radius * 0.27, {
      a: white.shade,
      b: white.other,
      mix: 0.4,
      belly: 1.15,
      blunt: 0.72,
      bend: (sheet.next() - 0.5) * 0.3,
      lift: 1,
      halo: 1.2,
      edge: 0.34,
      grain: 0.25,
      bloom: 0,
      wobble: 0.35,
      tone: (u, v) =>
        0.05 +
        0.2 * dark * (1 - u) ** 1.2 +
        0.5 * Math.exp(-u * 7) +
        0.12 * dark * Math.max(0, v) +
        0.1 * Math.exp(-v * v * 40) * (1 - u),
    });
  }
  blade(sheet, [cx - radius * 0.06, cy, 0], radius * 0.14, radius * 0.07, {
    a: white.core,
    density: 1,
    lift: 0.6,
    bloom: 0,
    wobble: 0.2,
  });
}

export function bud(sheet: Sheet, [x, y, angle]: Step, length: number, white: White): void {
  blade(sheet, [x, y, angle], length, length * 0.23, {
    a: white.shade,
    b: white.other,
    lift: 1,
    halo: 1,
    edge: 0.4,
    bloom: 0,
    wobble: 0.3,
    belly: 1.1,
    tone: (u, v) => 0.06 + 0.3 * Math.max(0, v * 0.8 + 0.2) * (1 - u * 0.5) + 0.3 * Math.exp(-u * 6),
  });
  for (const turn of [-0.5, 0, 0.5]) {
    const [fx, fy] = off(x, y, angle, -length * 0.1);
    blade(sheet, [fx, fy, angle + turn], length * 0.34, length * 0.07, {
      a: white.green,
      density: 0.9,
      lift: 0.5,
      bloom: 0,
      wobble: 0.2,
    });
  }
}
