import type { Sharp } from "sharp";
import { Cloth, nowhere } from "../../kit/cloth.ts";
import { cross } from "../../kit/mesh.ts";
import { clamp, mix, smooth, unit, type Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
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
  readonly #cloth: Cloth;

  constructor(width: number, height: number, density: number) {
    this.#cloth = new Cloth(width, height, density, 2);
  }

  /** A length of cloth whose weft runs along u. */
  sheet(across: number, along: number, point: (u: number, v: number) => Corner): void {
    this.#cloth.sheet([across, along], "u", point);
  }

  lit(lamp: Lamp): Sharp {
    const { width, height, fine, depth } = this.#cloth;
    const shade = { far: lamp.thrown ?? 80, over: 1.4, softer: 0.14, lost: 0.4, dark: 0.03, least: 0.03 };
    const data = new Float32Array(width * height * 4);
    const place: Three = [lamp.place[0] * fine, lamp.place[1] * fine, lamp.place[2] * fine];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const k = y * width + x;
        const z = depth[k];
        if (z === nowhere) continue;
        const way: Three = [place[0] - x, place[1] - y, place[2] - z];
        const L = unit(way);
        const near = lamp.power / (1 + (Math.hypot(...way) / (lamp.reach * fine)) ** 2) ** 1.5;
        const cast = this.#cloth.lightFrom(L, x, y, shade);
        const open = this.#cloth.open(x, y, [4, 11, 26]);
        const colour = this.#shown(k, L, near * cast, open, lamp.around ?? 1);
        for (let part = 0; part < 3; part += 1) data[k * 4 + part] = colour[part];
        data[k * 4 + 3] = 1;
      }
    }
    return exposed({ data, width, height }, 2);
  }

  #shown(k: number, L: Three, near: number, open: number, around: number): number[] {
    const at = k * 3;
    const { normal, weft: runs, thread } = this.#cloth;
    const N = unit([normal[at], normal[at + 1], normal[at + 2]]);
    const T = unit([runs[at], runs[at + 1], runs[at + 2]]);
    const B = cross(N, T);
    const { off, dip, isGold, isWeft, tone, shade } = fibre(thread[k * 2], thread[k * 2 + 1]);
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
}
