import { linear, type Stops } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { noise, random, type Random } from "../../kit/random.ts";

/*
 * Feathers of a peacock, barb by barb: each is a hair with its own sheen, whose colour comes from where it lies about the eye
 * and from how it meets the light, as on a real feather, which has no pigment for blue or green.
 */

type Place = readonly [x: number, y: number];

export interface Feather {
  /** The shaft from its foot to the middle of the eye. */
  foot: Place;
  bend: Place;
  eye: Place;
  /** Reach of the eye, in points. */
  size: number;
  /** Where along the shaft barbs begin. */
  from?: number;
  /** Of the barbs below the eye, in sizes of the eye. */
  loose?: number;
  /** How broad a barb is, in points. */
  coarse?: number;
  /** The light that reaches it: what stands behind others has less. */
  tone?: Three;
  seed: number;
}

const zones: readonly (readonly [number, Three])[] = (
  [
    [0, "0b0a30"],
    [0.3, "121355"],
    [0.4, "123a8a"],
    [0.46, "0b6690"],
    [0.56, "0f8d90"],
    [0.635, "1f9a80"],
    [0.66, "2b1c0c"],
    [0.7, "5a3c16"],
    [0.8, "8c6326"],
    [0.885, "b08a41"],
    [0.93, "dcc07a"],
    [0.955, "5c5a26"],
    [1.02, "1c5a3c"],
    [1.3, "0f564f"],
    [1.75, "1d6a4c"],
    [2.6, "5a7438"],
    [4.2, "9a8340"],
  ] satisfies Stops
).map(([at, hex]) => [at, linear(hex)] as const);

const bronze = linear("a8813a");

function zoneAt(radius: number): Three {
  for (let index = 1; index < zones.length; index += 1) {
    const [at, colour] = zones[index];
    if (radius > at) continue;
    const [before, other] = zones[index - 1];
    return mix3(other, colour, smooth(before, at, radius));
  }
  return zones[zones.length - 1][1];
}

