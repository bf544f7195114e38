import sharp, { type Sharp } from "sharp";
import { nowhere, type Easel } from "./easel.ts";
import { clamp, mix, smooth, unit, type Three } from "./numbers.ts";
import { cloudy, noise, random, type Random } from "./random.ts";

/*
 * Gouache: what stands before the easel is seen in one low lamp of the evening, and laid down with brushes, the broad ones first,
 * finer ones where they miss the form. A stroke follows its petal, keeps one colour, and ends where the petal does.
 */

/** From dark to light, of one paint and of what it is mixed with. */
export interface Paint {
  a: (share: number) => Three;
  b: (share: number) => Three;
  /** How much of the light comes through from behind. */
  through?: number;
}

export interface Evening {
  /** Where light comes from. */
  lamp: Three;
  /** Of light that has no place. */
  air: number;
  seed: number;
  /** How much of the strokes stays rough, 0..1. */
  rough?: number;
}

/** The canvas, half as wide and high as the easel. */
export function gouache(easel: Easel, paints: readonly Paint[], evening: Evening): Sharp {
  const seen = lit(easel, paints, evening);
  const canvas = brushed(easel, seen, evening);
  const { width, height } = easel;
  const [wide, high] = [width >> 1, height >> 1];
  const out = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const sum = [0, 0, 0, 0];
      // Nothing that a hand draws has an even edge.
      const [wx, wy] = [0, 1].map((one) => (cloudy(x / 13, y / 13, 60 + one, 2) - 0.5) * 6);
      const from =
        Math.round(clamp(y * 2 + wy, 0, height - 2)) * width + Math.round(clamp(x * 2 + wx, 0, width - 2));
      for (const k of [from, from + 1, from + width, from + width + 1]) {
        if (easel.piece[k] === 0) continue;
        for (let part = 0; part < 3; part += 1) sum[part] += canvas[k * 3 + part];
        sum[3] += 1;
      }
      const to = (y * wide + x) * 4;
      const tooth = 1 + 0.1 * (cloudy(x / 2.6, y / 2.6, 92, 2) - 0.5);
      for (let part = 0; part < 3; part += 1)
        out[to + part] = Math.round(clamp((sum[part] / (sum[3] || 1)) * tooth, 0, 255));
      out[to + 3] = Math.round((255 * sum[3]) / 4);
    }
  }
  return sharp(out, { raw: { width: wide, height: high, channels: 4 } });
}

const ring = Array.from({ length: 8 }, (_, index) => {
  const angle = (index / 8) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Colours as the eye sees them. */
function lit(easel: Easel, paints: readonly Paint[], { lamp, air }: Evening): Float32Array {
  const { width, height, normal, own, piece } = easel;
  const light = unit(lamp);
  const out = new Float32Array(width * height * 3);
  const { open, shade } = hidden(easel, light);
  for (let k = 0; k < width * height; k += 1) {
    if (piece[k] === 0) continue;
    const paint = paints[easel.paints[piece[k]]];
    const [nx, ny, nz] = [normal[k * 3], normal[k * 3 + 1], normal[k * 3 + 2]];
    const facing = nx * light[0] + ny * light[1] + nz * light[2];
    const fallen = clamp((facing + 0.2) / 1.2) * (1 - shade[k] * 0.84);
    const glow = (paint.through ?? 0.3) * 0.34 * clamp(0.4 - facing) * open[k];
    const round = air * open[k] * (0.6 + 0.4 * nz);
    const share = clamp(own[k * 2] * (round + (1 - air * 0.55) * fallen * mix(open[k], 1, 0.4) + glow));
    const [one, two] = [paint.a(share), paint.b(share)];
    const tint = clamp(own[k * 2 + 1]);
    for (let part = 0; part < 3; part += 1) out[k * 3 + part] = mix(one[part], two[part], tint);
  }
  return out;
}

/** How open each place is to the air, and how much stands between it and the lamp. */
function hidden(easel: Easel, light: Three): Record<"open" | "shade", Float32Array> {
  const { width, height, depth, piece } = easel;
  const size = Math.max(width, height);
  const [open, shade] = [new Float32Array(width * height), new Float32Array(width * height)];
  const at = (x: number, y: number) => {
    const ix = Math.round(x);
    const iy = Math.round(y);
    return ix < 0 || iy < 0 || ix >= width || iy >= height ? nowhere : depth[iy * width + ix];
  };
  const flat = Math.hypot(light[0], light[1]);
  const [slope, lx, ly] = [light[2] / flat, light[0] / flat, light[1] / flat];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      if (piece[k] === 0) continue;
      const z = depth[k];
      let lost = 0;
      for (const reach of [0.006, 0.018, 0.05]) {
        const far = reach * size;
        let sum = 0;
        for (const [cx, cy] of ring) sum += clamp((at(x + cx * far, y + cy * far) - z - 1.5) / far, 0, 1.3);
        lost += sum / ring.length;
      }
      open[k] = Math.exp(-lost * 0.9);
      // Softer the farther away whatever throws it is.
      for (let step = 1; step <= 20; step += 1) {
        const far = (step / 20) ** 1.6 * size * 0.2 + 2;
        const over = at(x + lx * far, y + ly * far) - (z + far * slope + 1.2);
        if (over > 0) shade[k] = Math.max(shade[k], clamp(over / (3 + far * 0.3)) * (1 - 0.4 * (step / 20)));
      }
    }
  }
  return { open: softened(easel, open, 5), shade: softened(easel, softened(easel, shade, 9), 6) };
}

