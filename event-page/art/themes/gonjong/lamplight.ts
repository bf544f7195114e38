import { covered, cross, grid, normals, triangles, ways } from "../../kit/mesh.ts";
import { clamp, mix, unit, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { noise } from "../../kit/random.ts";
import { inside, type Weave } from "./weave.ts";

/* Songket in the round under one low lamp: sheets of cloth of which each point knows its thread, and what the lamp makes of it. */

/** Place; thread along the weft and across it; how open to the light its fold is. */
export type Corner = readonly [x: number, y: number, z: number, along: number, across: number, open: number];

const nowhere = -1e5;
const metal = { body: [0.56, 0.3, 0.075], gloss: [1, 0.74, 0.34] } as const;
const silk = { body: [0.2, 0.005, 0.012], gloss: [0.6, 0.075, 0.06] } as const;
/** The lamp's own colour, and what folds throw back into each other. */
const warm: Three = [1, 0.84, 0.62];
const back: Three = [0.07, 0.008, 0.01];

const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Three, b: Three, share: number): Three => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];

export interface Lamp {
  /** Where it stands, in points as they are shown, and how far it reaches. */
  place: Three;
  reach: number;
  power: number;
  /** Light that comes from everywhere, and what is left of the day behind it. */
  around: Three;
  rim: Three;
  rimFrom: Three;
}

export class Bolt {
  readonly width: number;
  readonly height: number;
  readonly fine: number;
  readonly depth: Float32Array;
  readonly normal: Float32Array;
  readonly weft: Float32Array;
  readonly thread: Float32Array;
  readonly weaveOf: Uint8Array;
  readonly #weaves: Weave[] = [];

  constructor(width: number, height: number, density: number) {
    this.fine = density * 2;
    this.width = Math.round(width * this.fine);
    this.height = Math.round(height * this.fine);
    const count = this.width * this.height;
    this.depth = new Float32Array(count).fill(nowhere);
    this.normal = new Float32Array(count * 3);
    this.weft = new Float32Array(count * 3);
    this.thread = new Float32Array(count * 3);
    this.weaveOf = new Uint8Array(count);
  }

