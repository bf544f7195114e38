import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, painted } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";

/*
 * An arch of sandstone in 390 units, seen from the shade before it: its opening is 316 wide, its tip at 62, its sides upright
 * from 242. Stones of two beds, no two alike: each has its tone, its layers, its mason, some have a shell.
 */

const half = 158;
const round = 182;
const tip = 62;
export const spring = tip + Math.sqrt(round ** 2 - (round - half) ** 2);
const ring = 38;
/** How much of the arch's thickness is seen. */
const deep = 17;
/** After how much the upright stones repeat: ten of them. */
export const period = 240;

const pale = ["f7e8c9", "ecd3a2", "faf0da", "e6c993", "f3e0b8", "e8cfa2", "f8e2b4"].map(rgb);
const warm = ["c98a5a", "b06c42", "d8a273", "bd7a4c", "a35f3c", "cf9566", "c27a55"].map(rgb);
const walls = ["e6cc9c", "efdab0", "dcbf8c", "f1e1bd", "e3c795"].map(rgb);

function oneOf(colours: readonly Three[], id: number): Three {
  return colours[Math.floor(cell(id, 3, 7) * colours.length)] ?? colours[0];
}

/** What a stone's face shows, about 1: its layers, pores, the strokes of a chisel, a shell. `u`, `v` from its middle. */
function face(id: number, u: number, v: number, x: number, y: number): number {
  const lie = (cell(id, 1) - 0.5) * 1.2;
  const across = v * Math.cos(lie) + u * Math.sin(lie);
  const along = u * Math.cos(lie) - v * Math.sin(lie);
  let light = 1 + 0.16 * (cell(id, 9) - 0.35);
  light += 0.22 * (cloudy(along / 42 + id * 3, across / 4.4, 8 + (id % 5), 3) - 0.5);
  light += 0.2 * (cloudy(x / 11, y / 11, 4, 3) - 0.5);
  light -= 0.2 * smooth(0.74, 0.9, noise(x / 1.5 + id, y / 1.5, 6));
  if (cell(id, 5) < 0.55) {
    const way = 0.5 + cell(id, 6) * 2.2;
    const stroke = u * Math.cos(way) + v * Math.sin(way) + 2.4 * noise(x / 9, y / 9, id);
    const bite = smooth(0.35, 0.75, cloudy(u / 9, v / 9, id + 40, 2));
    light += 0.09 * Math.sin(stroke * 1.75) * bite;
  }
  if (cell(id, 11) < 0.22) {
    const [du, dv] = [u - (cell(id, 12) - 0.5) * 12, v - (cell(id, 13) - 0.5) * 6];
    const away = Math.hypot(du, dv) / (4.4 + 2.6 * cell(id, 14));
    const turn = Math.atan2(dv, du);
    if (away < 1)
      light +=
        smooth(1, 0.8, away) *
        (0.075 * Math.sin(away * 13 - turn) + 0.05 * Math.sin(turn * 13) * away - 0.03);
  }
  return light;
}

/** How a stone ends: edges worn and chipped by chance, mortar between. `joint` is how far its edge is. */
function edged(colour: Three, light: number, joint: number, id: number, x: number, y: number): Three {
  const worn = joint - 1.7 * smooth(0.56, 0.86, cloudy(x / 6, y / 6, id + 11, 2)) - 0.35;
  const lit = light - 0.24 * smooth(1.8, 0.2, worn) + 0.12 * smooth(4, 2.2, worn) * smooth(1, 2.2, worn);
  const mortar = smooth(0.5, -0.5, worn);
  const stain = smooth(0.52, 0.78, cloudy(x / 30 + 3, y / 62, 12, 3)) * 0.14;
  const seen = mix3(colour, [176, 148, 110], mortar * 0.75);
  const part = (which: 0 | 1 | 2) =>
    seen[which] * mix(lit, 0.72, mortar * 0.6) * (1 - stain * [0.85, 0.95, 1.05][which]);
  return [part(0), part(1), part(2)];
}

interface Stone {
  /** Outside of the opening, in units; negative in its thickness and beyond. */
  away: number;
  /** 1 where the edge keeps the light off, 0 where it is lit. */
  lee: number;
  id: number;
  /** From the stone's middle along the ring, and how far its joint is. */
  along: number;
  joint: number;
}

