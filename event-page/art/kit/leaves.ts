import { rgb } from "./colour.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { noise } from "./random.ts";

/*
 * Young palm leaf as light sees it: ribbons with a fold along the rib, drawn one over the other. A leaf takes the light that
 * the leaves behind it have left, so that every overlap is greener, as in a real leaf against the sun.
 */

type Place = readonly [x: number, y: number];

const greens = ["fdf6cf", "f4eb9e", "e3df6c", "c3cd47", "97b233", "6b8f24", "476b17", "2c480d"].map(rgb);

/** From cream (0) to deep green (1). */
export function leafGreen(share: number): [number, number, number] {
  const at = clamp(share) * (greens.length - 1);
  const index = Math.min(greens.length - 2, Math.floor(at));
  const part = (k: 0 | 1 | 2) => mix(greens[index][k], greens[index + 1][k], at - index);
  return [part(0), part(1), part(2)];
}

export interface Ribbon {
  /** Green at its foot and at its tip. */
  from?: number;
  to?: number;
  fold?: number;
  veins?: number;
  /** A round stalk instead of a leaf. */
  isStalk?: boolean;
  twist?: (u: number) => number;
  lit?: number;
  /** How much light passes. */
  through?: number;
  seed?: number;
  shade?: (u: number, v: number) => number;
  hasRib?: boolean;
}

interface Corner {
  x: number;
  y: number;
  u: number;
  v: number;
}

/** A picture of leaves; later ones lie in front. */
export class Leaves {
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
  readonly #fine: number;
  readonly #colour: Float32Array;
  readonly #owner: Int32Array;
  #count = 0;

  /** @param fine points for each unit */
  constructor(width: number, height: number, fine: number) {
    this.#fine = fine;
    this.width = Math.round(width * fine);
    this.height = Math.round(height * fine);
    this.cover = new Float32Array(this.width * this.height);
    this.#colour = new Float32Array(this.width * this.height * 3).fill(1);
    this.#owner = new Int32Array(this.width * this.height);
  }

  /** A ribbon along points; `half` is its half width by the share of the way. */
  ribbon(points: readonly Place[], half: (u: number) => number, look: Ribbon = {}): void {
    this.#count += 1;
    const last = points.length - 1;
    const spine = points.map(([x, y], index) => {
      const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(last, index + 1)]];
      const u = index / last;
      const twist = look.twist?.(u) ?? 0;
      const narrow = look.twist === undefined ? 1 : Math.max(0.12, Math.abs(Math.cos(twist)));
      return {
        x: x * this.#fine,
        y: y * this.#fine,
        angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
        u,
        half: half(u) * narrow * this.#fine,
        isBack: Math.cos(twist) < 0,
      };
    });
    for (let index = 0; index < last; index += 1) {
      const [one, two] = [spine[index], spine[index + 1]];
      const corner = ({ x, y, angle, u, half: wide }: (typeof spine)[number], v: number): Corner => ({
        x: x - wide * v * Math.sin(angle),
        y: y + wide * v * Math.cos(angle),
        u,
        v,
      });
      for (const [left, right] of [
        [-1, 0],
        [0, 1],
      ]) {
        const [a, b] = [corner(one, left), corner(one, right)];
        const [c, d] = [corner(two, left), corner(two, right)];
        this.#triangle(a, b, c, one, look);
        this.#triangle(b, d, c, one, look);
      }
    }
  }

  #triangle(a: Corner, b: Corner, c: Corner, way: { angle: number; isBack: boolean }, look: Ribbon): void {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (Math.abs(area) < 1e-6) return;
    const x0 = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
    const x1 = Math.min(this.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
    const y0 = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
    const y1 = Math.min(this.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) {
        const q = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
        const r = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
        const p = 1 - q - r;
        if (p < -0.002 || q < -0.002 || r < -0.002) continue;
        const index = y * this.width + x;
        if (this.#owner[index] === this.#count) continue;
        this.#owner[index] = this.#count;
        const [u, v] = [clamp(p * a.u + q * b.u + r * c.u), p * a.v + q * b.v + r * c.v];
        if (look.isStalk === true) this.#lay(index, stalkColour(u, v, way.angle, look), 0);
        else this.#lay(index, leafColour(u, v, way, look), look.through ?? 0.55);
      }
    }
  }

  #lay(index: number, colour: Three, through: number): void {
    for (let part = 0; part < 3; part += 1) {
      const to = index * 3 + part;
      const under = this.cover[index] > 0 ? this.#colour[to] / 255 : 1;
      const left = 1 - through + through * under ** (part === 2 ? 0.5 : 0.8);
      this.#colour[to] = Math.min(255, colour[part] * left);
    }
    this.cover[index] = 1;
  }

  /** What is not covered has the tone of the leaves, so that edges stay clean when it is made smaller. */
  points(): Uint8ClampedArray {
    const count = this.width * this.height;
    const out = new Uint8ClampedArray(count * 4);
    for (let index = 0; index < count; index += 1) {
      const isCovered = this.cover[index] > 0;
      for (let part = 0; part < 3; part += 1)
        out[index * 4 + part] = isCovered ? this.#colour[index * 3 + part] : [206, 206, 100][part];
      out[index * 4 + 3] = isCovered ? 255 : 0;
    }
    return out;
  }
}

