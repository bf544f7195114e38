import { clamp, wrapped } from "../../kit/numbers.ts";
import { cell, noise } from "../../kit/random.ts";
import { along as period, rows, songket } from "./drafts.ts";

/* What a point of the cloth lies on: a float of gold, or the shot silk below it. */

export interface Fibre {
  isGold: boolean;
  /** Across the thread, -1..1; how steeply it dips along its way. */
  off: number;
  dip: number;
  tone: number;
  /** How deep it lies between others. */
  shade: number;
  /** The silk's weft lies on top here, else its warp. */
  isWeft: boolean;
}

/** Past the last row the silk over the tips goes on. */
function at(thread: number, row: number): number {
  const known = row < rows ? row : rows - 100 + wrapped(row - rows, 100);
  return known < 0 ? 0 : songket[known * period + wrapped(thread, period)];
}

export function fibre(along: number, across: number): Fibre {
  const [thread, row] = [Math.floor(along), Math.floor(across)];
  const [u, v] = [along - thread, across - row];
  const lustre = (cell(row, 3, 7) - 0.5) * 0.34;
  if (at(thread, row) === 1) {
    let [before, after] = [0, 0];
    while (before < 10 && at(thread - before - 1, row) === 1) before += 1;
    while (after < 10 && at(thread + after + 1, row) === 1) after += 1;
    const drift = (noise(along / 5, row * 3.1, 3) - 0.5) * 0.5;
    const off = clamp((v - 0.5) * 2.05 + drift, -1, 1);
    const place = (before + u) / (before + after + 1);
    const dip = -Math.cos(Math.PI * place) * (before + after < 3 ? 0.5 : 0.34);
    const end = Math.sin(Math.PI * clamp(place, 0.04, 0.96)) ** 0.4;
    const worn = 1 - 0.3 * clamp(noise(along / 23, row / 17, 6) * 3 - 1.9);
    const tone = (1 + lustre + (cell(thread - before, row, 9) - 0.5) * 0.3) * worn;
    return { isGold: true, off, dip, tone, shade: (0.34 + 0.66 * end) * (1 - 0.6 * off ** 6), isWeft: true };
  }
  const isBeside = (at(thread, row - 1) === 1 && v < 0.5) || (at(thread, row + 1) === 1 && v > 0.6);
  const isWeft = wrapped(thread + row, 2) === 0;
  const slub =
    (noise(along / 9, row * 2.3, 4) - 0.5) * 0.3 + (noise(thread * 2.3, across / 9, 5) - 0.5) * 0.22;
  return {
    isGold: false,
    off: isWeft ? (v - 0.5) * 1.5 : (u - 0.5) * 1.5,
    dip: isWeft ? (u - 0.5) * 0.6 : (v - 0.5) * 0.6,
    tone: 1 + lustre * 0.4 + slub + (isWeft ? 0.1 : -0.1),
    shade: isBeside ? 0.55 : 1,
    isWeft,
  };
}
