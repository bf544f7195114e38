import type { Sharp } from "sharp";
import { blurred } from "../../kit/blur.ts";
import { cross, less } from "../../kit/mesh.ts";
import { clamp, mix, unit, type Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";

/*
 * Cloth before the moon: its face is seen by what is left of the evening, and moonlight comes through it, less where more of it lies
 * on the way and redder the farther it came. Folds throw shade on each other; edges that look away are rimmed with light.
 */

/** What a place of the cloth is of: colour as light, and how much of the moon it lets through. */
export interface Stuff {
  colour: Three;
  sheer: number;
}

export interface Sheet {
  /** Samples of its width and length. */
  samples: readonly [across: number, along: number];
  /** Where it hangs; `z` towards the eye. */
  at: (s: number, t: number) => Three;
  /** @param isFace its outside, else what lines it */
  stuff: (s: number, t: number, isFace: boolean) => Stuff;
}

interface View {
  width: number;
  height: number;
  density: number;
  /** How much moonlight stands behind a place: 1 before its disc. */
  glow: (x: number, y: number) => number;
  /** The evening on its face, and what the moon's light is once it has come through. */
  evening: Three;
  through: Three;
}

const sun = unit([-0.55, -0.6, 0.58]);
/** So many layers is cloth at most that is seen from its edge. */
const most = 4;

export function moonlit(view: View, sheets: readonly Sheet[]): Sharp {
  const fine = view.density * 2;
  const [wide, high] = [Math.round(view.width * fine), Math.round(view.height * fine)];
  const size = wide * high;
  const seen = {
    depth: new Float32Array(size).fill(-1e6),
    layers: new Float32Array(size),
    normals: new Float32Array(size * 3),
    places: new Float32Array(size * 2),
    faces: new Int8Array(size),
  };
  sheets.forEach((sheet, index) => {
    const [columns, rows] = sheet.samples;
    const row = (t: number) => Array.from({ length: columns + 1 }, (_, i) => sheet.at(i / columns, t));
    let [here, next] = [row(0), row(1 / rows)];
    for (let j = 0; j < rows; j += 1) {
      for (let i = 0; i < columns; i += 1) cell(sheet, index + 1, i, j, here[i], here[i + 1], next[i]);
      [here, next] = [next, row((j + 2) / rows)];
    }
  });

  function cell(sheet: Sheet, mark: number, i: number, j: number, a: Three, b: Three, c: Three): void {
    const [p, q] = [less(b, a), less(c, a)];
    const whole = cross(p, q);
    const area = Math.hypot(...whole);
    if (area < 1e-9) return;
    const side = whole[2] < 0 ? -1 : 1;
    const [across, along] = [p, q].map((way) => Math.ceil(Math.hypot(way[0], way[1]) * fine * 1.4) || 1);
    const weight = (Math.min(area, Math.abs(whole[2]) * most + 0.02) * fine * fine) / (across * along);
    for (let m = 0; m < across * along; m += 1) {
      const [f, g] = [((m % across) + 0.5) / across, (Math.floor(m / across) + 0.5) / along];
      const x = Math.floor((a[0] + p[0] * f + q[0] * g) * fine);
      const y = Math.floor((a[1] + p[1] * f + q[1] * g) * fine);
      if (x < 0 || y < 0 || x >= wide || y >= high) continue;
      const k = y * wide + x;
      seen.layers[k] += weight;
      const z = a[2] + p[2] * f + q[2] * g;
      if (z <= seen.depth[k]) continue;
      seen.depth[k] = z;
      seen.faces[k] = mark * side;
      seen.places[k * 2] = (i + f) / sheet.samples[0];
      seen.places[k * 2 + 1] = (j + g) / sheet.samples[1];
      for (let part = 0; part < 3; part += 1) seen.normals[k * 3 + part] = (whole[part] / area) * side;
    }
  }

  const layers = blurred(seen.layers, wide, high, fine * 1.1);
  const { casts, opens } = shades(seen.depth, wide, high, fine);
  const data = new Float32Array(size * 4);
  for (let k = 0; k < size; k += 1) {
    if (seen.depth[k] < -1e5) continue;
    const [x, y] = [(k % wide) / fine, Math.floor(k / wide) / fine];
    const mark = seen.faces[k];
    const { colour, sheer } = sheets[Math.abs(mark) - 1].stuff(
      seen.places[k * 2],
      seen.places[k * 2 + 1],
      mark < 0,
    );
    const n: Three = [seen.normals[k * 3], seen.normals[k * 3 + 1], seen.normals[k * 3 + 2]];
    const facing = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2];
    const glow = view.glow(x, y);
    const [cast, open] = [casts[k], opens[k]];
    const direct = 0.84 * clamp(facing * 0.8 + 0.2) * mix(0.35, 1, cast) * mix(0.6, 1, open);
    const below = clamp(0.5 + n[0] * 0.3 + n[1] * 0.45);
    const deep = Math.max(0, layers[k] - 0.35);
    const rim = (1 - n[2]) ** 3 * open;
    for (let part = 0; part < 3; part += 1) {
      const room = 0.42 * open * mix(view.evening[part] * 0.9, view.through[part], below);
      // What comes through is coloured once by each layer.
      const passed = Math.exp(-deep * (0.26 + 0.5 * (1 - view.through[part]))) * view.through[part];
      const back =
        glow *
        sheer *
        mix(0.5, 1, open) *
        (passed * mix(0.38, 0.95, colour[part]) + rim * view.through[part] * 0.34);
      data[k * 4 + part] = colour[part] * (direct * view.evening[part] + room) + back;
    }
    data[k * 4 + 3] = 1;
  }
  return exposed({ data, width: wide, height: high }, 2);
}

/** What folds throw on each other, and how open to the room each place is. */
function shades(depth: Float32Array, wide: number, high: number, fine: number) {
  const at = (x: number, y: number) =>
    depth[clamp(Math.round(y), 0, high - 1) * wide + clamp(Math.round(x), 0, wide - 1)];
  const flat = Math.hypot(sun[0], sun[1]);
  const reach = 60;
  const casts = new Float32Array(depth.length).fill(1);
  const opens = new Float32Array(depth.length).fill(1);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const k = y * wide + x;
      const z = depth[k];
      if (z < -1e5) continue;
      for (let far = 3; far < reach; far *= 1.25) {
        const over =
          at(x + (sun[0] / flat) * far * fine, y + (sun[1] / flat) * far * fine) -
          (z + (sun[2] / flat) * far + 1.5);
        if (over > 0) casts[k] = Math.min(casts[k], 1 - clamp(over / 10) * (1 - (0.5 * far) / reach));
      }
      let closed = 0;
      for (const radius of [3, 8, 18, 36]) {
        for (let turn = 0; turn < 8; turn += 1) {
          const angle = (turn * Math.PI) / 4 + radius;
          closed += clamp(
            (at(x + radius * fine * Math.cos(angle), y + radius * fine * Math.sin(angle)) - z) /
              (radius * 1.2),
          );
        }
      }
      opens[k] = (1 - (0.9 * closed) / 32) ** 2.2;
    }
  }
  return { casts: blurred(casts, wide, high, fine * 1.4), opens: blurred(opens, wide, high, fine * 0.8) };
}
