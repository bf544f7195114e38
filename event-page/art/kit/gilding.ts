import sharp, { type Sharp } from "sharp";
import type { Carving } from "./carving.ts";
import { ramp } from "./colour.ts";
import { clamp, mix, smooth, unit } from "./numbers.ts";
import { painted, rastered } from "./picture.ts";
import { cloudy, noise } from "./random.ts";

/** Leaf gold from its deepest shade to its glint: gold is bright where it turns to the lamp and brown where it turns away. */
export const gold = ramp([
  [0, "1c1206"],
  [0.16, "4a3210"],
  [0.34, "8a611d"],
  [0.52, "bf922f"],
  [0.68, "e0bb5c"],
  [0.84, "f7e2a0"],
  [1, "fffbe6"],
]);

const glint = unit([-0.36, -0.48, 0.8]);

interface Leaf {
  /** Points of the picture for each unit of the drawing; it is laid twice as fine. */
  density: number;
  seed: number;
  /** 0..1: how much of the cloth shows through. */
  wear?: number;
  /** How ragged its edge is. */
  torn?: number;
  /** How far the folds of the cloth below turn the gold to the light and away, -1..1. */
  turn?: (x: number, y: number) => number;
}

/**
 * Gold leaf in the shape of a drawing: ragged at its edge, engraved, worn, lit once from the upper left, with the shade
 * that it throws on what is below.
 */
export async function gilded(carving: Carving, leaf: Leaf): Promise<Sharp> {
  const { seed, wear = 0.5, torn = 1, turn = () => 0 } = leaf;
  const scale = leaf.density * 2;
  const [width, height] = [Math.round(carving.width * scale), Math.round(carving.height * scale)];
  const { covered, high, facet } = await laid(carving, { width, height, scale, seed, torn });
  const soft = blurred(covered, { width, height, radius: 1.1 * scale });
  const shade = blurred(covered, { width, height, radius: 3.2 * scale });
  const relief = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const bumps = (cloudy(x / (9 * scale), y / (9 * scale), 2, 2) - 0.5) * 2.4;
      const grain = (noise(x / (2.2 * scale), y / (2.2 * scale), 9) - 0.5) * 0.35;
      relief[k] = (soft[k] * 1.9 + high[k] * covered[k] * 2.4 + bumps + grain) * scale;
    }
  }
  const out = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const at = (i: number, j: number) =>
        relief[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
      const [nx, ny, nz] = unit([(at(-1, 0) - at(1, 0)) / 2, (at(0, -1) - at(0, 1)) / 2, 1]);
      const shine = Math.max(0, nx * glint[0] + ny * glint[1] + nz * glint[2]) ** 26;
      const sheen = noise(x / (70 * scale), y / (46 * scale), seed + 3) - 0.5;
      const lit =
        0.5 -
        nx * 0.3 -
        ny * 0.42 +
        (facet[k] - 0.5) * 0.2 +
        (high[k] - 0.5) * 0.16 +
        sheen * 0.3 +
        turn(x / scale, y / scale) * 0.38 +
        shine * 0.3;
      const colour = gold(clamp(lit, 0.1, 1));
      const rubbed =
        cloudy(x / (13 * scale), y / (13 * scale), seed + 40) * 0.86 +
        noise(x / 0.9, y / 1.6, 5) * 0.14 +
        (1 - high[k]) * 0.04;
      const own = covered[k] * (1 - smooth(0.7 - wear * 0.12, 0.8 - wear * 0.12, rubbed) * 0.62);
      const from = clamp(k - Math.floor(2 * scale) - Math.floor(3 * scale) * width, 0, width * height - 1);
      const alpha = own + (1 - own) * clamp((shade[from] - covered[k] * 0.5) * 0.55);
      for (let part = 0; part < 3; part += 1)
        out[k * 4 + part] = alpha > 0.003 ? Math.round((colour[part] * own) / alpha) : 10;
      out[k * 4 + 3] = Math.round(alpha * 255);
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } }).resize(
    Math.round(width / 2),
    Math.round(height / 2),
    { kernel: "lanczos3" },
  );
}

