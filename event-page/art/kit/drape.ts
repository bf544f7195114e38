import type { Sharp } from "sharp";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { glazed, painted } from "./picture.ts";
import { cell, noise, random } from "./random.ts";

interface Fold {
  place: number;
  depth: number;
  width: number;
  phase: number;
}

/** Heights of soft upright folds over a width; those in the middle, where words stand, are `calm` as deep. */
export function folds(
  width: number,
  count: number,
  seed: number,
  calm: number,
): (x: number, y: number) => number {
  const next = random(seed);
  const all = Array.from({ length: count }, (_, index): Fold => ({
    place: ((index + 0.2 + next() * 0.6) / count) * width,
    depth: 0.6 + next() * 0.8,
    width: 14 + next() * 16,
    phase: next() * 9,
  }));
  return (x, y) => {
    const drift = (noise(y / 260, 3) - 0.5) * 26;
    let height = 0;
    for (const fold of all) {
      const wander = (noise(y / 190 + fold.phase, fold.phase) - 0.5) * 22;
      const from = (x + drift + wander - fold.place) / fold.width;
      if (Math.abs(from) < 3.2) height += fold.depth * Math.exp(-from * from);
    }
    return height * 13 * mix(calm, 1, smooth(0.3, 0.95, Math.abs(x / width - 0.5) * 2));
  };
}

/** How bright a place of a fold is, about 0.5: lit from the upper left. */
export function foldLight(fold: (x: number, y: number) => number): (x: number, y: number) => number {
  return (x, y) => {
    const dx = (fold(x + 0.5, y) - fold(x - 0.5, y)) * 0.8;
    const dy = (fold(x, y + 0.5) - fold(x, y - 0.5)) * 0.25;
    return clamp(0.5 - (dx + dy) * 1.5, 0, 1.25);
  };
}

/** Dyed cloth that hangs in folds. */
export function draped(
  width: number,
  height: number,
  dye: Three,
  shine: Three,
  light: (x: number, y: number) => number,
): Sharp {
  return painted(width, height, (_u, _v, x, y) => {
    const lit = light(x, y);
    const shade = (0.32 + lit * 1.36) * (1 - 0.25 * noise(x / 150, y / 150, 7));
    const gloss = Math.max(0, lit - 0.7) * 26;
    return [
      dye[0] * shade + gloss * shine[0],
      dye[1] * shade + gloss * shine[1],
      dye[2] * shade + gloss * shine[2],
    ];
  });
}

/** Light and shade of a plain weave, one thread over and one under: a small tile over smooth cloth. */
export function weaveTile(cells: number, size: number): Sharp {
  return glazed(cells * size, cells * size, (x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [u, v] = [((x % size) + 0.5) / size - 0.5, ((y % size) + 0.5) / size - 0.5];
    const isOver = (column + row) % 2 === 1;
    const light =
      (Math.cos((isOver ? v : u) * 3) - 0.72) * 1.6 +
      (isOver ? 0.12 : -0.12) +
      (cell(column, row) - 0.5) * 0.4;
    const tone = light > 0 ? 255 : 0;
    return [tone, tone, tone, clamp(Math.abs(light) * 0.1 * (light > 0 ? 0.5 : 1))];
  });
}
