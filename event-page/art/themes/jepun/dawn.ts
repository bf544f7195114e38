import { blurred } from "../../kit/blur.ts";
import { clamp, mix, mix3, unit, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cell } from "../../kit/random.ts";
import { far, type Scene } from "../../kit/scene.ts";

/*
 * One light for all that is seen here, stone and flowers alike: a low sun whose shade grows softer the farther it falls, the sky, and
 * what lit surfaces throw back into the shade. Thin petals let a part of the sun through.
 */

export class Ground {
  readonly width: number;
  readonly height: number;
  readonly z: Float32Array;
  readonly colour: Float32Array;
  readonly alpha: Float32Array;
  /** How much light comes through from behind. */
  readonly thin: Float32Array;

  constructor(width: number, height: number) {
    const count = width * height;
    this.width = width;
    this.height = height;
    this.z = new Float32Array(count);
    this.colour = new Float32Array(count * 3);
    this.alpha = new Float32Array(count);
    this.thin = new Float32Array(count);
  }

  /** Each of its points by its place: height, colour as light, alpha. */
  lay(point: (x: number, y: number) => { height: number; colour: Three; alpha?: number }): this {
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        const k = y * this.width + x;
        const { height, colour, alpha = 1 } = point(x, y);
        this.z[k] = height;
        this.alpha[k] = alpha;
        this.colour.set(colour, k * 3);
      }
    }
    return this;
  }

  /** Lays a scene of the same size on it, `lift` higher; what lies lower than the ground is not seen. */
  bear(scene: Scene, lift = 0): this {
    for (let k = 0; k < this.z.length; k += 1) {
      const z = scene.depth[k] + lift;
      if (scene.depth[k] === far || (this.alpha[k] > 0 && z < this.z[k])) continue;
      this.z[k] = z;
      this.alpha[k] = 1;
      this.thin[k] = scene.surface[k * 2 + 1];
      for (let part = 0; part < 3; part += 1) this.colour[k * 3 + part] = scene.colour[k * 3 + part];
    }
    return this;
  }
}

export interface Dawn {
  sun: Three;
  sunColour: Three;
  sky: Three;
  /** How far shade is looked for, and how much it softens on its way. */
  reach: number;
  soft?: number;
  /** Radii of the shade that what stands close throws. */
  close?: readonly number[];
  bounce?: number;
  /** How deep that shade is. */
  depth?: number;
  /** How much of the sun, or of a lamp, reaches a place. */
  fall?: (x: number, y: number) => number;
}

export function lit(ground: Ground, dawn: Dawn): Light {
  const { width, height, colour, alpha, thin } = ground;
  const { sunColour, sky, reach, soft = 0.1, close = [3, 10, 32], bounce = 0.55, depth = 0.5, fall } = dawn;
  const sun = unit(dawn.sun);
  const count = width * height;
  const open = openness(ground, close, depth);
  const direct = new Float32Array(count * 3);
  const up = new Float32Array(count);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      if (alpha[k] === 0) continue;
      const [nx, ny, nz] = facing(ground, x, y);
      up[k] = 0.5 - 0.5 * ny;
      const to = nx * sun[0] + ny * sun[1] + nz * sun[2];
      const { left, through } = shade(ground, x, y, sun, reach, soft);
      const power = fall?.(x, y) ?? 1;
      const wrap = 0.3 * thin[k];
      const front = clamp((to + wrap) / (1 + wrap)) * left;
      const behind = thin[k] * (0.4 * clamp(0.35 - to) * (0.4 + 0.6 * left) + 0.16 * through);
      for (let part = 0; part < 3; part += 1)
        direct[k * 3 + part] =
          alpha[k] * power * sunColour[part] * (front + behind * [1.06, 0.86, 0.5][part]);
    }
  }
  const thrown = blurred3(
    direct.map((one, index) => one * colour[index]),
    width,
    height,
    close.at(-1) ?? 30,
  );
  const data = new Float32Array(count * 4);
  for (let k = 0; k < count; k += 1) {
    if (alpha[k] === 0) continue;
    const air = open[k] * mix(0.72, 1.12, up[k]);
    for (let part = 0; part < 3; part += 1) {
      const body =
        sky[part] * air +
        direct[k * 3 + part] * mix(open[k], 1, 0.6) +
        bounce * thrown[k * 3 + part] * (1.15 - 0.6 * open[k]);
      data[k * 4 + part] = colour[k * 3 + part] * body * alpha[k];
    }
    data[k * 4 + 3] = alpha[k];
  }
  return { data, width, height };
}