  /** A sheet of cloth whose weft runs along v. */
  sheet(across: number, along: number, weave: Weave, point: (u: number, v: number) => Corner): void {
    if (!this.#weaves.includes(weave)) this.#weaves.push(weave);
    const kind = this.#weaves.indexOf(weave);
    const points = grid(across, along, (u, v): Corner => {
      const [x, y, z, ...rest] = point(u, v);
      return [x * this.fine, y * this.fine, z * this.fine, ...rest];
    });
    const facing = normals(points, across, along);
    const runs = points.map((_, k) => unit(ways(points, across, along, k)[1]));
    for (const [a, b, c] of triangles(across, along)) {
      const [A, B, C] = [points[a], points[b], points[c]];
      covered(this, [A, B, C], (k, z, p, q, r) => {
        if (z <= this.depth[k]) return;
        this.depth[k] = z;
        this.weaveOf[k] = kind;
        for (let part = 0; part < 3; part += 1) {
          const to = k * 3 + part;
          this.normal[to] = p * facing[a][part] + q * facing[b][part] + r * facing[c][part];
          this.weft[to] = p * runs[a][part] + q * runs[b][part] + r * runs[c][part];
          this.thread[to] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
        }
      });
    }
  }

  /** What the lamp makes of it; linear, for `exposed(…, 2)`. */
  lit(lamp: Lamp): Light {
    const { width, height, fine, depth } = this;
    const data = new Float32Array(width * height * 4);
    const place: Three = [lamp.place[0] * fine, lamp.place[1] * fine, lamp.place[2] * fine];
    const opens = this.#openness();
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const k = y * width + x;
        const z = depth[k];
        if (z === nowhere) continue;
        const way: Three = [place[0] - x, place[1] - y, place[2] - z];
        const away = Math.hypot(...way);
        const L = unit(way);
        const cast = this.#cast(x, y, z, L);
        const near = lamp.power / (1 + (away / (lamp.reach * fine)) ** 2);
        const colour = this.#thread(k, L, near, cast, opens[k], lamp);
        for (let part = 0; part < 3; part += 1) data[k * 4 + part] = colour[part];
        data[k * 4 + 3] = 1;
      }
    }
    return { data, width, height };
  }

  #thread(k: number, L: Three, near: number, cast: number, opened: number, lamp: Lamp): number[] {
    const at = k * 3;
    const N = unit([this.normal[at], this.normal[at + 1], this.normal[at + 2]]);
    const T = unit([this.weft[at], this.weft[at + 1], this.weft[at + 2]]);
    const B = cross(N, T);
    const [along, across, open] = [this.thread[at], this.thread[at + 1], this.thread[at + 2]];
    const fibre = inside(this.#weaves[this.weaveOf[k]], along, across);
    const { off, dip, isGold } = fibre;
    const n = unit(plus(plus(N, B, off * (isGold ? 0.95 : 0.75)), T, dip));
    // Gold runs with the weft, the silk that is seen with the warp.
    const run = unit(isGold ? plus(T, N, -dip) : plus(B, N, -off * 0.4));
    const half = unit([L[0], L[1], L[2] + 1]);
    const facing = dot(n, L);
    const form = clamp(dot(N, L) + 0.12);
    const glance = Math.sqrt(Math.max(0, 1 - dot(run, half) ** 2));
    const fold = open * opened;
    const direct = clamp(facing * 0.84 + 0.16) * cast * near * mix(0.55, 1, fold);
    const edge =
      (1 - clamp(N[2])) ** 2.4 * clamp(N[0] * lamp.rimFrom[0] + N[1] * lamp.rimFrom[1] + 0.1) * fold;
    const shine = isGold
      ? (glance ** 34 * 1.5 + glance ** 8 * 0.42) * form * cast * near * (0.35 + 0.65 * (1 - off * off))
      : glance ** 16 * 0.22 * form * cast * near;
    const { body, gloss } = isGold ? metal : silk;
    return [0, 1, 2].map((part) => {
      const ambient = lamp.around[part] * fold * (0.55 + 0.45 * n[2]) + back[part] * (1 - fold) * near * 2;
      const light = ambient + direct * warm[part] + edge * lamp.rim[part] * 2.2;
      const glint = shine * gloss[part] * warm[part] * mix(0.4, 1, fold);
      return (
        fibre.shade * (body[part] * fibre.tone * light + glint) +
        edge * lamp.rim[part] * (isGold ? 0.5 : 0.06)
      );
    });
  }

  /** 1 in the light, less where something stands before the lamp. */
  #cast(x: number, y: number, z: number, L: Three): number {
    const { width, height, depth, fine } = this;
    const flat = Math.hypot(L[0], L[1]) || 1e-3;
    let left = 1;
    for (let far = 2.2; far < 90; far *= 1.16) {
      const step = far * fine;
      const [px, py] = [Math.round(x + (L[0] / flat) * step), Math.round(y + (L[1] / flat) * step)];
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      const over = depth[py * width + px] - (z + (L[2] / flat) * step + 1.2 * fine);
      if (over > 0 && over < 70 * fine)
        left = Math.min(left, 1 - clamp(over / ((2 + far * 0.12) * fine)) * (1 - 0.5 * (far / 90)));
      if (left < 0.04) break;
    }
    return left;
  }

  #openness(): Float32Array {
    const { width, height, depth, fine } = this;
    const open = new Float32Array(width * height);
    const rings = [3, 8, 18].map((radius) => radius * fine);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const z = depth[y * width + x];
        if (z === nowhere) continue;
        let closed = 0;
        for (const radius of rings) {
          for (let turn = 0; turn < 8; turn += 1) {
            const angle = ((turn + noise(x, y, 5)) * Math.PI) / 4;
            const px = clamp(Math.round(x + radius * Math.cos(angle)), 0, width - 1);
            const py = clamp(Math.round(y + radius * Math.sin(angle)), 0, height - 1);
            closed += clamp((depth[py * width + px] - z) / (radius * 1.1));
          }
        }
        open[y * width + x] = (1 - (0.9 * closed) / 24) ** 2;
      }
    }
    return open;
  }
}
