import sharp, { type Sharp } from "sharp";
import { clamp, mix, smooth, wrapped } from "./numbers.ts";
import { cloudy, random, type Random } from "./random.ts";
import type { Pigment } from "./watercolour.ts";

/*
 * Ink and water on a raw sheet: dots of a full brush, strokes whose hairs part and leave the paper, washes that dry with a dark
 * edge. Each mark darkens what lies below it; water takes back what mist or light stands before.
 */

export type Place = readonly [x: number, y: number];

interface Mark {
  a: Pigment;
  b?: Pigment;
  /** Share of the second pigment. */
  mix?: number;
  amount: number;
  /** How much of what lies below is taken up. */
  lift?: number;
}

export interface Dab extends Mark {
  long: number;
  wide: number;
  angle: number;
  /** How dark it dries along its rim. */
  edge?: number;
  /** How far forward it is widest: 1 in the middle, less towards its foot. */
  belly?: number;
}

export interface Limb extends Mark {
  /** Lines that grow into one another: places that each is drawn through, and half its width there. */
  lines: readonly (readonly (readonly [x: number, y: number, half: number])[])[];
  /** How dry the brush is: 0..1. */
  dry?: number;
  /** Which way its lit side looks, in radians; that side is paler. */
  light?: number;
  /** How much paler. */
  round?: number;
}

export class Ink {
  readonly width: number;
  readonly height: number;
  readonly next: Random;
  readonly #density: Float32Array;
  readonly #tooth: Float32Array;
  readonly #drift: Float32Array;
  readonly #isEndless: boolean;
  #marks = 0;

