import sharp, { type Sharp } from "sharp";
import { ramp, rgb, type Stops } from "./colour.ts";
import { dot, fineness, nothing, type FoldedLeaf } from "./folding.ts";
import { clamp, mix, unit, type Three } from "./numbers.ts";

/* One light over folded leaf. What is thin lets some of it through, and less where two pieces lie over each other. */

/** A light that comes from far away, and what it makes of leaf. */
export interface Daylight {
  towards: Three;
  /** Colours of what is pale and of what is green by light: 0 none, 1 all of it. */
  pale: Stops;
  green: Stops;
  shade: string;
  /** How deep shade is on what the leaf lies on; none if 0. */
  depth: number;
  /** Light from everywhere, and light that comes through leaf from behind. */
  sky: number;
  through: number;
  /** How far off a shade is still thrown, in points of the drawing. */
  reach?: number;
}

/** How many parts of the lamp each point of the mesh looks at. */
const rays = 5;

/** A picture of it with the shade that it throws on whatever it lies on. */
export function inDaylight(leaf: FoldedLeaf, day: Daylight): Sharp {
  const { width, height, grain, depth, normal, id } = leaf;
  const toLight = unit(day.towards);
  const [pale, green] = [ramp(day.pale, true), ramp(day.green, true)];
  const shade = rgb(day.shade);
  const lit = shadeOf(leaf, toLight, (day.reach ?? 60) * grain);
  const over = layersNear(leaf);
  const open = openness(leaf);
  const rim = Math.max(1, Math.round(0.42 * grain));
  const aside = [Math.round(toLight[0] * 1.4 * rim), Math.round(toLight[1] * 1.4 * rim)] as const;
  const [wide, high] = [width / fineness, height / fineness];
  const out = Buffer.alloc(wide * high * 4);
  const edgeOf = (x: number, y: number, way: 1 | -1) => {
    const [px, py] = [x + aside[0] * way, y + aside[1] * way];
    if (px < 0 || py < 0 || px >= width || py >= height) return 0;
    const [k, other] = [y * width + x, py * width + px];
    if (id[k] === id[other]) return 0;
    return depth[other] < depth[k] - 0.3 * grain ? 1 : 0.3;
  };
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let j = 0; j < fineness; j += 1) {
        for (let i = 0; i < fineness; i += 1) {
          const [px, py] = [x * fineness + i, y * fineness + j];
          const k = py * width + px;
          if (depth[k] === nothing) {
            const alpha = clamp((1 - lit[k]) * day.depth + (1 - open[k]) * day.depth * 0.28);
            for (let part = 0; part < 3; part += 1) sum[part] += shade[part] * alpha;
            sum[3] += alpha;
            continue;
          }
          const n = unit([normal[k * 3], normal[k * 3 + 1], normal[k * 3 + 2]]);
          const facing = dot(n, toLight);
          const direct = clamp((facing + 0.1) / 1.1) * lit[k];
          const behind = day.through * over[k] * (0.35 + 0.65 * clamp(0.75 - facing));
          const rims = 0.13 * edgeOf(px, py, 1) * (0.4 + 0.6 * lit[k]) - 0.05 * edgeOf(px, py, -1);
          const whole =
            day.sky * (0.55 + 0.45 * clamp(0.5 - 0.5 * n[1] + 0.3 * n[2])) * open[k] +
            0.92 * direct * (1 - day.sky) +
            behind +
            rims +
            leaf.ribbed[k] * (0.5 + 0.6 * clamp(direct));
          const share = clamp(leaf.green[k] + 0.07 * (1 - over[k]));
          const [bright, deep] = [pale(clamp(whole)), green(clamp(whole))];
          for (let part = 0; part < 3; part += 1) sum[part] += mix(bright[part], deep[part], share);
          sum[3] += 1;
        }
      }
      const to = (y * wide + x) * 4;
      for (let part = 0; part < 3; part += 1)
        out[to + part] = Math.round(clamp(sum[part] / (sum[3] || 1), 0, 255));
      out[to + 3] = Math.round((255 * sum[3]) / fineness ** 2);
    }
  }
  return sharp(out, { raw: { width: wide, height: high, channels: 4 } });
}

