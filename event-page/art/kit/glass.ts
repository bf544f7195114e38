import { linear } from "./colour.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import type { Light } from "./picture.ts";
import { cell, cloudy, noise } from "./random.ts";

/* Leaded glass as light sees it: panes of handmade glass between strips of lead, the sky behind. */

/** A place of a window: which pane it is, its colour as light, and how far the nearest lead is. */
export interface Pane {
  id: number;
  colour: Three;
  lead: number;
}

/** Tints by name, as light: what gold, copper and cobalt make of it in the melt. */
export const tints = {
  white: linear("fff0d0"),
  gold: linear("ffb524"),
  amber: linear("e8760f"),
  ruby: linear("c20e26"),
  wine: linear("760824"),
  rose: linear("e0527c"),
  cobalt: linear("1440c8"),
  night: linear("0b2090"),
  sky: linear("3a8fe6"),
  sea: linear("0f7f9e"),
  violet: linear("4a1ea0"),
} as const;

/** How far a value lies from the nearest whole number, in its own units. */
export function fromWhole(value: number): number {
  const share = value - Math.floor(value);
  return Math.min(share, 1 - share);
}

/**
 * What comes through at a place of a window.
 * @param half half the width of a lead, in the window's own units
 * @param sky how bright the day behind is there
 */
export function lit(pane: Pane, half: number, x: number, y: number, sky: number): Three {
  const { id, colour, lead } = pane;
  // Blown glass is streaky, no two panes are as thick, and paint is rubbed over them that keeps to the leads.
  const streak = cloudy(x * 11 + id * 3.7, y * 3 + id, 11, 3) - 0.5;
  const thick = 0.5 + cell(id, 7, 3);
  const seed = smooth(0.8, 0.9, noise(x * 60, y * 60, 5)) * 0.16;
  const inner = Math.max(0, lead - half);
  const matt = 0.42 + 0.58 * smooth(0, half * 4.2, inner);
  const bright = sky * mix(0.8, 1.2, cell(id, 5, 2)) * (1 + streak * 0.9 + seed) * matt;
  const glass = (part: 0 | 1 | 2) => clamp(colour[part], 0.003) ** (0.8 + thick * 0.3) * bright;
  const round = clamp(1 - Math.abs(lead) / half);
  const metal = 0.004 + 0.02 * round * round;
  const isLead = smooth(half * 1.15, half * 0.85, lead);
  const part = (index: 0 | 1 | 2) => mix(glass(index), metal * (1 + 0.25 * colour[index]), isLead);
  return [part(0), part(1), part(2)];
}

/** Colours of a wheel: its boss, two of petals by turns, what lies between them, two of its rim by turns. */
export type WheelColours = readonly [Three, Three, Three, Three, Three, Three];

/** A wheel of panes about a centre: a boss, petals about it, and a rim; `away` in shares of its radius. */
export function wheel(
  { away, angle, radius }: { away: number; angle: number; radius: number },
  count: number,
  [boss, petal, other, ground, rim, turned]: WheelColours,
  first: number,
): Pane {
  const turn = (angle / (2 * Math.PI)) * count;
  const sector = Math.floor(turn + 0.5);
  const side = fromWhole(turn + 0.5) * ((2 * Math.PI) / count) * away * radius;
  const name = ((sector % count) + count) % count;
  if (away < 0.24) return { id: first, colour: boss, lead: (0.24 - away) * radius };
  // Petals: a pointed lens in every sector.
  const own = (turn - sector) * 2;
  const lens = 0.9 * Math.sin(Math.PI * clamp((away - 0.24) / 0.5)) ** 0.8;
  const edge = Math.min((away - 0.24) * radius, Math.abs(0.74 - away) * radius);
  if (away < 0.74) {
    const gap = (lens - Math.abs(own)) * ((Math.PI / count) * away * radius);
    if (gap > 0)
      return {
        id: first + 1 + name,
        colour: name % 2 === 0 ? petal : other,
        lead: Math.min(gap, edge + 0.004),
      };
    return { id: first + 30 + name, colour: ground, lead: Math.min(-gap, edge, side + 0.02) };
  }
  return {
    id: first + 60 + name,
    colour: name % 2 === 0 ? rim : turned,
    lead: Math.min((away - 0.74) * radius, (1 - away) * radius, side),
  };
}

/** Light blurred over `radius` points, twice. */
export function spread({ data, width, height }: Light, radius: number): Float32Array {
  const once = (from: Float32Array, step: number, count: number, lines: number, leap: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      const at = (index: number) => (line * leap + clamp(index, 0, count - 1) * step) * 4;
      const sum = [0, 0, 0];
      for (let index = -radius; index <= radius; index += 1)
        for (let part = 0; part < 3; part += 1) sum[part] += from[at(index) + part];
      for (let index = 0; index < count; index += 1) {
        for (let part = 0; part < 3; part += 1) {
          to[at(index) + part] = sum[part] / (2 * radius + 1);
          sum[part] += from[at(index + radius + 1) + part] - from[at(index - radius) + part];
        }
      }
    }
    return to;
  };
  let soft = data;
  for (let pass = 0; pass < 2; pass += 1)
    soft = once(once(soft, 1, width, height, width), width, height, width, 1);
  return soft;
}