  /** @param isEndless what leaves it at one side comes back at the other */
  constructor(width: number, height: number, seed: number, isEndless = false) {
    this.width = width;
    this.height = height;
    this.next = random(seed);
    this.#isEndless = isEndless;
    this.#density = new Float32Array(width * height * 3);
    this.#tooth = new Float32Array(width * height);
    this.#drift = new Float32Array(width * height);
    const period = isEndless ? width / 5 : 0;
    const wide = isEndless ? width / 8 : 0;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const k = y * width + x;
        this.#tooth[k] =
          0.6 * cloudy(x / 5, y / 5, 91, 2, period) + 0.4 * cloudy(x / 2.5, y / 2.5, 92, 1, period * 2);
        this.#drift[k] = cloudy(x / 8, y / 8, seed + 3, 2, wide) - 0.5;
      }
    }
  }

  /** The place of a point in what is kept, or -1 where it lies past the sheet. */
  #at(x: number, y: number): number {
    if (y < 0 || y >= this.height) return -1;
    if (this.#isEndless) return y * this.width + wrapped(x, this.width);
    return x < 0 || x >= this.width ? -1 : y * this.width + x;
  }

  #lay(k: number, { a, b = a, mix: share = 0, lift = 0 }: Mark, amount: number, wet = 0): void {
    for (let part = 0; part < 3; part += 1)
      this.#density[k * 3 + part] =
        this.#density[k * 3 + part] * (1 - lift * wet) + mix(a[part], b[part], share) * amount;
  }

  /** One press of a pointed brush, from its foot at (x, y). */
  dab(x: number, y: number, dab: Dab): void {
    const { long, wide, angle, amount, edge = 0.5, belly = 0.85 } = dab;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.max(long, wide) + 2;
    const [mx, my] = [x + (cos * long) / 2, y + (sin * long) / 2];
    const pad = reach / 2 + wide / 2 + 2;
    for (let py = Math.floor(my - pad); py <= my + pad; py += 1) {
      for (let px = Math.floor(mx - pad); px <= mx + pad; px += 1) {
        const k = this.#at(px, py);
        if (k < 0) continue;
        const sway = this.#drift[k] * Math.min(2.4, wide * 0.5);
        const u = ((px - x) * cos + (py - y) * sin) / long;
        if (u < -0.05 || u > 1.05) continue;
        const v = -(px - x) * sin + (py - y) * cos + sway;
        const half = (wide / 2) * Math.sin(Math.PI * clamp(u) ** belly) ** 0.8;
        const depth = half - Math.abs(v);
        const wet = smooth(-0.7, 0.7, depth + (this.#tooth[k] - 0.5) * 1.2);
        if (wet <= 0) continue;
        const rim = edge * Math.exp(-Math.max(0, depth) / 1.1);
        this.#lay(k, dab, amount * wet * (0.55 + 0.7 * this.#tooth[k] + rim - 0.25 * u), wet);
      }
    }
  }

  /** Strokes along bent lines: light on one of its sides, hairs that part where the brush is dry. */
  limb(limb: Limb): void {
    this.#marks += 1;
    const { lines, dry = 0.3, light = Math.PI, round = 0.6, amount } = limb;
    const seed = this.#marks * 17;
    const near = new Map<number, { depth: number; side: number; far: number; turn: number }>();
    const parts = lines.flatMap((line) => {
      let far = 0;
      return line.slice(1).map((end, index) => {
        const start = line[index];
        const before = far;
        far += Math.hypot(end[0] - start[0], end[1] - start[1]);
        return { start, end, far: before };
      });
    });
    for (const { start, end, far } of parts) {
      const [[ax, ay, from], [bx, by, to]] = [start, end];
      const [ex, ey] = [bx - ax, by - ay];
      const length = Math.hypot(ex, ey) || 1;
      const pad = Math.max(from, to) + 3;
      for (let y = Math.floor(Math.min(ay, by) - pad); y <= Math.max(ay, by) + pad; y += 1) {
        for (let x = Math.floor(Math.min(ax, bx) - pad); x <= Math.max(ax, bx) + pad; x += 1) {
          const k = this.#at(x, y);
          if (k < 0) continue;
          const t = clamp(((x - ax) * ex + (y - ay) * ey) / (length * length));
          const half = mix(from, to, t);
          const side = ((x - ax) * -ey + (y - ay) * ex) / length;
          const away =
            Math.hypot(x - ax - ex * t, y - ay - ey * t) + this.#drift[k] * Math.min(3, 0.6 + half * 0.22);
          const depth = half - away;
          if (depth < -2) continue;
          const known = near.get(k);
          if (known === undefined || depth > known.depth)
            near.set(k, {
              depth,
              side: clamp(side / (half + 0.5), -1, 1),
              far: far + length * t,
              turn: Math.atan2(ey, ex),
            });
        }
      }
    }
    for (const [k, { depth, side, far: place, turn }] of near) {
      const tooth = this.#tooth[k];
      const wet = smooth(-0.8, 0.8, depth + (tooth - 0.5) * 1.4);
      if (wet <= 0) continue;
      const hair = cloudy(place / 46, side * 5 + seed, seed, 2);
      const lit = 0.5 + 0.5 * side * Math.sin(light - turn);
      const parted = smooth(0.25, 0.75, hair + (tooth - 0.5) * 0.9 - dry * lit * 0.7 + 0.2);
      const body = mix(1, 1 - round, lit) * (0.55 + 0.9 * hair);
      const rim = 0.3 * Math.exp(-Math.max(0, depth) / 1.5);
      this.#lay(k, limb, amount * wet * (body * mix(1, parted, dry) + rim) * (0.8 + 0.4 * tooth), wet);
    }
  }

  /** A puddle: pale in the middle, in places with the dark edge that it dried with, and backruns. */
  wash(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    mark: Mark & { edge?: number; ragged?: number },
  ): void {
    this.#marks += 1;
    const { amount, edge = 0.4, ragged = 0.5 } = mark;
    const seed = this.#marks * 23;
    const size = Math.min(rx, ry);
    const [sx, sy] = [rx * (1 + ragged), ry * (1 + ragged)];
    for (let y = Math.floor(cy - sy); y <= cy + sy; y += 1) {
      for (let x = Math.floor(cx - sx); x <= cx + sx; x += 1) {
        const k = this.#at(x, y);
        if (k < 0) continue;
        const wander = (one: number) =>
          (cloudy(x / (size * 0.9), y / (size * 0.7), seed + one, 3) - 0.5) * ragged * 2.2;
        const depth = 1 - Math.hypot((x - cx) / rx + wander(0), (y - cy) / ry + wander(7));
        if (depth < -0.06) continue;
        const dried = smooth(0.38, 0.62, cloudy(x / (size * 1.2) + 9, y / size, seed + 15, 2));
        const wet = mix(smooth(-0.05, 0.55, depth), smooth(-0.03, 0.02, depth), dried);
        const rim = edge * dried * Math.exp(-Math.max(0, depth) * size * 0.22);
        const pool = 0.55 + 0.9 * cloudy(x / (size * 0.6), y / (size * 0.5), seed + 21, 3);
        this.#lay(k, mark, amount * wet * (pool * 0.8 + rim) * (0.75 + 0.5 * this.#tooth[k]));
      }
    }
  }

  /** Wet in wet: whatever lies there spreads by so many points. */
  soak(reach: number): void {
    const size = reach * 2 + 1;
    const { width, height } = this;
    const spread = (
      count: number,
      length: number,
      at: (line: number, place: number) => number,
      isRound: boolean,
    ) => {
      const line = new Float32Array(length);
      for (let one = 0; one < count; one += 1)
        for (let part = 0; part < 3; part += 1) {
          for (let place = 0; place < length; place += 1)
            line[place] = this.#density[at(one, place) * 3 + part];
          const from = (place: number) =>
            line[isRound ? wrapped(place, length) : clamp(place, 0, length - 1)];
          let sum = 0;
          for (let place = -reach; place <= reach; place += 1) sum += from(place);
          for (let place = 0; place < length; place += 1) {
            this.#density[at(one, place) * 3 + part] = sum / size;
            sum += from(place + reach + 1) - from(place - reach);
          }
        }
    };
    for (let again = 0; again < 2; again += 1) {
      spread(height, width, (line, place) => line * width + place, this.#isEndless);
      spread(width, height, (line, place) => place * width + line, false);
    }
  }

  /** Clear water: keeps a share of what was laid at each place. */
  rinse(kept: (x: number, y: number) => number): void {
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        const share = kept(x, y);
        const k = (y * this.width + x) * 3;
        for (let part = 0; part < 3; part += 1) this.#density[k + part] *= share;
      }
    }
  }

  /** A share of what was laid turns to another pigment, as deep as it was. */
  turn(to: Pigment, shareAt: (x: number, y: number) => number): void {
    const whole = to[0] + to[1] + to[2];
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        const share = shareAt(x, y);
        if (share <= 0) continue;
        const k = (y * this.width + x) * 3;
        const depth = this.#density[k] + this.#density[k + 1] + this.#density[k + 2];
        for (let part = 0; part < 3; part += 1)
          this.#density[k + part] = mix(this.#density[k + part], (to[part] / whole) * depth, share);
      }
    }
  }

  /** The ink without its paper; `most` is how deep it can become. */
  dried(most = 2): Sharp {
    const { width, height } = this;
    const out = Buffer.alloc(width * height * 4);
    for (let k = 0; k < width * height; k += 1) {
      const through = [0, 1, 2].map((part) =>
        Math.exp(-most * (1 - Math.exp(-this.#density[k * 3 + part] / most))),
      );
      const alpha = 1 - Math.min(...through);
      if (alpha < 0.012) continue;
      for (let part = 0; part < 3; part += 1)
        out[k * 4 + part] = Math.round(255 * clamp((through[part] - (1 - alpha)) / alpha));
      out[k * 4 + 3] = Math.round(alpha * 255);
    }
    return sharp(out, { raw: { width, height, channels: 4 } });
  }
}