/** How much of the lamp each point sees: a lamp of some breadth, so that shade is soft far from what throws it. */
function shadeOf({ width, height, depth, grain }: FoldedLeaf, toLight: Three, reach: number): Float32Array {
  const seen = new Float32Array(width * height);
  const thick = 40 * grain;
  const flat = Math.hypot(toLight[0], toLight[1]);
  const turn = Math.atan2(toLight[1], toLight[0]);
  // Neighbours look at other parts of the lamp, and are averaged.
  const lamps = Array.from({ length: 16 * rays }, (_, k) => {
    const [a, b] = [((k * 0.618) % 1) - 0.5, ((k * 0.755) % 1) - 0.5];
    return [
      Math.cos(turn + a * 0.46),
      Math.sin(turn + a * 0.46),
      (toLight[2] / flat) * (1 + b * 0.5),
    ] as const;
  });
  const top = depth.reduce((most, z) => Math.max(most, z), 0);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const z = Math.max(0, depth[y * width + x]);
      const first = ((y & 3) * 4 + (x & 3)) * rays;
      let light = 0;
      for (let ray = first; ray < first + rays; ray += 1) {
        const [dx, dy, rise] = lamps[ray];
        let free = 1;
        for (let way = 1.5; way < reach && z + rise * way < top; way += 1 + way * 0.09) {
          const px = Math.round(x + dx * way);
          const py = Math.round(y + dy * way);
          if (px < 0 || py < 0 || px >= width || py >= height) break;
          const above = depth[py * width + px] - (z + rise * way + 0.5);
          if (above > 0 && above < thick) {
            free = Math.min(free, 1 - clamp(above / (0.8 * grain)));
            if (free === 0) break;
          }
        }
        light += free;
      }
      seen[y * width + x] = light / rays;
    }
  }
  const near = softened(seen, width, height, 1);
  const below = softened(seen, width, height, Math.round(0.9 * grain));
  return near.map((value, k) => (depth[k] === nothing ? below[k] : value));
}

/** 1 where one leaf is alone before the light, less where more lie over each other; softly, because they do not touch. */
function layersNear({ width, height, layers, grain }: FoldedLeaf): Float32Array {
  const share = Float32Array.from(layers, (count) => 0.52 ** Math.max(0, count - 1));
  return softened(share, width, height, Math.max(1, Math.round(0.5 * grain)));
}

/** How much of the sky a point sees between what stands higher about it. */
function openness({ width, height, depth, grain }: FoldedLeaf): Float32Array {
  const heights = depth.map((z) => Math.max(0, z));
  const out = new Float32Array(width * height).fill(1);
  for (const [radius, weight] of [
    [2.5, 0.5],
    [8, 0.42],
  ] as const) {
    const soft = softened(heights, width, height, Math.round(radius * grain));
    for (let k = 0; k < out.length; k += 1)
      out[k] *= 1 - weight * clamp((soft[k] - heights[k]) / (radius * grain * 0.9));
  }
  return out;
}

/** Averages over a square, twice, which is nearly round. */
function softened(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = field;
  for (let pass = 0; pass < 2; pass += 1)
    from = averaged(averaged(from, [height, width], [width, 1], radius), [width, height], [1, width], radius);
  return from;
}

function averaged(
  field: Float32Array,
  [lines, length]: readonly [number, number],
  [next, step]: readonly [number, number],
  radius: number,
): Float32Array {
  const out = new Float32Array(field.length);
  const [share, last] = [1 / (2 * radius + 1), length - 1];
  for (let line = 0; line < lines; line += 1) {
    const start = line * next;
    let sum = field[start] * (radius + 1);
    for (let k = 1; k <= radius; k += 1) sum += field[start + Math.min(k, last) * step];
    for (let k = 0; k < length; k += 1) {
      out[start + k * step] = sum * share;
      sum +=
        field[start + Math.min(k + radius + 1, last) * step] - field[start + Math.max(k - radius, 0) * step];
    }
  }
  return out;
}