/** A mean over the places of the same piece. */
function softened({ width, height, piece }: Easel, from: Float32Array, reach: number): Float32Array {
  const pass = (values: Float32Array, step: number, most: (k: number) => number) => {
    const out = new Float32Array(values.length);
    for (let k = 0; k < values.length; k += 1) {
      if (piece[k] === 0) continue;
      const [place, last] = [most(k), step === 1 ? width - 1 : height - 1];
      let [sum, count] = [0, 0];
      for (let by = -Math.min(reach, place); by <= Math.min(reach, last - place); by += 1) {
        if (piece[k + by * step] !== piece[k]) continue;
        sum += values[k + by * step];
        count += 1;
      }
      out[k] = sum / count;
    }
    return out;
  };
  return pass(
    pass(from, 1, (k) => k % width),
    width,
    (k) => Math.floor(k / width),
  );
}

/** Radius of a brush, and from which miss on it is taken. */
const brushes = [
  [17, 0],
  [9, 11],
  [4.6, 12],
  [2.4, 17],
] as const;

function brushed(easel: Easel, seen: Float32Array, { seed, rough = 0.8 }: Evening): Float32Array {
  const { width, height, piece } = easel;
  const next = random(seed);
  // Underpainted in a mean of what stands there, so that no stroke leaves a hole.
  const canvas = Float32Array.from(seen);
  const touched = new Uint8Array(width * height);
  const miss = (k: number) =>
    touched[k] === 0
      ? 99
      : Math.abs(seen[k * 3] - canvas[k * 3]) * 0.4 +
        Math.abs(seen[k * 3 + 1] - canvas[k * 3 + 1]) * 0.5 +
        Math.abs(seen[k * 3 + 2] - canvas[k * 3 + 2]) * 0.2;
  for (const [radius, from] of brushes) {
    const step = radius * 0.85;
    const places: [number, number][] = [];
    for (let y = 0; y < height; y += step)
      for (let x = 0; x < width; x += step)
        places.push([x + (next() - 0.5) * step, y + (next() - 0.5) * step]);
    shuffled(places, next);
    for (const [x, y] of places) {
      const [ix, iy] = [Math.round(x), Math.round(y)];
      if (ix < 0 || iy < 0 || ix >= width || iy >= height) continue;
      const k = iy * width + ix;
      if (piece[k] === 0 || miss(k) < from) continue;
      stroke(easel, seen, canvas, touched, { x, y, radius, seed: Math.floor(next() * 1e6) }, next);
    }
  }
  for (let k = 0; k < canvas.length; k += 1) canvas[k] = mix(seen[k], canvas[k], rough);
  return canvas;
}

function shuffled(places: [number, number][], next: Random): void {
  for (let index = places.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [places[index], places[other]] = [places[other], places[index]];
  }
}

interface Touch {
  x: number;
  y: number;
  radius: number;
  seed: number;
}

function stroke(
  easel: Easel,
  seen: Float32Array,
  canvas: Float32Array,
  touched: Uint8Array,
  { x, y, radius, seed }: Touch,
  next: Random,
): void {
  const { width, height, piece, along } = easel;
  const start = Math.round(y) * width + Math.round(x);
  const own = piece[start];
  const tone = 1 + (next() - 0.5) * 0.1;
  const warm = (next() - 0.5) * 5;
  const colour: Three = [
    seen[start * 3] * tone + warm,
    seen[start * 3 + 1] * tone,
    seen[start * 3 + 2] * tone - warm,
  ];
  const away = (k: number) =>
    Math.abs(seen[k * 3] - colour[0]) +
    Math.abs(seen[k * 3 + 1] - colour[1]) +
    Math.abs(seen[k * 3 + 2] - colour[2]);
  const path: [number, number, number][] = [];
  const long = radius * (2.6 + 2.6 * next());
  for (const side of [-1, 1]) {
    let [px, py] = [x, y];
    for (let far = 0; far < long; far += radius * 0.42) {
      const [ix, iy] = [Math.round(px), Math.round(py)];
      if (ix < 0 || iy < 0 || ix >= width || iy >= height) break;
      const k = iy * width + ix;
      if (piece[k] !== own || away(k) > 62) break;
      path.push([px, py, side * far]);
      const [wx, wy] = [along[k * 2], along[k * 2 + 1]];
      const length = Math.hypot(wx, wy) || 1;
      px += ((side * wx) / length) * radius * 0.42;
      py += ((side * wy) / length) * radius * 0.42;
    }
  }
  // Its hairs are not alike, and each leaves its own line.
  const hairs = Array.from(
    { length: 33 },
    (_, hair) => 0.3 + 0.7 * smooth(0.2, 0.7, noise(hair * 0.55, 9, seed)),
  );
  for (const [px, py, far] of path) {
    const wide = radius * (1 - 0.45 * (Math.abs(far) / long) ** 2);
    for (let iy = Math.max(0, Math.ceil(py - wide)); iy <= Math.min(height - 1, py + wide); iy += 1) {
      for (let ix = Math.max(0, Math.ceil(px - wide)); ix <= Math.min(width - 1, px + wide); ix += 1) {
        const k = iy * width + ix;
        if (piece[k] !== own) continue;
        const off = Math.sqrt((ix - px) ** 2 + (iy - py) ** 2) / wide;
        if (off > 1) continue;
        const aside = (ix - px) * along[start * 2 + 1] - (iy - py) * along[start * 2];
        const share =
          smooth(1, 0.7, off) * hairs[Math.round(clamp(16 + (aside / radius) * 16, 0, 32))] * 0.75;
        for (let part = 0; part < 3; part += 1)
          canvas[k * 3 + part] = mix(canvas[k * 3 + part], colour[part], share);
        touched[k] = 1;
      }
    }
  }
}
