import { Cloth, nowhere } from "../../kit/cloth.ts";
import { cross } from "../../kit/mesh.ts";
import { clamp, mix, unit, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { inside, type Weave } from "./weave.ts";

/* Songket in the round under one low lamp: sheets of cloth of which each point knows its thread, and what the lamp makes of it. */

/** Place; thread along the weft and across it; how open to the light its fold is. */
export type Corner = readonly [x: number, y: number, z: number, along: number, across: number, open: number];

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

const shade = { far: 90, over: 1.2, most: 70, softer: 0.12, lost: 0.5, dark: 0.04 };

export class Bolt {
  readonly #cloth: Cloth;
  readonly #weaveOf: Uint8Array;
  readonly #weaves: Weave[] = [];

  constructor(width: number, height: number, density: number) {
    this.#cloth = new Cloth(width, height, density, 3);
    this.#weaveOf = new Uint8Array(this.#cloth.depth.length);
  }

  /** A sheet of cloth whose weft runs along v. */
  sheet(across: number, along: number, weave: Weave, point: (u: number, v: number) => Corner): void {
    if (!this.#weaves.includes(weave)) this.#weaves.push(weave);
    const kind = this.#weaves.indexOf(weave);
    this.#cloth.sheet([across, along], "v", point, (k) => {
      this.#weaveOf[k] = kind;
    });
  }

  /** What the lamp makes of it; linear, for `exposed(…, 2)`. */
  lit(lamp: Lamp): Light {
    const { width, height, fine, depth } = this.#cloth;
    const data = new Float32Array(width * height * 4);
    const place: Three = [lamp.place[0] * fine, lamp.place[1] * fine, lamp.place[2] * fine];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const k = y * width + x;
        const z = depth[k];
        if (z === nowhere) continue;
        const way: Three = [place[0] - x, place[1] - y, place[2] - z];
        const away = Math.hypot(...way);
        const L = unit(way);
        const cast = this.#cloth.lightFrom(L, x, y, shade);
        const near = lamp.power / (1 + (away / (lamp.reach * fine)) ** 2);
        const open = this.#cloth.open(x, y, [3, 8, 18]);
        const colour = this.#thread(k, L, near, cast, open, lamp);
        for (let part = 0; part < 3; part += 1) data[k * 4 + part] = colour[part];
        data[k * 4 + 3] = 1;
      }
    }
    return { data, width, height };
  }

  #thread(k: number, L: Three, near: number, cast: number, opened: number, lamp: Lamp): number[] {
    const at = k * 3;
    const { normal, weft, thread } = this.#cloth;
    const N = unit([normal[at], normal[at + 1], normal[at + 2]]);
    const T = unit([weft[at], weft[at + 1], weft[at + 2]]);
    const B = cross(N, T);
    const [along, across, open] = [thread[at], thread[at + 1], thread[at + 2]];
    const fibre = inside(this.#weaves[this.#weaveOf[k]], along, across);
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
}