function stalkColour(u: number, v: number, angle: number, look: Ribbon): Three {
  const { from = 0.1, to = 0.5, seed = 1, shade } = look;
  const across = v * (-Math.sin(angle) * 0.8 + Math.cos(angle) * 0.5);
  const green = mix(from, to, u ** 0.8) + (noise(u * 5 + seed * 7, seed) - 0.5) * 0.1;
  const round = 0.7 + 0.34 * Math.sqrt(1 - v * v * 0.96) - 0.3 * across - noise(u * 300, v * 3 + seed) * 0.06;
  const light = clamp(round * (shade?.(u, v) ?? 1), 0, 1.12);
  const [red, yellow, blue] = leafGreen(green);
  return [red * light, yellow * light, blue * light];
}

function leafColour(u: number, v: number, way: { angle: number; isBack: boolean }, look: Ribbon): Three {
  const { from = 0.1, to = 0.5, fold = 0.5, veins = 7, seed = 1, lit = 0, shade, hasRib = true } = look;
  const [aside, side] = [Math.abs(v), v < 0 ? -1 : 1];
  let green = mix(from, to, u ** 0.8) + (noise(u * 5 + seed * 7, seed) - 0.5) * 0.1;
  // The halves meet the light, from behind and the upper left, at different angles.
  const facing = side * (-Math.sin(way.angle) * 0.75 + Math.cos(way.angle) * 0.66);
  let light = 0.97 - fold * 0.2 * facing;
  green += fold * 0.055 * facing;
  const vein = noise(v * veins + seed * 13, u * 1.3 + seed) - 0.5;
  const fine = noise(v * veins * 2.7 + seed * 5, u * 2 + seed) - 0.5;
  light += 0.05 * Math.sin(u * 3.1) - vein * 0.15 - fine * 0.08;
  green += vein * 0.09;
  if (way.isBack) {
    green -= 0.1;
    light += 0.03;
  }
  light *= shade?.(u, v) ?? 1;
  if (hasRib && aside < 0.09) {
    light += 0.1;
    green -= 0.13;
  } else if (hasRib && aside < 0.2 && side > 0) {
    light -= 0.13;
    green += 0.05;
  }
  if (aside > 0.86) {
    light += 0.05;
    green -= 0.05;
  }
  if (u > 0.9) {
    green += (u - 0.9) * 1.1;
    light -= (u - 0.9) * 1.2;
  }
  const shown = clamp(light + lit, 0.3, 1.13);
  const [red, yellow, blue] = leafGreen(green);
  return [red * shown, yellow * shown, blue * shown];
}

