import { ramp, rgb } from "./colour.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "./numbers.ts";
import { noise } from "./random.ts";

/*
 * Hide as the shadow play has it: scraped until light comes through, cut out, painted in steps from dark to pale (sungging) in red
 * and in green, its lines gilt, with one lamp behind and another that the gold answers.
 */

/** A point of it; all 0..1. */
export interface Punched {
  /** 0 where the lamp is seen itself. */
  cover: number;
  /** How far along a leaf from its foot to its tip, in whose steps it is painted. */
  high: number;
  /** Which of the three paints it has. */
  facet: number;
  /** Gold of a border. */
  gilt: number;
  /** Light that spills over from holes nearby. */
  spill: number;
  /** How its surface meets the light before it: −1..1. */
  slope: number;
}

const flame = ramp([
  [0, "7a2a0a"],
  [0.25, "b8500e"],
  [0.5, "ec8f2a"],
  [0.75, "ffc25c"],
  [1, "ffeab0"],
]);
/** Five paints each, side by side as a brush sets them. */
const paints = [
  ["2a0305", "5e070b", "980f10", "bd2f1c", "dd7a44"],
  ["021614", "052f2c", "0a5048", "2a7a66", "86ac80"],
  ["1a0a02", "3f2007", "744410", "ae7a2a", "eac46e"],
].map((steps) => steps.map(rgb));
const border = rgb("1d0906");
const gold = ramp([
  [0, "4f2c08"],
  [0.35, "a5701f"],
  [0.6, "d9a548"],
  [0.82, "f6d98c"],
  [1, "fff7d6"],
]);

/** In five steps that run into each other a little. */
function sungging(steps: readonly Three[], share: number): Three {
  const at = clamp(share) * 4;
  const step = Math.min(3, Math.floor(at));
  return mix3(steps[step], steps[step + 1], smooth(0.3, 0.7, at - step));
}

/** Its colour where the lamp behind it is so bright; x and y in units of the drawing, for the grain. */
export function hideColour(point: Punched, lamp: number, x: number, y: number): Three {
  const { cover, high, facet, gilt, spill, slope } = point;
  const grain = 0.92 + 0.16 * noise(x / 2.7, y / 2.7, 6);
  const kind = facet < 0.34 ? 0 : facet < 0.5 ? 1 : 2;
  const painted = high <= 0 ? border : sungging(paints[kind], (high - 0.3) / 0.66);
  const glint = noise(x / 26, y / 34, 9) * 0.3 + noise(x / 7, y / 7, 4) * 0.12;
  const leafed = gold(clamp(0.3 + glint + slope * 0.8));
  const lit = scale3(painted, grain * (0.74 + 0.4 * lamp + slope * 0.5));
  const through = mix3(lit, leafed, Math.max(gilt, kind === 2 && high > 0 ? 0.22 : 0));
  const glow = flame(clamp(lamp));
  const hide = mix3(through, glow, clamp(spill) * mix(0.22, 0.05, gilt) * (0.4 + lamp * 0.6));
  return mix3(glow, hide, smooth(0.25, 0.75, cover));
}
