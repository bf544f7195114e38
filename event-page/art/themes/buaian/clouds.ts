import type { Sharp } from "sharp";
import { layered, type Torn } from "./cut-paper.ts";

/* Banks and drifts of torn paper, long and low. */

type Heap = readonly (readonly [x: number, y: number, wide: number, high: number])[];

const heaped = (heaps: Heap, foot: number) =>
  heaps
    .map(
      ([x, y, wide, high]) =>
        `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(wide)}" ry="${String(high)}"/>`,
    )
    .join("") + `<path d="M-80 ${String(foot)}H980V700H-80Z"/>`;

const rear: Heap = [
  [40, 150, 150, 74],
  [214, 168, 110, 52],
  [560, 176, 130, 46],
  [716, 130, 124, 84],
  [850, 168, 120, 70],
];
const middle: Heap = [
  [-10, 214, 120, 60],
  [120, 226, 120, 44],
  [300, 204, 128, 66],
  [440, 216, 110, 56],
  [660, 236, 150, 44],
  [850, 214, 110, 64],
];
const front: Heap = [
  [60, 290, 150, 62],
  [236, 300, 130, 46],
  [420, 300, 150, 40],
  [560, 272, 116, 66],
  [720, 290, 140, 56],
  [860, 300, 110, 44],
];

export type Shades = Readonly<Record<"rear" | "middle" | "front", readonly [string, string]>> & {
  core: string;
  shade: { tone: string; depth: number };
};

/** Three sheets over the whole width; the nearest goes on below. 840 × 330. */
export function bank({ rear: far, middle: mid, front: near, core, shade }: Shades): Promise<Sharp> {
  const sheet = (
    heaps: Heap,
    foot: number,
    face: readonly [string, string],
    rim: number,
    lift: number,
  ): Torn => ({
    shape: heaped(heaps, foot),
    face,
    core,
    rim,
    lift,
  });
  return layered(
    840,
    330,
    1.5,
    [sheet(rear, 184, far, 4, 9), sheet(middle, 240, mid, 4.5, 11), sheet(front, 304, near, 4, 13)],
    shade,
  );
}

/** One cloud that hangs free, a smaller one before it. 440 × 170. */
export function drift({ rear: far, front: near, core, shade }: Shades): Promise<Sharp> {
  const behind =
    '<path d="M40 118C10 118 8 82 40 80C44 46 92 34 116 58C132 26 196 24 208 62C238 50 268 70 262 96C284 100 280 120 262 120Z"/>';
  const before =
    '<path d="M170 150C146 150 146 122 170 120C174 94 208 88 224 104C240 72 300 70 314 104C334 88 366 98 364 122C396 116 414 146 388 150Z"/>';
  return layered(
    440,
    170,
    1.5,
    [
      { shape: behind, face: far, core, rim: 3.5, lift: 8 },
      { shape: before, face: near, core, rim: 3.5, lift: 10 },
    ],
    shade,
  );
}
