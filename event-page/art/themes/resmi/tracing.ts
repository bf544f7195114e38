import { clamp, mix3, smooth, unit, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { exposed } from "../../kit/picture.ts";
import type { Sharp } from "sharp";
import { cross } from "../../kit/mesh.ts";

/*
 * Sheets on a table as a camera sees them: rays to a window of some breadth give soft shade, one more ray from each point gives what
 * the paper around throws back, and gilt edges mirror what stands before them. `x` to the right, `y` towards us, `z` up.
 */

/** What a surface is made of: its colour as light; a metal mirrors. */
export interface Stuff {
  colour: Three;
  isMetal?: boolean;
  /** The page is this paper: only the shade on it is painted, in this tone. */
  shade?: Three;
}

export interface Ray {
  from: Three;
  way: Three;
}

/** What a ray met first. */
export interface Found {
  t: number;
  normal: Three;
  stuff: Stuff;
  /** Within its thickness, 0 at the foot, 1 at the head. */
  high: number;
}

/** Anything that a ray may meet: whether it does so nearer than `most`. */
export type Body = (ray: Ray, most: number) => Found | undefined;

export interface Room {
  bodies: readonly Body[];
  lamp: { at: Three; broad: number; colour: Three };
  /** What falls in from everywhere. */
  sky: (way: Three) => Three;
  /** What gilt edges mirror. */
  window: (way: Three) => number;
  /** Of paper's tooth, 0 none. */
  tooth?: number;
}

export interface Camera {
  width: number;
  height: number;
  eye: Three;
  at: Three;
  /** Half of the picture's height, seen from a distance of 1. */
  lens: number;
  /** Rays for each point are this many, squared. */
  fine: number;
  /** How far down a place of the picture's width hangs, in halves of its height. */
  sag?: (across: number) => number;
}

const gold: Three = [0.95, 0.66, 0.27];
const nearly = 0.12;

export const along = ({ from, way }: Ray, t: number): Three => [
  from[0] + way[0] * t,
  from[1] + way[1] * t,
  from[2] + way[2] * t,
];

function nearest(bodies: readonly Body[], ray: Ray, most = 1e5): Found | undefined {
  let found: Found | undefined;
  for (const body of bodies) {
    const next = body(ray, found?.t ?? most);
    if (next !== undefined) found = next;
  }
  return found;
}

const isFree = (bodies: readonly Body[], ray: Ray, most: number) =>
  bodies.every((body) => body(ray, most) === undefined);

/** Numbers of 0..1 for a place and a turn, evenly spread over the turns of a point. */
function spread(x: number, y: number, turn: number, way: number): number {
  const start = Math.sin(x * 12.9898 + y * 78.233 + way * 37.719) * 43758.5453;
  return (((start + turn * (way % 2 === 0 ? 0.754877666 : 0.569840291)) % 1) + 1) % 1;
}

/** Takes the picture. */
export function taken(room: Room, camera: Camera): Sharp {
  const { width, height, fine, eye, lens, sag = () => 0 } = camera;
  const forth = unit([camera.at[0] - eye[0], camera.at[1] - eye[1], camera.at[2] - eye[2]]);
  const right = unit([-forth[1], forth[0], 0]);
  const up = cross(forth, right);
  const data = new Float32Array(width * height * 4);
  const metal = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let turn = 0; turn < fine * fine; turn += 1) {
        const px = x + ((turn % fine) + spread(x, y, turn, 1)) / fine;
        const py = y + (Math.floor(turn / fine) + spread(x, y, turn, 2)) / fine;
        const [u, v] = [((px * 2 - width) / height) * lens, (1 - (py * 2) / height + sag(px / width)) * lens];
        const way = unit([
          forth[0] + right[0] * u + up[0] * v,
          forth[1] + right[1] * u + up[1] * v,
          forth[2] + right[2] * u + up[2] * v,
        ]);
        const pick = (n: number) => spread(x, y, turn, n);
        const [colour, alpha, isMetal] = seen(room, { from: eye, way }, pick);
        if (isMetal) metal[y * width + x] += 1;
        const to = (y * width + x) * 4;
        for (let part = 0; part < 3; part += 1) data[to + part] += colour[part] * alpha;
        data[to + 3] += alpha;
      }
    }
  }
  for (let k = 0; k < data.length; k += 1) data[k] /= fine * fine;
  return exposed({ data: calmed(data, metal, width, height), width, height }, 1);
}

/** Paper without the grain that chance leaves in its shade: the mean of what is about as bright and no metal. */
function calmed(data: Float32Array, metal: Float32Array, width: number, height: number): Float32Array {
  const out = Float32Array.from(data);
  const reach = 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      if (metal[k] > 0) continue;
      const sum = [0, 0, 0, 0];
      let count = 0;
      for (let j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j += 1) {
        for (let i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i += 1) {
          const other = j * width + i;
          if (metal[other] > 0 || differs(data, k * 4, other * 4)) continue;
          for (let part = 0; part < 4; part += 1) sum[part] += data[other * 4 + part];
          count += 1;
        }
      }
      for (let part = 0; part < 4; part += 1) out[k * 4 + part] = sum[part] / count;
    }
  }
  return out;
}

const differs = (data: Float32Array, one: number, other: number) =>
  Math.abs(data[one] - data[other]) > 0.3 ||
  Math.abs(data[one + 2] - data[other + 2]) > 0.3 ||
  Math.abs(data[one + 3] - data[other + 3]) > 0.32;

