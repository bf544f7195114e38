import sharp, { type Sharp } from "sharp";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { rgb } from "./colour.ts";
import { cloudy, noise, random, type Random } from "./random.ts";

/*
 * Watercolour as pigment on cold-press paper. A stroke is wet: it reserves what lies below it, leaves a thin unpainted gap,
 * gathers pigment at its edge and in the tooth of the paper, and now and then runs back. Glazes multiply (Beer and Lambert).
 * A stroke has a body, so that the same flower lies on ivory, on moss green and on a photo.
 */

/** How much of red, green and blue light a pigment takes. */
export type Pigment = Three;

export function pigment(hex: string): Pigment {
  const [red, green, blue] = rgb(hex).map((part) => -Math.log(Math.max(part / 255, 0.02)));
  return [red, green, blue];
}

export type Dot = readonly [x: number, y: number];

export interface Stroke {
  a: Pigment;
  b?: Pigment;
  /** Place within the stroke, for `tone`. */
  local?: (x: number, y: number) => Dot;
  /** Density, 0..1 and above. */
  tone?: (u: number, v: number) => number;
  /** Share of the second pigment, and how much it varies. */
  mix?: number;
  mixVary?: number;
  /** How much of what lies below is reserved, and the gap around, in points. */
  lift?: number;
  halo?: number;
  edge?: number;
  grain?: number;
  /** Chance of a run-back. */
  bloom?: number;
  wobble?: number;
  /** Of its body. */
  cover?: number;
  soft?: number;
  flow?: number;
}

/** Tooth of the paper, 0..1. */
function tooth(x: number, y: number): number {
  return 0.6 * cloudy(x / 5.2, y / 5.2, 91, 2) + 0.4 * cloudy(x / 2.1, y / 2.1, 92, 2);
}

interface RunBack {
  x: number;
  y: number;
  radius: number;
}

