import { clamp, mix, scale3, smooth, unit, type Three } from "../kit/numbers.ts";
import { cloudy, random } from "../kit/random.ts";
import { exposure, type Exposure } from "./exposure.ts";

/** How far a place is from a thing; negative within it. */
export type Solid = (x: number, y: number, z: number) => number;

export interface StillLife {
  things: Solid;
  /** Of a thing at a place, 0..1. */
  albedo: (place: Three) => number;
  /** Metal shows what is around it. */
  isMetal: boolean;
  /** Where the wall behind stands; none where it is far. */
  wall: number;
  table: number;
  eye: Three;
  towards: Three;
  zoom: number;
  lamp: Three;
}

const add = (a: Three, b: Three, times = 1): Three => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Three, b: Three): Three => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Things on a table by a window: rays are followed to where they meet something, with soft shade and contact. */
export function stillLife(width: number, height: number, seed: number, still: StillLife): Exposure {
  const { things, wall, eye, zoom } = still;
  const all = (place: Three) =>
    Math.min(things(...place), place[1], wall === Infinity ? Infinity : wall - place[2]);
  const ahead = unit(add(still.towards, eye, -1));
  const right = unit([ahead[2], 0, -ahead[0]]);
  const up = cross(ahead, right);
  const lamp = unit(still.lamp);
  const next = random(seed);
  return exposure(width, height, (x, y) => {
    const [sx, sy] = [(x - width / 2 + next() - 0.5) / height, (height / 2 - y + next() - 0.5) / height];
    const ray = unit(add(add(scale3(ahead, zoom), right, sx), up, sy));
    let far = 0.5;
    for (let step = 0; step < 96 && far < 9; step += 1) {
      const gap = all(add(eye, ray, far));
      if (gap < 0.001 * far) break;
      far += gap * 0.9;
    }
    const place = add(eye, ray, far);
    const normal = normalAt(all, place);
    const isThing = things(...place) < 0.012;
    const cast = castShade(things, place, normal, lamp);
    const open = openness(all, place, normal);
    if (isThing && still.isMetal) {
      const thrown = add(ray, normal, -2 * dot(ray, normal));
      const around =
        0.12 +
        0.75 * smooth(-0.15, 0.3, -thrown[0]) * smooth(0, 0.5, thrown[1]) +
        0.3 * smooth(0.55, 0.9, thrown[1]) +
        0.25 * smooth(-0.1, -0.7, thrown[1]);
      return clamp((around * (0.55 + 0.45 * cast) * (0.4 + 0.6 * open)) ** 0.92);
    }
    return clamp(matt(still, { place, normal, isThing, cast, open, seed, lamp }) ** 0.92);
  });
}

interface Met {
  place: Three;
  normal: Three;
  isThing: boolean;
  cast: number;
  open: number;
  seed: number;
  lamp: Three;
}

function matt(still: StillLife, { place, normal, isThing, cast, open, seed, lamp }: Met): number {
  const [x, y, z] = place;
  const isWall = !isThing && y > 0.012;
  const grain = isThing
    ? 0.02 * (cloudy(x * 20, y * 20 + z * 9, seed, 3) - 0.5)
    : isWall
      ? 0.07 * (cloudy(x * 3, y * 3, seed + 3, 4) - 0.5)
      : 0.05 * (cloudy(x * 6, z * 30, seed + 4, 3) - 0.5);
  const beam = isWall
    ? 0.45 + 0.75 * smooth(-0.1, 0.1, Math.sin((x + y * 0.55) * 1.7 + 0.9)) * smooth(1.6, 0.4, x + 0.2)
    : 1;
  const own = isThing ? still.albedo(place) : isWall ? 0.62 : still.table;
  const direct = Math.max(0, dot(normal, lamp));
  const lit = own * (open * (0.2 + 0.06 * normal[1]) + 0.86 * direct * cast * beam) + grain;
  return isThing ? lit : lit * mix(1, 0.72, smooth(0.2, 1.7, x));
}

function normalAt(all: (place: Three) => number, place: Three): Three {
  const here = all(place);
  const step = 0.004;
  return unit([
    all(add(place, [step, 0, 0])) - here,
    all(add(place, [0, step, 0])) - here,
    all(add(place, [0, 0, step])) - here,
  ]);
}

/** 1 in the light; the nearer a ray passes by a thing, the less of the lamp is seen. */
function castShade(things: Solid, place: Three, normal: Three, lamp: Three): number {
  const from = add(place, normal, 0.02);
  let [left, far] = [1, 0.03];
  for (let step = 0; step < 28 && far < 3.4; step += 1) {
    const gap = things(...add(from, lamp, far));
    left = Math.min(left, 0.5 + (7 * gap) / far);
    if (left < 0) return 0;
    far += clamp(gap, 0.03, 0.22);
  }
  return smooth(0, 1, left);
}

function openness(all: (place: Three) => number, place: Three, normal: Three): number {
  let near = 0;
  for (let step = 1; step <= 4; step += 1) {
    const away = step * 0.07;
    near += Math.max(0, away - all(add(place, normal, away))) / step;
  }
  return 1 / (1 + 3.2 * near);
}

/** A ring that lies, or leans once it is turned. */
export function ring(x: number, y: number, z: number, radius: number, thick: number): number {
  return Math.hypot(Math.hypot(x, z) - radius, y) - thick;
}

/** Two places turned about an axis that is not named. */
export function turned(a: number, b: number, angle: number): readonly [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [a * cos - b * sin, a * sin + b * cos];
}

export function ball(x: number, y: number, z: number, radius: number): number {
  return Math.hypot(x, y, z) - radius;
}

/** Turned clay: its radius by its height. @param top height of its mouth */
export function vessel(
  x: number,
  y: number,
  z: number,
  top: number,
  radius: (height: number) => number,
): number {
  const side = (Math.hypot(x, z) - radius(clamp(y, 0, top))) * 0.6;
  return Math.max(side, -y, y - top);
}
