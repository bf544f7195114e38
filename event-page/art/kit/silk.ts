import type { Sharp } from "sharp";
import { clamp, mix, scale3, unit, type Three } from "./numbers.ts";
import { exposed, type Light } from "./picture.ts";

/*
 * Silk that hangs, as a surface in space: what lies nearer hides what lies behind, folds throw shade on each other, and shot silk
 * turns from the colour of its warp to that of its weft as it turns from the light.
 */

/** Where a place of the cloth hangs, by its shares of width and length; `z` towards the eye. */
export type Hanging = (s: number, t: number) => Three;

/** What a thread there is: its colour as light, by how far the silk is turned, 0..1, and how much it shines. */
export type Dye = (s: number, t: number, turn: number) => { colour: Three; shine: number };

interface Cloth {
  width: number;
  height: number;
  density: number;
  /** Samples along width and length; more where it turns sharply. */
  samples: readonly [number, number];
  sun?: Three;
  /** How far shade reaches, in points of the picture. */
  reach?: number;
}

/** Hangs a cloth and lights it; what it does not cover is left clear. */
export function hung(
  { width, height, density, samples, sun = [-0.5, -0.5, 0.72], reach = 46 }: Cloth,
  hanging: Hanging,
  dye: Dye,
): Sharp {
  const fine = density * 2;
  const [wide, high] = [Math.round(width * fine), Math.round(height * fine)];
  const depth = new Float32Array(wide * high).fill(-1e6);
  const normals = new Float32Array(wide * high * 3);
  const places = new Float32Array(wide * high * 2);
  const [columns, rows] = samples;
  const row = (t: number) => Array.from({ length: columns + 1 }, (_, i) => hanging(i / columns, t));
  let [here, next] = [row(0), row(1 / rows)];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const [a, b, c] = [here[i], here[i + 1], next[i]];
      const [p, q] = [minus(b, a), minus(c, a)];
      const n = unit([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]]);
      // The reverse is as fine as the face.
      const side = n[2] < 0 ? -1 : 1;
      // What runs fast leaves no hole.
      const [across, along] = [p, q].map((way) => Math.ceil(Math.hypot(way[0], way[1]) * fine * 1.3) || 1);
      for (let m = 0; m < across * along; m += 1) {
        const [f, g] = [(m % across) / across, Math.floor(m / across) / along];
        const x = Math.floor((a[0] + p[0] * f + q[0] * g) * fine);
        const y = Math.floor((a[1] + p[1] * f + q[1] * g) * fine);
        const z = a[2] + p[2] * f + q[2] * g;
        const k = y * wide + x;
        if (x < 0 || y < 0 || x >= wide || y >= high || z <= depth[k]) continue;
        depth[k] = z;
        for (let part = 0; part < 3; part += 1) normals[k * 3 + part] = n[part] * side;
        places[k * 2] = (i + f) / columns;
        places[k * 2 + 1] = (j + g) / rows;
      }
    }
    [here, next] = [next, row((j + 2) / rows)];
  }
  return exposed(lit({ depth, normals, places, wide, high, fine }, unit(sun), reach, dye), 2);
}

function minus(one: Three, other: Three): Three {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

interface Seen {
  depth: Float32Array;
  normals: Float32Array;
  places: Float32Array;
  wide: number;
  high: number;
  fine: number;
}

function lit({ depth, normals, places, wide, high, fine }: Seen, sun: Three, reach: number, dye: Dye): Light {
  const data = new Float32Array(wide * high * 4);
  const at = (x: number, y: number) =>
    depth[clamp(Math.round(y), 0, high - 1) * wide + clamp(Math.round(x), 0, wide - 1)];
  const half = unit([sun[0], sun[1], sun[2] + 1]);
  const flat = Math.hypot(sun[0], sun[1]);
  const shade = new Float32Array(wide * high).fill(-1);
  const openness = new Float32Array(wide * high).fill(-1);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const k = y * wide + x;
      const z = depth[k];
      if (z < -1e5) continue;
      let cast = 1;
      for (let far = 4; far < reach; far *= 1.22) {
        const [px, py] = [x + (sun[0] / flat) * far * fine, y + (sun[1] / flat) * far * fine];
        const over = at(px, py) - (z + (sun[2] / flat) * far + 2.5);
        if (over > 0) cast = Math.min(cast, 1 - clamp(over / 9) * (1 - (0.5 * far) / reach));
      }
      let closed = 0;
      for (const radius of [5, 13, 26]) {
        for (let turn = 0; turn < 8; turn += 1) {
          const angle = (turn * Math.PI) / 4;
          const over = at(x + radius * fine * Math.cos(angle), y + radius * fine * Math.sin(angle)) - z;
          closed += clamp(over / (radius * 1.2));
        }
      }
      shade[k] = cast;
      openness[k] = (1 - (0.85 * closed) / 24) ** 2;
    }
  }
  const [casts, opens] = [softened(shade, wide, high, 3), softened(openness, wide, high, 3)];
  for (let k = 0; k < wide * high; k += 1) {
    if (depth[k] < -1e5) continue;
    const n: Three = [normals[k * 3], normals[k * 3 + 1], normals[k * 3 + 2]];
    const [cast, open] = [casts[k], opens[k]];
    const facing = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2];
    const glance = clamp(n[0] * half[0] + n[1] * half[1] + n[2] * half[2]);
    const turned = clamp(0.42 - n[0] * 0.5 - n[1] * 0.16);
    const { colour, shine } = dye(places[k * 2], places[k * 2 + 1], turned);
    const direct = clamp(facing * 0.86 + 0.14) * mix(0.2, 1, cast);
    const body = scale3(colour, 0.26 * open + 0.9 * direct * mix(0.6, 1, open));
    const gloss = (glance ** 46 * 0.95 + glance ** 9 * 0.14) * shine * cast * open;
    for (let part = 0; part < 3; part += 1)
      data[k * 4 + part] = body[part] + gloss * mix(colour[part] * 3, [1, 0.7, 0.34][part], 0.24);
    data[k * 4 + 3] = 1;
  }
  return { data, width: wide, height: high };
}

/** The mean of what lies around, of what is cloth (−1 is none). */
function softened(values: Float32Array, wide: number, high: number, radius: number): Float32Array {
  const along = (from: Float32Array, step: number, count: number, stride: number, lines: number) => {
    const to = new Float32Array(from.length).fill(-1);
    for (let line = 0; line < lines; line += 1) {
      for (let i = 0; i < count; i += 1) {
        const k = line * stride + i * step;
        if (from[k] < 0) continue;
        let [sum, seen] = [0, 0];
        for (let off = -radius; off <= radius; off += 1) {
          if (i + off < 0 || i + off >= count) continue;
          const value = from[k + off * step];
          if (value < 0) continue;
          sum += value;
          seen += 1;
        }
        to[k] = sum / seen;
      }
    }
    return to;
  };
  return along(along(values, 1, wide, wide, high), wide, high, 1, wide);
}