/** A sheet on which barbs lie; light, colours multiplied by their alpha. */
export class Plumage implements Light {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Float32Array(width * height * 4);
  }

  /** A soft dot that covers what lies below. */
  #dot(x: number, y: number, radius: number, colour: Three, cover: number): void {
    const reach = Math.ceil(radius + 0.5);
    const [cx, cy] = [Math.floor(x), Math.floor(y)];
    for (let j = cy - reach; j <= cy + reach; j += 1) {
      for (let i = cx - reach; i <= cx + reach; i += 1) {
        if (i < 0 || j < 0 || i >= this.width || j >= this.height) continue;
        const alpha = clamp(radius + 0.5 - Math.hypot(i + 0.5 - x, j + 0.5 - y)) * cover;
        if (alpha <= 0) continue;
        const k = (j * this.width + i) * 4;
        for (let part = 0; part < 3; part += 1)
          this.data[k + part] = this.data[k + part] * (1 - alpha) + colour[part] * alpha;
        this.data[k + 3] = this.data[k + 3] * (1 - alpha) + alpha;
      }
    }
  }

  /** Shade that a feather throws on those behind it. */
  #shade(x: number, y: number, radius: number, depth: number): void {
    const reach = Math.ceil(radius);
    for (let j = Math.floor(y) - reach; j <= y + reach; j += 1) {
      for (let i = Math.floor(x) - reach; i <= x + reach; i += 1) {
        if (i < 0 || j < 0 || i >= this.width || j >= this.height) continue;
        const away = Math.hypot(i - x, j - y) / radius;
        if (away >= 1) continue;
        const left = 1 - depth * (1 - away) ** 2;
        const k = (j * this.width + i) * 4;
        for (let part = 0; part < 3; part += 1) this.data[k + part] *= left;
      }
    }
  }

  feather(one: Feather): void {
    const { foot, bend, eye, size, from = 0.08, loose = 1.25, coarse = 2, tone = [1, 1, 1], seed } = one;
    const next = random(seed);
    const shaft = (t: number): Place => [
      (1 - t) ** 2 * foot[0] + 2 * t * (1 - t) * bend[0] + t * t * eye[0],
      (1 - t) ** 2 * foot[1] + 2 * t * (1 - t) * bend[1] + t * t * eye[1],
    ];
    const heading = (t: number) => {
      const [a, b] = [shaft(Math.max(0, t - 0.01)), shaft(Math.min(1, t + 0.01))];
      return Math.atan2(b[1] - a[1], b[0] - a[0]);
    };
    const long = Math.hypot(eye[0] - foot[0], eye[1] - foot[1]);
    this.#shade(eye[0] - size * 0.1, eye[1] + size * 0.2, size * 1.7, 0.5);
    const top = heading(1);
    const frame = (x: number, y: number) => {
      const [dx, dy] = [x - eye[0], y - eye[1]];
      return [dx * Math.cos(top) + dy * Math.sin(top), -dx * Math.sin(top) + dy * Math.cos(top)] as const;
    };
    // About the eye they turn about its own axis, however much the shaft bends below it.
    const axis = (t: number, own: number) => {
      const away = heading(t) - top;
      return top + own * Math.atan2(Math.sin(away), Math.cos(away));
    };
    const barb = (
      t: number,
      side: -1 | 1,
      angle: number,
      reach: number,
      curl: number,
      wide: number,
      own = 0.25,
    ) => {
      this.#barb({
        start: shaft(t),
        angle: axis(t, own) + side * angle,
        reach,
        curl: -side * curl,
        wide,
        size,
        frame,
        next,
        tone,
        seed,
      });
    };
    // Below the eye they are longer, and stand as a vane.
    const step = (coarse * 3.4) / long;
    const near = 1 - (1.05 * size) / long;
    for (let t = from; t < near; t += step * (0.7 + 0.6 * next())) {
      const share = clamp((t - from) / (near - from));
      for (const side of [-1, 1] as const)
        barb(
          t,
          side,
          mix(0.8, 0.56, share) + (next() - 0.5) * 0.12,
          size * loose * (0.45 + 0.55 * Math.sin(Math.PI * clamp(share * 0.8 + 0.2))) * (0.82 + 0.3 * next()),
          0.42 + 0.3 * next(),
          coarse,
          1,
        );
    }
    // A loose green fringe stands about the eye.
    const fringe = Math.round((size * 0.62) / coarse);
    for (let index = 0; index < fringe; index += 1) {
      const share = index / (fringe - 1);
      for (const side of [-1, 1] as const)
        barb(
          mix(near - 0.5 * (size / long), 0.996, share),
          side,
          mix(0.8, 0.06, share ** 1.5) + (next() - 0.5) * 0.14,
          size * mix(2, 1.62, share) * (0.82 + 0.24 * next()),
          mix(0.5, 0.12, share) + 0.12 * next(),
          coarse * 0.8,
        );
    }
    // Around the eye they lie close, from outside in, so that the middle is on top.
    const dense: (readonly [number, -1 | 1, number])[] = [];
    const count = Math.round((size * 1.3) / coarse);
    for (let index = 0; index < count; index += 1)
      for (const side of [-1, 1] as const)
        dense.push([mix(near - 0.35 * (size / long), 0.998, index / (count - 1)), side, index / (count - 1)]);
    for (const [t, side, share] of dense)
      barb(
        t,
        side,
        mix(0.74, 0.05, share ** 1.6) + (next() - 0.5) * 0.05,
        size * mix(1.62, 1.16, share ** 0.8) * (0.93 + 0.14 * next()),
        mix(0.55, 0.1, share),
        coarse,
      );
    this.#shaft(shaft, near, size, tone);
  }

  #barb(one: {
    start: Place;
    angle: number;
    reach: number;
    curl: number;
    wide: number;
    size: number;
    frame: (x: number, y: number) => readonly [number, number];
    next: Random;
    tone: Three;
    seed: number;
  }): void {
    const { start, angle, reach, curl, wide, size, frame, next, tone, seed } = one;
    const steps = Math.ceil(reach / 1.1);
    let [x, y] = start;
    let turned = angle;
    const own = 0.42 + 1.05 * next();
    const tint = next() - 0.5;
    const isGold = next() < 0.3;
    const path: { x: number; y: number; radius: number; colour: Three }[] = [];
    for (let index = 0; index < steps; index += 1) {
      const u = index / steps;
      turned += (curl / steps) * (0.4 + 1.2 * u);
      x += Math.cos(turned) * 1.1;
      y += Math.sin(turned) * 1.1;
      const [along, across] = frame(x, y);
      // The dark heart is notched towards the shaft.
      const heart = Math.hypot(across / 0.8, (along - size * 0.06) / 0.86) / size;
      const notch = 0.16 * Math.exp(-((across / (size * 0.13)) ** 2)) * smooth(0.15, -0.4, along / size);
      const plain = Math.hypot(across / 0.86, along / 1.04) / size;
      const radius =
        heart < 0.5 ? heart + notch * (1 - heart * 1.4) : mix(heart, plain, smooth(0.5, 0.75, heart));
      const zone = zoneAt(radius * (1 + 0.03 * (noise(x * 0.11, y * 0.11, seed) - 0.5) + 0.03 * tint));
      // Far from the eye some are of bronze.
      const colour = isGold ? mix3(zone, bronze, 0.75 * smooth(1.15, 1.7, radius)) : zone;
      // Sheen where the hair turns to the light; hue slides with the angle.
      const facing = 0.5 + 0.5 * Math.cos(2 * (turned + 0.95));
      const shimmer = 0.5 + 0.5 * Math.sin(turned * 3.2 + radius * 4 + seed);
      const bright =
        own *
        (0.6 + 0.72 * facing) *
        (1 - 0.3 * u * smooth(1.2, 2, radius)) *
        // Away from the eye hairs glint like metal where they meet the light.
        (1 + smooth(1.1, 1.7, radius) * (0.9 * facing ** 6 - 0.1));
      const lit = bright * 1.3;
      path.push({
        x,
        y,
        radius: wide * (1 - 0.75 * u ** 3) * 0.62,
        colour: [
          (colour[0] * (1 + 0.2 * (shimmer - 0.5)) + 0.006 * facing) * lit * tone[0],
          (colour[1] * (1 + 0.14 * (0.5 - shimmer)) + 0.01 * facing) * lit * tone[1],
          (colour[2] * (1 + 0.4 * (0.5 - shimmer)) + 0.004 * facing) * lit * tone[2],
        ],
      });
    }
    // Each throws a hair of shade on those below it, so that it is seen alone.
    for (const { x: px, y: py, radius, colour } of path)
      this.#dot(
        px + 0.5,
        py + 0.9,
        radius + 0.35 * wide,
        [colour[0] * 0.12, colour[1] * 0.12, colour[2] * 0.12],
        0.5,
      );
    for (const { x: px, y: py, radius, colour } of path) this.#dot(px, py, radius, colour, 0.95);
  }

  #shaft(shaft: (t: number) => Place, near: number, size: number, tone: Three): void {
    for (let t = 0; t < near + 0.4 * (1 - near); t += 0.0012) {
      const [x, y] = shaft(t);
      const wide = mix(size * 0.03, size * 0.012, t);
      const fade = smooth(near + 0.4 * (1 - near), near, t);
      const lit = (colour: Three): Three => [colour[0] * tone[0], colour[1] * tone[1], colour[2] * tone[2]];
      this.#dot(x, y, wide, lit([0.42, 0.33, 0.2]), 0.9 * fade);
      this.#dot(x - wide * 0.35, y - wide * 0.2, wide * 0.45, lit([0.86, 0.76, 0.56]), 0.8 * fade);
    }
  }
}
