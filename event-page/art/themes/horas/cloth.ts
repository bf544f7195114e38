import type { Sharp } from "sharp";
import { clamp, mix, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { cell, noise } from "../../kit/random.ts";
import { hung } from "../../kit/silk.ts";
import { threads } from "./drafts.ts";

/*
 * The cloth as it hangs over an edge: warps above, the woven end below, and its cords, in folds that throw shade. One period,
 * for any width.
 */

/** Points of what is woven, threads of `point` each. */
export interface Woven {
  warps: Buffer;
  end: Buffer;
  point: number;
}

const size = { width: 448, height: 424 };
/** Periods of the pattern across, and how long a thread of it is. */
const across = 5;
const thread = size.width / across / threads.across;
const hem = 366;
const endFrom = hem - threads.panel * thread;
const cords = across * 16;
const nowhere = -1e7;

/** A little beyond both ends, so that what overlaps them is there. */
const over = (share: number) => share * 1.2 - 0.1;

export function hangingCloth(woven: Woven): Sharp {
  const hangs = (s: number, t: number): Three => {
    const turn = 2 * Math.PI * over(s);
    const down = t * (size.height + 30) - 15;
    const loose = mix(0.5, 1, smooth(0, size.height * 0.8, down));
    const drift = 0.5 * Math.sin(down / 150 + 1);
    const x =
      over(s) * size.width +
      loose *
        (15 * Math.sin(turn * 3 + 1 + drift) +
          10 * Math.sin(turn * 5 + drift * 0.6) +
          3 * Math.sin(turn * 8 + 0.4));
    const z =
      loose *
      (46 * Math.sin(turn * 3 + 2.3 + drift) +
        26 * Math.sin(turn * 5 + 1.5 + drift * 0.6) +
        6 * Math.sin(turn * 8 + 2));
    const y = down + 0.13 * z * smooth(0, hem, down);
    if (down <= hem) return [x, y, z];
    const cord = cordAt(s, down);
    if (cord === null) return [x, y, nowhere];
    return [x + cord.sway, y, z + 2.4 * Math.sqrt(1 - cord.off * cord.off)];
  };
  return hung(
    { ...size, density: 1.25, samples: [2400, 900], sun: [-0.74, -0.36, 0.56], reach: 52 },
    hangs,
    (s, t) => {
      const down = t * (size.height + 30) - 15;
      const cord = down > hem ? cordAt(s, down) : null;
      if (cord !== null) return { colour: cord.colour, shine: 0.03 };
      const x = over(s) * size.width;
      const colour =
        down < endFrom
          ? pointOf(woven.warps, threads.stripes, woven.point, x, down)
          : pointOf(woven.end, threads.panel, woven.point, x, Math.min(down, hem - 0.1) - endFrom);
      return { colour, shine: 0.05 };
    },
  );
}

/** What is woven at a place of the cloth, as light. */
function pointOf(from: Buffer, rows: number, point: number, x: number, y: number): Three {
  const column = wrapped(Math.floor((x / thread) * point), threads.across * point);
  const row = wrapped(Math.floor((y / thread) * point), rows * point);
  const at = (row * threads.across * point + column) * 4;
  const part = (which: number) => (from[at + which] / 255) ** 2.2 * 1.02;
  return [part(0), part(1), part(2)];
}

const dyes: Record<"red" | "black" | "white", Three> = {
  red: [0.4, 0.016, 0.02],
  black: [0.03, 0.016, 0.016],
  white: [0.8, 0.7, 0.54],
};
const order = ["red", "black", "red", "white"] as const;

/** The cord at a place below the hem, or null between two and beyond its end. */
function cordAt(s: number, down: number): { off: number; sway: number; colour: Three } | null {
  const place = over(s) * cords;
  const cord = wrapped(Math.floor(place), cords);
  const far = (down - hem) / (size.height - hem);
  const end = 0.8 + cell(cord, 5) * 0.18;
  const knot = Math.exp(-(((far - 0.1) / 0.07) ** 2));
  const frayed = smooth(end - 0.16, end, far);
  const off = ((place - Math.floor(place)) * 2 - 1) / (0.7 + 0.26 * knot + 0.2 * frayed);
  if (far > end || Math.abs(off) >= 1) return null;
  if (frayed > 0.3 && noise(place * 5, down / 6, 4) < frayed * 0.45) return null;
  const twist = 0.82 + 0.34 * Math.sin(down * 1.1 + off * 2.2 + cord) * (1 - frayed);
  const dye = dyes[order[wrapped(cord, 4)]];
  const part = (which: number) => clamp(dye[which] * twist * (1 + knot * 0.3));
  return {
    off,
    sway: (noise(cord * 3.7, far * 1.6, 9) - 0.5) * 6 * far,
    colour: [part(0), part(1), part(2)],
  };
}