/** One sheet of paper. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly next: Random;
  readonly #density: Float32Array;
  readonly #body: Float32Array;
  readonly #seed: number;
  #strokes = 0;

  constructor(width: number, height: number, seed: number) {
    this.width = width;
    this.height = height;
    this.next = random(seed);
    this.#seed = seed;
    this.#density = new Float32Array(width * height * 3);
    this.#body = new Float32Array(width * height);
  }

  get strokes(): number {
    return this.#strokes;
  }

  /** A closed outline as one wet stroke. */
  paint(outline: readonly Dot[], stroke: Stroke): void {
    this.#strokes += 1;
    const { halo = 0, wobble = 1, soft = 0.7, bloom = 0.35, lift = 0.9, cover = 1 } = stroke;
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const size = Math.max(4, Math.min(right - left, bottom - top));
    const pad = 6 + halo + wobble * 3 + soft;
    const seed = this.#seed * 31 + this.#strokes * 7;
    const next = random(seed + 5);
    const hasRun = size > 26 && next() < bloom;
    const run: RunBack | null = hasRun
      ? {
          x: mix(left, right, 0.2 + 0.6 * next()),
          y: mix(top, bottom, 0.2 + 0.6 * next()),
          radius: size * (0.22 + 0.25 * next()),
        }
      : null;
    for (let y = Math.max(0, Math.floor(top - pad)); y <= Math.min(this.height - 1, bottom + pad); y += 1) {
      for (let x = Math.max(0, Math.floor(left - pad)); x <= Math.min(this.width - 1, right + pad); x += 1) {
        const wander = (one: number) =>
          ((cloudy(x / 26, y / 26, seed + one, 2) - 0.5) * 7 +
            (noise(x / 5, y / 5, seed + 3 + one) - 0.5) * 1.7) *
          wobble;
        const [px, py] = [x + wander(0), y + wander(1)];
        const depth = inside(outline, px, py);
        if (depth < -halo - soft - 1) continue;
        const rough = tooth(x, y);
        const wet = smooth(-soft, soft, depth + (rough - 0.5) * 1.2);
        const k = y * this.width + x;
        if (lift > 0) {
          const gap =
            halo === 0
              ? 0
              : smooth(-halo, -halo + 1.2, depth) *
                smooth(0.2, 0.6, cloudy(x / 18, y / 18, seed + 9, 2) + 0.12);
          const left3 = 1 - lift * Math.max(wet, gap);
          for (let part = 0; part < 3; part += 1) this.#density[k * 3 + part] *= left3;
        }
        if (wet <= 0) continue;
        this.#body[k] = Math.max(this.#body[k], wet * cover);
        this.#lay(k, { x, y, px, py, depth, rough, wet, seed, size, run }, stroke);
      }
    }
  }

  #lay(
    k: number,
    at: {
      x: number;
      y: number;
      px: number;
      py: number;
      depth: number;
      rough: number;
      wet: number;
      seed: number;
      size: number;
      run: RunBack | null;
    },
    stroke: Stroke,
  ): void {
    const { x, y, depth, seed, size } = at;
    const { a, b = a, local, tone = () => 0.5, edge = 0.5, grain = 0.4, flow = 0.7 } = stroke;
    const [u, v] = local?.(at.px, at.py) ?? [0.5, 0];
    const meant = Math.max(0, tone(u, v));
    const flowed = 1 - flow * 0.5 + flow * cloudy(x / (size * 0.45 + 8), y / (size * 0.45 + 8), seed + 11, 3);
    let density = meant * flowed * (1 + grain * 1.5 * (at.rough - 0.5)) * runBack(at.run, x, y, seed);
    if (depth > -1) {
      const line = 0.35 + 1.1 * cloudy(x / 22, y / 22, seed + 31, 2);
      const off = Math.max(0, depth);
      density +=
        edge *
        line *
        (0.55 * Math.exp(-off / 1.25) + 0.2 * Math.exp(-off / 6)) *
        (0.25 + 0.75 * Math.min(1, meant));
    }
    const varied = cloudy(x / (size * 0.5 + 14), y / (size * 0.5 + 14), seed + 41, 2) - 0.5;
    const share = clamp((stroke.mix ?? 0.3) + (stroke.mixVary ?? 0.8) * varied * 1.6);
    for (let part = 0; part < 3; part += 1)
      this.#density[k * 3 + part] += mix(a[part], b[part], share) * density * at.wet;
  }

  /** The sheet without its paper. */
  dried(): Sharp {
    const { width, height } = this;
    const body = [1, 0.988, 0.965];
    const out = Buffer.alloc(width * height * 4);
    for (let k = 0; k < width * height; k += 1) {
      const through = [0, 1, 2].map((part) => Math.exp(-this.#density[k * 3 + part]));
      const alpha = Math.max(this.#body[k], 1 - Math.min(...through));
      if (alpha < 0.006) continue;
      for (let part = 0; part < 3; part += 1)
        out[k * 4 + part] = Math.round(255 * clamp((body[part] * (through[part] - (1 - alpha))) / alpha));
      out[k * 4 + 3] = Math.round(alpha * 255);
    }
    return sharp(out, { raw: { width, height, channels: 4 } });
  }
}

/** How far a place lies inside an outline; negative outside. */
function inside(outline: readonly Dot[], px: number, py: number): number {
  let [nearest, isInside] = [1e9, false];
  const count = outline.length;
  for (let index = 0, before = count - 1; index < count; before = index, index += 1) {
    const [ax, ay] = outline[index];
    const [ex, ey] = [outline[before][0] - ax, outline[before][1] - ay];
    const [wx, wy] = [px - ax, py - ay];
    const along = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9));
    const [qx, qy] = [wx - ex * along, wy - ey * along];
    nearest = Math.min(nearest, qx * qx + qy * qy);
    if (ay > py !== ay + ey > py && px < (ex * (py - ay)) / ey + ax) isInside = !isInside;
  }
  return (isInside ? 1 : -1) * Math.sqrt(nearest);
}

function runBack(run: RunBack | null, x: number, y: number, seed: number): number {
  if (run === null) return 1;
  const angle = Math.atan2(y - run.y, x - run.x);
  const radius =
    run.radius * (0.75 + 0.5 * cloudy(Math.cos(angle) * 2.3 + 9, Math.sin(angle) * 2.3 + 9, seed + 21, 3));
  const away = Math.hypot(x - run.x, y - run.y) / radius;
  return away < 1 ? 0.58 + 0.42 * away ** 3 : 1 + 0.45 * Math.exp(-(away - 1) * 11);
}