function around(
  { away, lee, id, along, joint }: Stone,
  x: number,
  y: number,
): readonly [number, number, number, number] {
  const colour = oneOf(id % 2 === 0 ? warm : pale, id);
  if (away < -deep) {
    // What the thickness throws on the light beyond it.
    const shade = Math.exp((away + deep) / 9) * (0.12 + 0.2 * lee);
    return [96, 62, 30, clamp(shade)];
  }
  if (away < 0) {
    // The thickness takes the light of the garden, the more the farther in.
    const inner = -away / deep;
    const light = mix(0.4, 1.04 - 0.2 * lee, inner ** 0.8) * face(id + 50, along, away * 2.2, x, y);
    const [red, green, blue] = edged(colour, light, joint * 1.2, id + 50, x, y);
    const glow = inner ** 3 * 0.35;
    const rim = smooth(deep, deep - 1.4, -away);
    return [
      mix(red, 255, glow) * mix(0.86, 1, rim),
      mix(green, 236, glow) * mix(0.84, 1, rim),
      mix(blue, 196, glow) * mix(0.8, 1, rim),
      1,
    ];
  }
  if (away < ring) {
    const rounded = Math.min(joint, away * 1.1 + 0.4, (ring - away) * 1.1 + 0.2);
    const proud = (cell(id, 21) - 0.5) * 0.1;
    const light =
      (face(id, along, away - ring / 2, x, y) + proud) * (0.98 - 0.1 * lee) +
      0.16 * Math.exp(-(((away - 1.6) / 1.4) ** 2));
    return [...edged(colour, light, rounded, id, x, y), 1];
  }
  const out = away - ring;
  const course = Math.floor(y / 40);
  const shift = (course % 2) * 46 + cell(course, 2) * 14;
  const column = Math.floor((x + shift) / 92);
  const [u, v] = [(((x + shift) % 92) + 92) % 92, ((y % 40) + 40) % 40];
  const seam = Math.min(u, 92 - u, v, 40 - v);
  const own = 300 + column * 17 + course * 5;
  const carved =
    0.14 * Math.sin(clamp((out - 5) / 5) * Math.PI) -
    0.3 * Math.exp(-((out / 2.4) ** 2)) -
    0.14 * Math.exp(-(((out - 11) / 1.3) ** 2));
  return [...edged(oneOf(walls, own), (face(own, u - 46, v - 20, x, y) + carved) * 0.94, seam, own, x, y), 1];
}

/** Stones of a ring are not of one size. */
function uneven(value: number): number {
  return value + 0.2 * Math.sin(value * 2.3 + 1) + 0.1 * Math.sin(value * 5.1);
}

function archAt(x: number, y: number) {
  const from = x - 195;
  if (y > spring) return jambAt(x, y);
  const [dx, dy] = [Math.abs(from) + round - half, spring - y];
  const reach = Math.hypot(dx, dy);
  const size = 0.134;
  const turn = uneven(Math.atan2(dy, dx) / size + (from < 0 ? 40 : 0));
  const share = turn - Math.floor(turn);
  const stone = {
    away: reach - round,
    lee: clamp(0.5 - (0.36 * Math.sign(from) * dx - 0.42 * dy) / reach),
    id: Math.floor(turn) + (from < 0 ? 41 : 0),
    along: (share - 0.5) * size * reach,
    joint: Math.min(share, 1 - share, 0.5) * size * reach,
  };
  return around({ ...stone, joint: Math.min(stone.joint, Math.abs(from) + 0.2) }, x, y);
}

function jambAt(x: number, y: number) {
  const from = x - 195;
  const size = 24;
  const down = (((y - spring) % period) + period) % period;
  const turn =
    down / size +
    0.22 * Math.sin((down / period) * 2 * Math.PI * 3) * Math.sin((down / period) * Math.PI) ** 2;
  const block = Math.floor(turn);
  const share = turn - block;
  return around(
    {
      away: Math.abs(from) - half,
      lee: from < 0 ? 0.86 : 0.14,
      id: 100 + block + 1 + (from < 0 ? 20 : 0),
      along: (share - 0.5) * size,
      joint: Math.min(share, 1 - share) * size,
    },
    x,
    spring + down,
  );
}

export function arch() {
  return glazed(780, 760, (x, y) => archAt(x / 2, y / 2));
}

export function jamb() {
  return glazed(780, period * 2, (x, y) => jambAt(x / 2, y / 2 + spring));
}

/** The floor before the arch: slabs on which its light lies, shade at the sides. */
export function floor() {
  const [width, height] = [440, 330];
  return painted(width, height, (u, v, x, y) => {
    const below = v * 1.05 + 0.001;
    const z = 3 / (0.34 + below);
    const across = (u - 0.5) * (0.34 / (0.34 + below)) * 7.4;
    const row = Math.floor(z * 1.5);
    const column = Math.floor(across * 0.9 + (row % 2) * 0.5);
    const near = (value: number) => Math.abs(value - Math.round(value));
    const joint = Math.min(near(z * 1.5) * 2, near(across * 0.9 + (row % 2) * 0.5) * 3.4);
    const tone =
      (0.965 + 0.05 * cell(column, row, 4)) * (0.97 + 0.06 * cloudy(x / 14, y / 7, 5, 4)) +
      0.012 * (noise(x, y, 3) - 0.5);
    const lit = smooth(0.5, 0.2, Math.abs(u - 0.5 + 0.1 * v) - 0.06 * v) * smooth(1.25, 0.1, v);
    const light =
      tone *
      mix(0.93, 1.03, lit) *
      mix(0.962, 1, smooth(0.02, 0.1, joint)) *
      mix(0.8, 1, smooth(0, 0.035, v));
    return [246 * light, 232 * light, mix(202, 208, lit) * light];
  });
}