/** A smooth way through points. */
export function way(through: readonly Place[], count = 60): Place[] {
  const last = through.length - 1;
  const at = (index: number) => through[clamp(index, 0, last)];
  return Array.from({ length: count + 1 }, (_, step): Place => {
    const along = (step / count) * last;
    const index = Math.min(last - 1, Math.floor(along));
    const t = along - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const part = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    return [part(0), part(1)];
  });
}

/** A leaflet that turns from one angle to another. */
export function bent(x: number, y: number, from: number, to: number, length: number, power = 1.15): Place[] {
  const steps = 34;
  let [px, py] = [x, y];
  return Array.from({ length: steps + 1 }, (_, step): Place => {
    const place: Place = [px, py];
    const angle = mix(from, to, (step / steps) ** power);
    px += (length / steps) * Math.cos(angle);
    py += (length / steps) * Math.sin(angle);
    return place;
  });
}

/** A leaflet that leaves (x, y) at an angle and is drawn down by its weight. */
export function drooping(
  x: number,
  y: number,
  angle: number,
  length: number,
  weight: number,
  sway = 0,
  steps = 26,
): Place[] {
  let [px, py, turned] = [x, y, angle];
  return Array.from({ length: steps + 1 }, (_, step): Place => {
    const place: Place = [px, py];
    const u = step / steps;
    const down = Math.PI / 2 - turned;
    turned +=
      Math.atan2(Math.sin(down), Math.cos(down)) * weight * (0.045 + 0.1 * u) + sway * Math.sin(u * 5) * 0.03;
    px += (length / steps) * Math.cos(turned);
    py += (length / steps) * Math.sin(turned);
    return place;
  });
}

/** Half width of a leaf that is `width` where it is widest. */
export function lance(width: number, power = 0.5): (u: number) => number {
  return (u) => width * Math.sin(Math.PI * clamp(u * 0.985 + 0.012) ** power) ** 0.72;
}

/** A point of pleated leaf seen very near, with the sun behind it; 0..255. */
export function pleated(x: number, y: number, seed: number): Three {
  const angle = 1.2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const across0 = (x - 240) * s - (y - 420) * c;
  const along = (x - 240) * c + (y - 420) * s;
  const across = across0 + (noise(along / 420, across0 / 420) - 0.5) * 40 + along * along * 9e-5;
  const v = across / (1 + along * 3.6e-4);
  const pleat = v / 74;
  const [index, share] = [Math.floor(pleat), pleat - Math.floor(pleat)];
  const slope = share < 0.5 ? share * 2 : 2 - share * 2;
  const side = share < 0.5 ? 1 : -1;
  const crest = 1 - smooth(0, 0.045, Math.min(share, 1 - share));
  const valley = 1 - smooth(0, 0.03, Math.abs(share - 0.5));
  const veins = noise(v / 2.3 + seed, along / 500) - 0.5;
  const fine = noise(v / 0.9 + 9, along / 260) - 0.5;
  const broad = noise(v / 9 + 3, along / 700) - 0.5;
  const sun = Math.exp(-(((x - 150) / 300) ** 2 + ((y - 250) / 420) ** 2));
  const dapple = smooth(0.44, 0.6, noise(x / 120 + 3 + seed, y / 150 + 7)) - 0.5;
  const green =
    0.5 -
    sun * 0.34 -
    side * 0.06 +
    veins * 0.1 +
    broad * 0.12 +
    (noise(index * 3.7, seed) - 0.5) * 0.1 +
    (slope - 0.5) * 0.06 -
    crest * 0.1 +
    valley * 0.08 -
    dapple * 0.07;
  const light =
    0.95 +
    0.08 * sun +
    side * 0.035 * (1 - slope * 0.3) -
    veins * 0.09 -
    fine * 0.06 +
    crest * 0.1 -
    valley * 0.16 +
    dapple * 0.13;
  const [red, yellow, blue] = leafGreen(green);
  return [red * light, yellow * light, blue * light];
}
