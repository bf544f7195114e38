import type { Sharp } from "sharp";
import { clamp, wrapped, type Three } from "./numbers.ts";
import { glazed } from "./picture.ts";
import { noise, random } from "./random.ts";

/*
 * A loom for any cloth: for every crossing a draft says which yarn lies on top and whether it runs with the warp or with the
 * weft. Yarn that stays on top over several crossings is one float: a small cylinder that dips at both ends.
 */

export interface Yarn {
  /** Its colour from the deepest shade to the glint. */
  tone: (share: number) => Three;
  /** How light it lies, about 0.5. */
  light?: number;
  /** Metal glints and is twisted; silk has a broad sheen; cotton neither. */
  kind?: "metal" | "silk" | "cotton";
  /** A ground that shows whatever lies below, with the shade of what is woven over it. */
  isVeil?: boolean;
}

export interface Crossing {
  yarn: Yarn;
  runs: "warp" | "weft";
}

export type Weave = (warp: number, row: number) => Crossing;

const longest = 12;
const glints = { metal: 0.34, silk: 0.2, cotton: 0.04 };

/** One period of a cloth: so many warps and rows, each so many points wide. */
export function threaded(
  warps: number,
  rows: number,
  size: number,
  weave: Weave,
  { seed, hand = 1 }: { seed: number; hand?: number },
): Sharp {
  const next = random(seed);
  const uneven = (count: number, share: number) =>
    Array.from({ length: count }, () => (next() - 0.5) * share * hand);
  const [thick, rowLight, warpLight] = [uneven(rows, 0.2), uneven(rows, 0.16), uneven(warps, 0.14)];
  const cells = Array.from({ length: warps * rows }, (_, k) => weave(k % warps, Math.floor(k / warps)));
  const at = (warp: number, row: number) => cells[wrapped(row, rows) * warps + wrapped(warp, warps)];
  const reach = ({ yarn, runs }: Crossing, warp: number, row: number, step: number) => {
    let count = 0;
    while (count < longest) {
      const far = step * (count + 1);
      const other = runs === "weft" ? at(warp + far, row) : at(warp, row + far);
      if (other.yarn !== yarn || other.runs !== runs) break;
      count += 1;
    }
    return count;
  };
  const spans = cells.map((cell, k) => {
    const [warp, row] = [k % warps, Math.floor(k / warps)];
    return [reach(cell, warp, row, -1), reach(cell, warp, row, 1)] as const;
  });
  /** What a float above throws on a veil: deep along its edge, gone half a thread further; nothing lies above the first rows. */
  const shade = (warp: number, row: number, v: number) => {
    if (row < 2) return 0;
    if (at(warp, row - 1).yarn.isVeil !== true) return 0.42 * clamp(0.7 - v * 0.5);
    if (at(warp - 1, row - 1).yarn.isVeil !== true) return 0.22 * clamp(0.5 - v * 0.5);
    return at(warp, row - 2).yarn.isVeil === true ? 0 : 0.1;
  };
  return glazed(warps * size, rows * size, (X, Y) => {
    const [warp, row] = [Math.floor(X / size), Math.floor(Y / size)];
    const k = row * warps + warp;
    const { yarn, runs } = cells[k];
    const [before, after] = spans[k];
    const [u, v] = [((X % size) + 0.5) / size, ((Y % size) + 0.5) / size];
    const [along, across] = runs === "weft" ? [u, (v - 0.5) * 2] : [v, (u - 0.5) * 2];
    const { kind = "cotton", light = 0.5, tone, isVeil = false } = yarn;
    const place = (before + along) / (before + after + 1);
    const arch = Math.sin(Math.PI * clamp(place, 0.03, 0.97)) ** 0.42;
    const drift = kind === "metal" ? (noise(X / (size * 3), row * 3.1, 3) - 0.5) * 0.35 * hand : 0;
    const off = across / (0.98 + thick[runs === "weft" ? row : warp % rows]) + drift;
    const round = Math.sqrt(Math.max(0, 1 - Math.min(1, off * off * 0.92)));
    const shine =
      Math.exp(-(((off + 0.3) / 0.34) ** 2)) * Math.exp(-(((place - 0.44) / 0.34) ** 2)) * glints[kind];
    const twist = kind === "metal" ? Math.sin((X / size + row * 0.37) * 4.2 + off * 1.6) * 0.05 : 0;
    const own = (noise(warp * 0.9 + 3, row * 7.7, seed) - 0.5) * 0.16 * hand;
    const shadow = runs === "warp" && at(warp, row - 1).runs === "weft" && v < 0.3 ? 0.1 : 0;
    const lit =
      light -
      0.42 +
      0.62 * round * (0.5 + 0.5 * arch) +
      shine +
      twist +
      own +
      rowLight[row] * 0.7 +
      warpLight[warp] * 0.7 -
      shadow;
    if (isVeil) return [0, 0, 0, shade(warp, row, (v - 0.5) * 2)];
    const [red, green, blue] = tone(clamp(lit));
    return [red, green, blue, 1];
  });
}

/** Plain weave of two yarns. */
export function plain(warp: number, row: number, warpYarn: Yarn, weftYarn: Yarn): Crossing {
  return wrapped(warp + row, 2) === 0 ? { yarn: warpYarn, runs: "warp" } : { yarn: weftYarn, runs: "weft" };
}
