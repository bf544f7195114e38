import type { Sharp } from "sharp";
import { clamp, mix3, smooth, type Three } from "./numbers.ts";
import { glazed } from "./picture.ts";
import { cell, cloudy, noise } from "./random.ts";

/*
 * Ink from a stencil: screens of dots that grow with the tone, two inks that make a third where they meet, and what a drum leaves
 * open in the solid.
 */

/** How much of an ink lies at a place: 0 paper, 1 solid. */
export type Plate = (x: number, y: number) => number;

/** A screen of dots: points from dot to dot, and its turn as rise over run, so that whole dots fit a tile. */
export interface Screen {
  pitch: number;
  rise: number;
  run: number;
}

/** Where two hills of waves across each other must be cut for dots to cover a share of the paper, in hundredths. */
const cuts = (() => {
  const side = 72;
  const heights = Array.from({ length: side * side }, (_, index) =>
    hill((index % side) / side, Math.floor(index / side) / side),
  ).sort((one, other) => other - one);
  return Array.from(
    { length: 101 },
    (_, share) => heights[Math.round((share / 100) * (side * side - 1))] ?? 0,
  );
})();

function hill(u: number, v: number): number {
  return (Math.cos(2 * Math.PI * u) + Math.cos(2 * Math.PI * v)) / 2;
}

/** Dots of a tone: round where it is light, round holes where it is deep, a chessboard between. */
export function dots(tone: number, x: number, y: number, { pitch, rise, run }: Screen): number {
  if (tone <= 0.015) return 0;
  if (tone >= 0.985) return 1;
  const long = Math.hypot(rise, run) * pitch;
  const [u, v] = [(x * run + y * rise) / long, (y * run - x * rise) / long];
  const steep = (Math.PI / pitch) * Math.hypot(Math.sin(2 * Math.PI * u), Math.sin(2 * Math.PI * v));
  const share = tone * 100;
  const [low, high] = [cuts[Math.floor(share)] ?? 0, cuts[Math.ceil(share)] ?? 0];
  const cut = low + (high - low) * (share - Math.floor(share));
  return clamp(0.5 + (hill(u, v) - cut) / Math.max(steep, 0.5 / pitch));
}

/** 1 within an edge that is `away` points off, 0 beyond it; a stencil's edge is never quite straight. */
export function edged(away: number, x: number, y: number, rough = 0.9): number {
  return clamp(0.5 + away + (noise(x / 3.1, y / 3.1, 5) - 0.5) * rough);
}

/** Colours of two inks and of what they make together. */
export interface Inks {
  first: Three;
  second: Three;
  both: Three;
}

/**
 * Two plates printed over each other on nothing; paper is what shows through.
 * @param around the colour of bare places, which nobody sees and which is cheapest if it is that of the ink about them
 */
export function overprinted(
  [width, height]: readonly [number, number],
  [first, second]: readonly [Plate, Plate],
  inks: Inks,
  around: (x: number, y: number) => Three,
): Sharp {
  return glazed(width, height, (x, y) => {
    const [one, other] = [first(x, y), second(x, y)];
    const alpha = 1 - (1 - one) * (1 - other);
    if (alpha < 0.004) return [...around(x, y), 0];
    const [alone, beside, met] = [one * (1 - other), other * (1 - one), one * other];
    const part = (index: 0 | 1 | 2) =>
      (alone * inks.first[index] + beside * inks.second[index] + met * inks.both[index]) / alpha;
    // A drum leaves broad stripes along its way, a little more ink here and a little less there.
    const stripe = 0.6 * (noise(x / 46, y / 900, 14) - 0.5) + 0.4 * (cloudy(x / 90, y / 90, 21, 2) - 0.5);
    const tone = clamp(stripe * 0.3);
    const [red, green, blue] = mix3([part(0), part(1), part(2)], [255, 246, 232], tone);
    return [red, green, blue, alpha];
  });
}

/** What a drum leaves open in the solid, as specks of the paper's colour that lie on any ink; `side` is a multiple of 48. */
export function grainTile(paper: Three, side: number): Sharp {
  return glazed(side, side, (x, y) => {
    const patch = cloudy(x / 24, y / 24, 12, 3, side / 24);
    const fine = 0.5 * noise(x / 1.5, y / 1.5, 31, side / 1.5) + 0.5 * cell(x, y, 9);
    const hole = smooth(0.8, 0.94, fine + (patch - 0.5) * 0.07);
    return [...paper, hole * 0.46 + smooth(0.3, 0.9, patch) * 0.035];
  });
}