type Pick = (way: number) => number;

function seen(room: Room, ray: Ray, pick: Pick): [Three, number, boolean] {
  const found = nearest(room.bodies, ray);
  if (found === undefined) return [[0, 0, 0], 0, false];
  const at = along(ray, found.t);
  const { shade } = found.stuff;
  if (shade !== undefined) {
    const { light, level } = direct(room, at, found.normal, pick);
    const share = light / level;
    const open = around(room, at, found.normal, pick)[1];
    if (share > 1.02) return [[1, 0.98, 0.92], clamp((share - 1.02) * 0.95) * 0.8, false];
    return [shade, 0.62 * (1 - clamp(share)) + 0.3 * (1 - open), false];
  }
  return found.stuff.isMetal === true
    ? [mirrored(room, ray, found, at, pick), 1, true]
    : [paper(room, found, at, pick), 1, false];
}

/** What falls on a point from a place of the lamp, and what would if it lay level and free. */
function direct(room: Room, at: Three, normal: Three, pick: Pick): { light: number; level: number } {
  const { lamp, bodies } = room;
  const [turn, out] = [pick(3) * 2 * Math.PI, Math.sqrt(pick(4)) * lamp.broad];
  const to: Three = [
    lamp.at[0] + Math.cos(turn) * out - at[0],
    lamp.at[1] + Math.sin(turn) * out * 0.6 - at[1],
    lamp.at[2] + Math.sin(turn) * out * 0.6 - at[2],
  ];
  const far = Math.hypot(...to);
  const way = unit(to);
  const facing = clamp(way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2]);
  const isLit = facing > 0 && isFree(bodies, { from: off(at, normal), way }, far);
  return { light: isLit ? facing : 0, level: Math.max(way[2], 0.05) };
}

const off = (at: Three, normal: Three): Three => [
  at[0] + normal[0] * nearly,
  at[1] + normal[1] * nearly,
  at[2] + normal[2] * nearly,
];

/** What comes from one other way, and whether it is open. */
function around(room: Room, at: Three, normal: Three, pick: Pick): [Three, number] {
  const [turn, rise] = [pick(5) * 2 * Math.PI, pick(6) * 2 - 1];
  const flat = Math.sqrt(1 - rise * rise);
  const way = unit([
    normal[0] + Math.cos(turn) * flat * 0.99,
    normal[1] + Math.sin(turn) * flat * 0.99,
    normal[2] + rise * 0.99,
  ]);
  const next = nearest(room.bodies, { from: off(at, normal), way }, 400);
  if (next === undefined) return [room.sky(way), 1];
  const { colour, isMetal } = next.stuff;
  const back = isMetal === true ? 0.34 : 0.3 * clamp(0.35 + next.normal[2]);
  const tint = isMetal === true ? gold : colour;
  const near = smooth(0, 40, next.t);
  return [[tint[0] * back, tint[1] * back, tint[2] * back], 0.55 * near];
}

function paper(room: Room, { normal, stuff }: Found, at: Three, pick: Pick): Three {
  const rough = room.tooth ?? 0;
  const tilt = (seed: number) => (noise(at[0] * 0.9, at[1] * 0.9 + at[2], seed) - 0.5) * rough;
  const turned = rough === 0 ? normal : unit([normal[0] + tilt(3), normal[1] + tilt(4), normal[2]]);
  const { light } = direct(room, at, turned, pick);
  const [other] = around(room, at, normal, pick);
  const part = (index: 0 | 1 | 2) => stuff.colour[index] * (light * room.lamp.colour[index] + other[index]);
  return [part(0), part(1), part(2)];
}

/** A gilt edge: burnished by hand along its length, so that it is a mirror that wavers. */
function mirrored(room: Room, { way }: Ray, found: Found, at: Three, pick: Pick): Three {
  const [nx, ny] = found.normal;
  const place = at[1] * nx - at[0] * ny;
  const line = noise(place * 1.7, at[2] * 0.3, 9) - 0.5;
  const wave = noise(place / 26, at[2] * 0.9, 12) - 0.5;
  // The arris is pressed round, above and below.
  const lean = 0.3 + 0.5 * (found.high - 0.5) + 0.16 * wave + 0.12 * line + (pick(7) - 0.5) * 0.24;
  const side = 0.1 * line + 0.1 * wave + (pick(8) - 0.5) * 0.2;
  const normal = unit([nx - ny * side, ny + nx * side, lean]);
  const into = 2 * (way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2]);
  const out = unit([way[0] - into * normal[0], way[1] - into * normal[1], way[2] - into * normal[2]]);
  const next = nearest(room.bodies, { from: off(at, found.normal), way: out }, 300);
  let lit = room.window(out);
  let tint: Three = [1, 1, 1];
  if (next !== undefined) {
    const point = along({ from: off(at, found.normal), way: out }, next.t);
    const { light } = direct(room, point, next.normal, pick);
    lit = next.stuff.isMetal === true ? 0.3 : 0.16 + (light > 0 ? 0.5 : 0);
    tint = next.stuff.isMetal === true ? gold : mix3(next.stuff.colour, [1, 1, 1], 0.42);
  }
  const glint = clamp(lit - 1.1) * 0.5;
  const part = (index: 0 | 1 | 2) => (gold[index] + (1 - gold[index]) * glint) * lit * tint[index];
  return [part(0), part(1), part(2)];
}
