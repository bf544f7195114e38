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

/** Half of a curtain of the same cloth, drawn aside and tied; it is mirrored. */
const half = { width: 270, height: 560, cloth: 360, hem: 522, tie: 330 };

export function drawnCloth(woven: Woven): Sharp {
  const fringe = half.height - half.hem;
  const hangs = (s: number, t: number): Three => {
    const down = t * (half.height + 40) - 8;
    const near = Math.exp(-(((down - half.tie) / 70) ** 2));
    const below = smooth(half.tie, half.hem, down);
    const open = mix(half.width + 4, 66, smooth(-60, half.tie - 14, down) ** 1.25);
    const wide = down < half.tie ? open : mix(66, 138, below);
    const turn = 2 * Math.PI * s;
    const deep = mix(0.5, 1, smooth(0, half.tie, down)) * (1 - 0.6 * near);
    const fold = Math.sin(turn * 6 + 0.6) + 0.5 * Math.sin(turn * 11 + down / 210);
    const x = s * wide + deep * (7 * Math.cos(turn * 6 + 1.4) + 3 * Math.sin(turn * 11)) * mix(1, 0.5, near);
    const z = deep * 26 * fold + 34 * near * Math.sin(Math.PI * clamp(s));
    const y = down + 0.1 * z - 54 * s * s * smooth(half.tie - 60, half.hem, down) + 26 * s * near;
    if (down <= half.hem) return [x, y, z];
    const cord = cordAt(s, hem + ((down - half.hem) / fringe) * (size.height - hem));
    if (cord === null) return [x, y, nowhere];
    return [x + cord.sway * 0.6, y, z + 2 * Math.sqrt(1 - cord.off * cord.off)];
  };
  const panelFrom = half.hem - threads.panel * thread;
  return hung(
    { width: half.width, height: half.height, density: 1.3, samples: [1500, 900], sun: [0.6, -0.42, 0.58] },
    hangs,
    (s, t) => {
      const down = t * (half.height + 40) - 8;
      if (Math.abs(down - half.tie) < 11) {
        const [red, deep]: [Three, Three] = [dyes.red, dyes.black];
        const at = Math.abs(down - half.tie);
        return { colour: at < 3 || at > 9 ? dyes.white : at < 7 ? red : deep, shine: 0.05 };
      }
      const cord =
        down > half.hem ? cordAt(s, hem + ((down - half.hem) / fringe) * (size.height - hem)) : null;
      if (cord !== null) return { colour: cord.colour, shine: 0.03 };
      const x = s * half.cloth;
      const colour =
        down < panelFrom
          ? pointOf(woven.warps, threads.stripes, woven.point, x, down + 20)
          : pointOf(woven.end, threads.panel, woven.point, x, Math.min(down, half.hem - 0.1) - panelFrom);
      return { colour, shine: 0.05 };
    },
  );
}

/** Its woven end from so near that every thread is seen, thrown across a screen. */
export function nearCloth(woven: Woven): Sharp {
  const [width, height, near] = [400, 560, 4.7];
  const [cos, sin] = [Math.cos(-0.36), Math.sin(-0.36)];
  const place = (s: number, t: number) => [(s - 0.5) * 860, (t - 0.5) * 900] as const;
  const hangs = (s: number, t: number): Three => {
    const [x, y] = place(s, t);
    const bend = noise(x / 260 + 3, y / 420, 7) * 2 + y / 700;
    const turn = x / 58 + bend * 1.7;
    const z =
      74 * Math.sin(turn) + 26 * Math.sin(turn * 2.1 + bend) + 30 * (noise(x / 120, y / 150, 2) - 0.5);
    const across = x * 0.86 + 17 * Math.cos(turn + 0.5);
    return [width * 0.5 + across * cos - y * sin, height * 0.47 + across * sin + y * cos + 0.1 * z, z];
  };
  return hung(
    { width, height, density: 1.15, samples: [1700, 1500], sun: [-0.7, -0.4, 0.56], reach: 60 },
    hangs,
    (s, t) => {
      const [x, y] = place(s, t);
      const [column, row] = [x / near + 12, y / near + threads.panel / 2];
      const isEnd = row >= 0 && row < threads.panel;
      const from = isEnd ? woven.end : woven.warps;
      const colour = pointOf(
        from,
        isEnd ? threads.panel : threads.stripes,
        woven.point,
        column * thread,
        row * thread,
      );
      return { colour, shine: 0.06 };
    },
  );
}

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