/** The drawing read through a small warp, which makes the torn edge of leaf. */
async function laid(
  carving: Carving,
  {
    width,
    height,
    scale,
    seed,
    torn,
  }: { width: number; height: number; scale: number; seed: number; torn: number },
) {
  const points = await rastered(carving.svg(), width, height);
  const [covered, high, facet] = [0, 1, 2].map(() => new Float32Array(width * height));
  const rough = 3.1 * scale;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = (noise(x / rough, y / rough, seed) - 0.5) * 1.5 * scale * torn;
      const dy = (noise(x / rough, y / rough, seed + 50) - 0.5) * 1.5 * scale * torn;
      const sx = clamp(x + dx + (noise(x / 1.7, y / 1.7, seed) - 0.5) * 0.9 * torn, 0, width - 1.01);
      const sy = clamp(y + dy, 0, height - 1.01);
      const [i, j] = [Math.floor(sx), Math.floor(sy)];
      const [u, v] = [sx - i, sy - j];
      const part = (index: number) => {
        const one = (right: number, down: number) => {
          const from = ((j + down) * width + i + right) * 4;
          return (points[from + index] * points[from + 3]) / 65_025;
        };
        return mix(mix(one(0, 0), one(1, 0), u), mix(one(0, 1), one(1, 1), u), v);
      };
      const k = y * width + x;
      const red = part(0);
      covered[k] = red;
      high[k] = red > 0.02 ? part(1) / red : 0;
      facet[k] = red > 0.02 ? part(2) / red : 0;
    }
  }
  return { covered, high, facet };
}

/** Twice through a box. */
function blurred(
  field: Float32Array,
  { width, height, radius }: { width: number; height: number; radius: number },
): Float32Array {
  const reach = Math.max(1, Math.round(radius));
  const share = 1 / (2 * reach + 1);
  let from = field;
  for (let round = 0; round < 2; round += 1) {
    for (const [lines, length, step, stride] of [
      [height, width, 1, width],
      [width, height, width, 1],
    ]) {
      const to = new Float32Array(width * height);
      for (let line = 0; line < lines; line += 1) {
        const source = from;
        const at = (index: number) => source[line * stride + clamp(index, 0, length - 1) * step];
        let sum = 0;
        for (let index = -reach; index <= reach; index += 1) sum += at(index);
        for (let index = 0; index < length; index += 1) {
          to[line * stride + index * step] = sum * share;
          sum += at(index + reach + 1) - at(index - reach);
        }
      }
      from = to;
    }
  }
  return from;
}

/** Gold laid sheet by sheet: overlaps, creases, small breaks. `sheet` is the side of one, in points; `glow` is more light. */
export function leafed(width: number, height: number, sheet: number, seed: number, glow = 0): Sharp {
  const [scale, overlap] = [1.4, 0.05];
  const light = new Float32Array(width * height);
  const relief = new Float32Array(width * height);
  const broken = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const X = x + (cloudy(x / 56, y / 56, seed, 3) - 0.5) * 12;
      const Y = y + (cloudy(x / 56, y / 56, seed + 9, 3) - 0.5) * 12;
      const [column, row] = [Math.floor(X / sheet), Math.floor(Y / sheet)];
      const edge = Math.min(X / sheet - column, Y / sheet - row);
      const isLapped = edge < overlap;
      const crease = Math.abs(cloudy(X / 36 + column * 7, Y / 36 + row * 3, seed + 4) - 0.5);
      light[k] = (noise(column * 3.7, row * 5.3, seed) - 0.5) * 0.2 + (isLapped ? 0.07 : 0);
      relief[k] =
        (cloudy(x / 42, y / 42, seed + 2) * 14 +
          Math.max(0, 0.04 - crease) * 16 +
          (isLapped ? 0.6 : 0) +
          noise(x / 1.8, y / 1.8, seed) * 0.3) *
        scale;
      broken[k] = cloudy(x / 13, y / 13, seed + 70) * 0.6 + (edge < 0.01 ? 0.3 : 0);
    }
  }
  return painted(width, height, (_u, _v, x, y) => {
    const at = (i: number, j: number) =>
      relief[clamp(y + j, 0, height - 1) * width + clamp(x + i, 0, width - 1)];
    const k = y * width + x;
    const lit =
      0.68 +
      glow -
      (at(1, 0) - at(-1, 0)) * 0.1 -
      (at(0, 1) - at(0, -1)) * 0.12 +
      light[k] +
      (noise(x / 210, y / 154, seed) - 0.5) * 0.3;
    const colour = gold(clamp(lit, 0.47 + glow, 0.97));
    const bare = smooth(0.6, 0.72, broken[k]) * 0.5;
    return [mix(colour[0], 74, bare), mix(colour[1], 50, bare), mix(colour[2], 16, bare)];
  });
}