/** Of both slopes at a place the gentler one, so that an edge draws no line. */
function facing({ width, height, z, alpha }: Ground, x: number, y: number): Three {
  const k = y * width + x;
  const slope = (step: number, hasBefore: boolean, hasAfter: boolean) => {
    const before = hasBefore && alpha[k - step] > 0 ? z[k] - z[k - step] : Number.NaN;
    const after = hasAfter && alpha[k + step] > 0 ? z[k + step] - z[k] : Number.NaN;
    if (Number.isNaN(before)) return Number.isNaN(after) ? 0 : after;
    if (Number.isNaN(after)) return before;
    const [a, b] = [Math.abs(before), Math.abs(after)];
    if (Math.max(a, b) > 3 * Math.min(a, b) + 1.5) return a < b ? before : after;
    return (before + after) / 2;
  };
  return unit([-slope(1, x > 0, x < width - 1), -slope(width, y > 0, y < height - 1), 1]);
}

/** How much of the sun is left, and how much comes through thin things before it. */
function shade(
  { width, height, z, alpha, thin }: Ground,
  x: number,
  y: number,
  sun: Three,
  reach: number,
  soft: number,
) {
  const own = z[y * width + x];
  const flat = Math.hypot(sun[0], sun[1]) || 1;
  const [dx, dy, rise] = [sun[0] / flat, sun[1] / flat, sun[2] / flat];
  let [left, through] = [1, 0];
  for (let away = 1.5 + cell(x, y, 5); away < reach; away += Math.max(1, away * 0.03)) {
    const px = Math.round(x + dx * away);
    const py = Math.round(y + dy * away);
    if (px < 0 || py < 0 || px >= width || py >= height) break;
    const k = py * width + px;
    if (alpha[k] === 0) continue;
    const wide = 1.2 + away * soft;
    const over = clamp((z[k] - own - rise * away + wide * 0.35) / wide);
    if (over > 0) {
      const kept = 1 - over * (1 - 0.34 * thin[k]);
      if (kept < left) left = kept;
      through = Math.max(through, over * thin[k]);
    }
    if (left < 0.02) break;
  }
  return { left, through };
}

/** How open each place is to the air: what near it stands higher takes of it. */
function openness(
  { width, height, z, alpha }: Ground,
  radii: readonly number[],
  depth: number,
): Float32Array {
  const out = new Float32Array(z.length).fill(1);
  for (const radius of radii) {
    const mean = blurred(z, width, height, radius >> 1);
    for (let k = 0; k < out.length; k += 1)
      if (alpha[k] > 0) out[k] *= 1 - depth * clamp((mean[k] - z[k]) / (radius * 0.9));
  }
  return out;
}

function blurred3(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let part = 0; part < 3; part += 1) {
    const own = Float32Array.from({ length: width * height }, (_, k) => values[k * 3 + part]);
    const soft = blurred(own, width, height, radius);
    for (let k = 0; k < soft.length; k += 1) out[k * 3 + part] = soft[k];
  }
  return out;
}

/** Air between what is seen and the eye. */
export function misted(
  { data, width, height }: Light,
  mist: (x: number, y: number) => readonly [Three, number],
): Light {
  const out = Float32Array.from(data);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = (y * width + x) * 4;
      const [air, share] = mist(x, y);
      const alpha = data[k + 3];
      const now = mix3(
        [data[k], data[k + 1], data[k + 2]],
        [air[0] * alpha, air[1] * alpha, air[2] * alpha],
        share,
      );
      out.set(now, k);
    }
  }
  return { data: out, width, height };
}
