import { wrapped } from "./numbers.ts";

/** Numbers of 0..1 that are the same for the same seed: a picture baked twice is the same picture. */
export type Random = () => number;

export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** The number that belongs to a cell of a grid. */
export function cell(x: number, y: number, seed = 0): number {
  let hash = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(seed | 0, 974634893);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise of 0..1; with a period in cells it repeats without a seam. */
export function noise(x: number, y: number, seed = 1, period = 0): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [soft(x - column), soft(y - row)];
  const at = (i: number, j: number) =>
    period === 0
      ? cell(column + i, row + j, seed)
      : cell(wrapped(column + i, period), wrapped(row + j, period), seed);
  const [a, b, c, d] = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Noise over noise, each of half the size and weight; 0..1, about 0.5. */
export function cloudy(x: number, y: number, seed = 1, octaves = 4, period = 0): number {
  let [sum, weight, whole, size] = [0, 0.5, 0, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * size, y * size, seed + octave, period * size);
    whole += weight;
    weight *= 0.5;
    size *= 2;
  }
  return sum / whole;
}

function soft(share: number): number {
  return share * share * (3 - 2 * share);
}
