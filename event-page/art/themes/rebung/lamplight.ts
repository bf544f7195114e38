import type { Sharp } from "sharp";
import { covered, cross, grid, normals, triangles, ways } from "../../kit/mesh.ts";
import { clamp, mix, smooth, unit, type Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { noise } from "../../kit/random.ts";
import { fibre } from "./songket.ts";

/* Songket in space under one low warm lamp: gold flares where a fold turns to it and dies in the shade; silk is shot, deep green with gold behind it. */

/** Place; thread along the weft, and across it from the hem. */
export type Corner = readonly [x: number, y: number, z: number, along: number, across: number];

export interface Lamp {
  /** Where it stands, in points as they are shown, and how far it reaches. */
  place: Three;
  reach: number;
  power: number;
  /** How far shade is thrown. */
  thrown?: number;
  around?: number;
}

const nowhere = -1e5;
const warm: Three = [1, 0.8, 0.52];
const cool: Three = [0.045, 0.075, 0.07];
const gold = { body: [0.4, 0.2, 0.04], gloss: [1, 0.74, 0.32] } as const;
const warp = { body: [0.005, 0.058, 0.027], gloss: [0.09, 0.28, 0.12] } as const;
const weft = { body: [0.009, 0.07, 0.024], gloss: [0.32, 0.38, 0.12] } as const;

const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Three, b: Three, share: number): Three => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];

export class Songket {
  readonly width: number;
  readonly height: number;
  readonly #fine: number;
  readonly #depth: Float32Array;
  readonly #normal: Float32Array;
  readonly #weft: Float32Array;
  readonly #thread: Float32Array;

  constructor(width: number, height: number, density: number) {
    this.#fine = density * 2;
    this.width = Math.round(width * this.#fine);
    this.height = Math.round(height * this.#fine);
    const count = this.width * this.height;
    this.#depth = new Float32Array(count).fill(nowhere);
    this.#normal = new Float32Array(count * 3);
    this.#weft = new Float32Array(count * 3);
    this.#thread = new Float32Array(count * 2);
  }

  /** A length of cloth whose weft runs along u. */
  sheet(across: number, along: number, point: (u: number, v: number) => Corner): void {
    const fine = this.#fine;
    const points = grid(across, along, (u, v): Corner => {
      const [x, y, z, ...thread] = point(u, v);
      return [x * fine, y * fine, z * fine, ...thread];
    });
    const facing = normals(points, across, along);
    const runs = points.map((_, k) => unit(ways(points, across, along, k)[0]));
    for (const [a, b, c] of triangles(across, along)) {
      const [A, B, C] = [points[a], points[b], points[c]];
      covered(this, [A, B, C], (k, z, p, q, r) => {
        if (z <= this.#depth[k]) return;
        this.#depth[k] = z;
        for (let part = 0; part < 3; part += 1) {
          const to = k * 3 + part;
          this.#normal[to] = p * facing[a][part] + q * facing[b][part] + r * facing[c][part];
          this.#weft[to] = p * runs[a][part] + q * runs[b][part] + r * runs[c][part];
        }
        for (let part = 0; part < 2; part += 1)
          this.#thread[k * 2 + part] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
      });
    }
  }

  lit(lamp: Lamp): Sharp {
    const { width, height } = this;
    const fine = this.#fine;
    const data = new Float32Array(width * height * 4);
    const place: Three = [lamp.place[0] * fine, lamp.place[1] * fine, lamp.place[2] * fine];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const k = y * width + x;
        const z = this.#depth[k];
        if (z === nowhere) continue;
        const way: Three = [place[0] - x, place[1] - y, place[2] - z];
        const L = unit(way);
        const near = lamp.power / (1 + (Math.hypot(...way) / (lamp.reach * fine)) ** 2) ** 1.5;
        const cast = this.#cast(x, y, z, L, lamp.thrown ?? 80);
        const colour = this.#shown(k, L, near * cast, this.#open(x, y, z), lamp.around ?? 1);
        for (let part = 0; part < 3; part += 1) data[k * 4 + part] = colour[part];
        data[k * 4 + 3] = 1;
      }
    }
    return exposed({ data, width, height }, 2);
  }

  #shown(k: number, L: Three, near: number, open: number, around: number): number[] {
    const at = k * 3;
    const N = unit([this.#normal[at], this.#normal[at + 1], this.#normal[at + 2]]);
    const T = unit([this.#weft[at], this.#weft[at + 1], this.#weft[at + 2]]);
    const B = cross(N, T);
    const { off, dip, isGold, isWeft, tone, shade } = fibre(this.#thread[k * 2], this.#thread[k * 2 + 1]);
    const [run, side] = isWeft ? [T, B] : [B, T];
    const n = unit(plus(plus(N, side, off * (isGold ? 0.9 : 0.6)), run, dip));
    const half = unit([L[0], L[1], L[2] + 1]);
    const glance = Math.sqrt(Math.max(0, 1 - dot(unit(plus(run, N, -dip)), half) ** 2));
    const form = clamp(dot(N, L) * 1.1 + 0.06);
    const lies = smooth(0, 0.9, dot(N, half));
    const direct = clamp(dot(n, L) * 0.88 + 0.1) * form ** 0.5 * near * mix(0.5, 1, open);
    const yarn = isGold ? gold : isWeft ? weft : warp;
    const shine = isGold
      ? (glance ** 40 * 2 + glance ** 9 * 0.62) * form * lies ** 1.6 * (0.3 + 0.7 * (1 - off * off))
      : ((glance ** 24 * 0.34 + glance ** 6 * 0.08) * lies ** 2 + clamp(dot(N, half)) ** 22 * 0.3) * form;
    return [0, 1, 2].map((part) => {
      const light =
        cool[part] * around * open * (0.5 + 0.5 * n[2]) * (isGold ? 1.3 : 2.4) + direct * warm[part];
      return (
        shade *
        tone *
        (yarn.body[part] * light + shine * near * yarn.gloss[part] * warm[part] * mix(0.4, 1, open))
      );
    });
  }

  /** 1 in the light, less where cloth stands before the lamp. */
  #cast(x: number, y: number, z: number, L: Three, thrown: number): number {
    const { width, height } = this;
    const fine = this.#fine;
    const flat = Math.hypot(L[0], L[1]) || 1e-3;
    let left = 1;
    for (let far = 2.2; far < thrown; far *= 1.16) {
      const step = far * fine;
      const [px, py] = [Math.round(x + (L[0] / flat) * step), Math.round(y + (L[1] / flat) * step)];
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      const over = this.#depth[py * width + px] - (z + (L[2] / flat) * step + 1.4 * fine);
      if (over > 0)
        left = Math.min(left, 1 - clamp(over / ((2 + far * 0.14) * fine)) * (1 - 0.4 * (far / thrown)));
      if (left < 0.03) return 0.03;
    }
    return left;
  }

  /** How much of what is around is seen from there. */
  #open(x: number, y: number, z: number): number {
    const { width, height } = this;
    let closed = 0;
    for (const radius of [4, 11, 26].map((points) => points * this.#fine)) {
      for (let turn = 0; turn < 8; turn += 1) {
        const angle = ((turn + noise(x, y, 5)) * Math.PI) / 4;
        const px = clamp(Math.round(x + radius * Math.cos(angle)), 0, width - 1);
        const py = clamp(Math.round(y + radius * Math.sin(angle)), 0, height - 1);
        closed += clamp((this.#depth[py * width + px] - z) / (radius * 1.1));
      }
    }
    return (1 - (0.9 * closed) / 24) ** 2;
  }
}
