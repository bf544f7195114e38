import { clamp, unit, type Three } from "./numbers.ts";
import type { Light } from "./picture.ts";

/*
 * Threads that are laid in space one by one: each is round, spun of plies, and shines where it runs across the light, as silk
 * does. What lies nearer is painted later.
 */

/** A thread: where it runs, by its share of its length, in units; `z` towards the eye. */
export interface Thread {
  path: (t: number) => Three;
  /** Half its breadth, in units. */
  radius: number;
  /** Units for each turn of its plies; below 0 they turn the other way. */
  pitch: number;
  /** Its own tone about 1, and how much light comes to a place of it. */
  tone: number;
  open: (t: number) => number;
  /** Where the form that it lies on looks, if it lies on one. */
  facing?: (t: number) => Three;
  gloss?: number;
  /** How much its plies show. */
  ply?: number;
}

interface Piece {
  at: Three;
  across: readonly [number, number];
  radius: number;
  along: number;
  pitch: number;
  ply: number;
  body: number;
  shine: number;
}

const sun = unit([-0.62, -0.42, 0.66]);
const half = unit([sun[0], sun[1], sun[2] + 1]);
const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Paints threads, twice as fine as they are shown (`exposed(…, 2)`).
 * @param dye colour as light of a brightness of 0..1
 */
export function threaded(
  size: { width: number; height: number; density: number },
  threads: readonly Thread[],
  dye: (light: number) => Three,
): Light {
  const scale = size.density * 2;
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const data = new Float32Array(width * height * 4);
  const pieces = threads.flatMap((thread) => piecesOf(thread, scale));
  pieces.sort((one, other) => one.at[2] - other.at[2]);
  for (const { at, across, radius, along, pitch, ply, body, shine } of pieces) {
    for (let off = -radius; off <= radius; off += 0.45) {
      const x = Math.floor(at[0] + across[0] * off);
      const y = Math.floor(at[1] + across[1] * off);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const share = off / radius;
      const round = Math.sqrt(Math.max(0, 1 - share * share));
      const side = share * (across[0] * sun[0] + across[1] * sun[1]);
      const twist = ply * Math.sin((2 * Math.PI * along) / pitch + share * 2.4);
      const light = body * (0.42 + 0.44 * round + 0.42 * side) * (0.93 + 0.19 * twist);
      const colour = dye(clamp(light + shine * round * (0.85 + 0.3 * twist)));
      const k = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1) data[k + part] = colour[part];
      data[k + 3] = 1;
    }
  }
  return { data, width, height };
}

function piecesOf(thread: Thread, scale: number): Piece[] {
  const { path, radius, pitch, tone, open, facing, gloss = 0.5, ply = 1 } = thread;
  const rough = Array.from({ length: 25 }, (_, index) => path(index / 24));
  const length = rough.reduce(
    (sum, at, index) =>
      index === 0
        ? 0
        : sum +
          Math.hypot(at[0] - rough[index - 1][0], at[1] - rough[index - 1][1], at[2] - rough[index - 1][2]),
    0,
  );
  const steps = Math.max(4, Math.ceil(length * scale * 1.5));
  return Array.from({ length: steps }, (_, index): Piece => {
    const t = (index + 0.5) / steps;
    const [before, after] = [path(Math.max(0, t - 0.004)), path(Math.min(1, t + 0.004))];
    const way = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const flat = Math.hypot(way[0], way[1]) || 1;
    const at = path(t);
    const glance = Math.sqrt(Math.max(0, 1 - dot(way, half) ** 2));
    const lit = Math.sqrt(Math.max(0, 1 - dot(way, sun) ** 2));
    const form = facing === undefined ? 0.8 : clamp(dot(facing(t), sun) * 0.8 + 0.3);
    const left = open(t);
    return {
      at: [at[0] * scale, at[1] * scale, at[2] * scale],
      across: [-way[1] / flat, way[0] / flat],
      radius: radius * scale,
      along: t * length,
      pitch,
      ply,
      body: tone * left * (0.16 + 0.84 * form * lit),
      shine: gloss * glance ** 26 * form ** 1.6 * left,
    };
  });
}
