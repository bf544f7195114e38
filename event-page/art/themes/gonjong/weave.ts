import { clamp, wrapped } from "../../kit/numbers.ts";
import { cell, noise } from "../../kit/random.ts";
import type { Draft } from "./drafts.ts";

/* What a point of songket lies on: a float of gold, or the silk below it. */

export interface Weave {
  warps: number;
  rows: number;
  gold: Uint8Array;
  /** How many crossings a float goes on to both sides. */
  before: Uint8Array;
  after: Uint8Array;
}

const longest = 10;

export function woven(warps: number, rows: number, draft: Draft): Weave {
  const count = warps * rows;
  const gold = new Uint8Array(count).map((_, k) => (draft(k % warps, Math.floor(k / warps)) ? 1 : 0));
  const reach = (step: number) =>
    gold.map((isGold, k) => {
      const [warp, row] = [k % warps, Math.floor(k / warps)];
      let far = 0;
      while (
        isGold === 1 &&
        far < longest &&
        gold[row * warps + wrapped(warp + step * (far + 1), warps)] === 1
      )
        far += 1;
      return far;
    });
  return { warps, rows, gold, before: reach(-1), after: reach(1) };
}

interface Fibre {
  isGold: boolean;
  /** Across the thread, -1..1; how steeply it dips along its way. */
  off: number;
  dip: number;
  tone: number;
  shade: number;
}

export function inside({ warps, rows, gold, before, after }: Weave, along: number, across: number): Fibre {
  const [warp, row] = [Math.floor(along), Math.floor(across)];
  const [u, v] = [along - warp, across - row];
  const at = (w: number, r: number) => clamp(r, 0, rows - 1) * warps + wrapped(w, warps);
  const k = at(warp, row);
  const lustre = (cell(row, 3, 7) - 0.5) * 0.3;
  if (row >= 0 && gold[k] === 1) {
    const drift = (noise(along / 4, row * 3.1, 3) - 0.5) * 0.5;
    const off = clamp((v - 0.5) * 2.05 + drift, -1, 1);
    const place = (before[k] + u) / (before[k] + after[k] + 1);
    const dip = -Math.cos(Math.PI * place) * (before[k] + after[k] < 3 ? 0.5 : 0.34);
    const end = Math.sin(Math.PI * clamp(place, 0.04, 0.96)) ** 0.4;
    const own = 1 + lustre + (cell(warp - before[k], row, 9) - 0.5) * 0.3;
    return { isGold: true, off, dip, tone: own, shade: (0.4 + 0.6 * end) * (1 - 0.5 * off ** 6) };
  }
  const isBeside =
    (gold[at(warp, row - 1)] === 1 && row > 0 && v < 0.45) || (gold[at(warp, row + 1)] === 1 && v > 0.55);
  const own =
    1 + lustre * 0.5 + (cell(warp, 5, 2) - 0.5) * 0.3 + (noise(along * 0.8, across * 0.8, 4) - 0.5) * 0.25;
  const isOver = wrapped(warp + row, 2) === 0;
  return {
    isGold: false,
    off: (u - 0.5) * 1.4,
    dip: (v - 0.5) * 0.5,
    tone: own * (isOver ? 1.14 : 0.86),
    shade: isBeside ? 0.62 : 1,
  };
}
