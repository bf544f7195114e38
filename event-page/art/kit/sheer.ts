import sharp, { type Sharp } from "sharp";
import { clamp, smooth, unit, type Three } from "./numbers.ts";
import { cross, less } from "./mesh.ts";

/*
 * Sheer silk before the light: what a ray meets of cloth on its way takes from it, so that two layers are deeper than one and a
 * fold is deepest where it turns away. What lies nearest the eye shines besides. The picture is clear where no cloth is, and lets
 * through whatever lies below it as far as the silk does.
 */

/** How much of red, green and blue one layer takes (0 nothing, 1 all but a third), and how its face shines. */
export interface Threads {
  takes: Three;
  shine: number;
}

export interface Sheet {
  /** Samples of its width and length. */
  samples: readonly [across: number, along: number];
  /** Where it hangs, `z` towards the eye. */
  at: (s: number, t: number) => Three;
  /** @param turn −1..1, how far it is turned to the left or to the right: silk is shot */
  threads: (s: number, t: number, turn: number) => Threads;
}

interface View {
  width: number;
  height: number;
  density: number;
  /** The light behind, of 0..1 as on a screen: what the picture was made to lie on. */
  ground: Three;
}

/** The light of the room, from the upper left, and what it looks like where silk shines. */
const sun = unit([-0.45, -0.6, 0.66]);
const half = unit([sun[0], sun[1], sun[2] + 1]);
const glint: Three = [1, 0.84, 0.6];
/** So many layers is cloth at most that is seen from its edge. */
const most = 3.4;
/** How much deeper a slope is that looks away from the light of the room. */
const relief = 0.7;

/** How much even the palest silk hides. */
const gauze = 0.42;

/** Hangs sheets one behind the other before the light. */
export function sheer(view: View, sheets: readonly Sheet[]): Sharp {
  const fine = view.density * 2;
  const [wide, high] = [Math.round(view.width * fine), Math.round(view.height * fine)];
  const taken = new Float32Array(wide * high * 3);
  const nearest = new Float32Array(wide * high).fill(-1e6);
  const faces = new Float32Array(wide * high * 3);

  const cell = ({ samples: [columns, rows], threads }: Sheet, i: number, j: number, corners: Three[]) => {
    const [a, b, c] = corners;
    const [p, q] = [less(b, a), less(c, a)];
    const whole = cross(p, q);
    const flat = Math.abs(whole[2]);
    const area = Math.hypot(...whole);
    if (area < 1e-9) return;
    const side = whole[2] < 0 ? -1 : 1;
    const n: Three = [(whole[0] / area) * side, (whole[1] / area) * side, (whole[2] / area) * side];
    const [across, along] = [p, q].map((way) => Math.ceil(Math.hypot(way[0], way[1]) * fine * 1.6) || 1);
    // Seen from its edge it takes more, but no more than so many layers.
    const weight = (Math.min(area, flat * most + 0.02) * fine * fine) / (across * along);
    const facing = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2];
    const glance = clamp(n[0] * half[0] + n[1] * half[1] + n[2] * half[2]);
    for (let m = 0; m < across * along; m += 1) {
      const [f, g] = [((m % across) + 0.5) / across, (Math.floor(m / across) + 0.5) / along];
      const x = (a[0] + p[0] * f + q[0] * g) * fine - 0.5;
      const y = (a[1] + p[1] * f + q[1] * g) * fine - 0.5;
      const [x0, y0] = [Math.floor(x), Math.floor(y)];
      if (x0 < 0 || y0 < 0 || x0 >= wide - 1 || y0 >= high - 1) continue;
      const { takes, shine } = threads((i + f) / columns, (j + g) / rows, n[0]);
      const [u, v] = [x - x0, y - y0];
      const k = y0 * wide + x0;
      const shares = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
      for (let corner = 0; corner < 4; corner += 1) {
        const to = (k + (corner & 1) + (corner >> 1) * wide) * 3;
        const share = shares[corner] * weight;
        taken[to] += takes[0] * share;
        taken[to + 1] += takes[1] * share;
        taken[to + 2] += takes[2] * share;
      }
      const z = a[2] + p[2] * f + q[2] * g;
      if (z <= nearest[k]) continue;
      nearest[k] = z;
      faces[k * 3] = facing;
      faces[k * 3 + 1] = glance ** 24 * shine;
      faces[k * 3 + 2] = 1;
    }
  };

  for (const sheet of sheets) {
    const [columns, rows] = sheet.samples;
    const row = (t: number) => Array.from({ length: columns + 1 }, (_, i) => sheet.at(i / columns, t));
    let [here, next] = [row(0), row(1 / rows)];
    for (let j = 0; j < rows; j += 1) {
      for (let i = 0; i < columns; i += 1) cell(sheet, i, j, [here[i], here[i + 1], next[i]]);
      [here, next] = [next, row((j + 2) / rows)];
    }
  }
  return developed(view, { taken, faces, wide, high });
}

interface Caught {
  taken: Float32Array;
  faces: Float32Array;
  wide: number;
  high: number;
}

/** What is left of the light, with little more alpha than shows it on its ground. */
function developed({ ground }: View, { taken, faces, wide, high }: Caught): Sharp {
  const [width, height] = [wide >> 1, high >> 1];
  const behind = ground.map((part) => part ** 2.2);
  const shown = new Float32Array(width * height * 3);
  const alphas = new Float32Array(width * height);
  for (let k = 0; k < width * height; k += 1) {
    const [x, y] = [k % width, Math.floor(k / width)];
    const light = [0, 0, 0];
    let covered = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const from = (y * 2 + (corner >> 1)) * wide + x * 2 + (corner & 1);
      const cloth = Math.min(1, (taken[from * 3 + 1] + taken[from * 3 + 2]) * 1.4);
      covered += cloth / 4;
      const deeper = 1 + (sun[2] - faces[from * 3]) * relief * faces[from * 3 + 2];
      for (let part = 0; part < 3; part += 1) {
        const through = behind[part] * Math.exp(-taken[from * 3 + part] * deeper);
        light[part] += (through + faces[from * 3 + 1] * glint[part] * cloth) / 4;
      }
    }
    alphas[k] = gauze * smooth(0.1, 0.3, covered);
    for (let part = 0; part < 3; part += 1) {
      const [value, plain] = [clamp(light[part]) ** (1 / 2.2), ground[part]];
      shown[k * 3 + part] = value;
      const least = value < plain ? 1 - value / plain : (value - plain) / (1.0001 - plain);
      alphas[k] = Math.max(alphas[k], least);
    }
  }
  const out = Buffer.alloc(width * height * 4);
  for (let k = 0; k < width * height; k += 1) {
    if (alphas[k] < 0.01) continue;
    const alpha = clamp(alphas[k]);
    for (let part = 0; part < 3; part += 1)
      out[k * 4 + part] = Math.round(255 * clamp((shown[k * 3 + part] - ground[part] * (1 - alpha)) / alpha));
    out[k * 4 + 3] = Math.round(255 * alpha);
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}
