import { clamp, unit, type Three } from "../../kit/numbers.ts";
import { linear } from "../../kit/colour.ts";
import { along, type Body, type Found, type Ray, type Stuff } from "./tracing.ts";

/* Thick cotton paper, off-white on its face and navy on its back, cut and gilt along its edges. */

export const white: Stuff = { colour: linear("f7f2e6") };
export const navy: Stuff = { colour: linear("1a2f66") };
const gilt: Stuff = { colour: [1, 1, 1], isMetal: true };

/** What the page itself is, with the shade that falls on it. */
export const page: Stuff = { ...white, shade: linear("5e5348") };
export const night: Stuff = { ...navy, shade: linear("04081a") };

/** How far a place lies outside of what is cut; below 0 within. */
export type Outline = (x: number, y: number) => number;

/** A rectangle that is turned about a corner of it. */
export function sheetAt(x: number, y: number, turn: number, wide: number, long: number): Outline {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (px, py) => {
    const [dx, dy] = [px - x, py - y];
    const a = Math.abs(dx * c + dy * s - wide / 2) - wide / 2;
    const b = Math.abs(dy * c - dx * s - long / 2) - long / 2;
    return a > 0 && b > 0 ? Math.hypot(a, b) : Math.max(a, b);
  };
}

interface Flat {
  foot: number;
  head: number;
  outline: Outline;
  face?: Stuff;
  back?: Stuff;
  edge?: Stuff;
}

/** A sheet that lies. */
export function lying({ foot, head, outline, face = white, back = navy, edge = gilt }: Flat): Body {
  return ({ from, way }, most) => {
    const [x, y, z] = from;
    const [dx, dy] = way;
    const dz = Math.abs(way[2]) < 1e-7 ? 1e-7 : way[2];
    const [one, two] = [(head - z) / dz, (foot - z) / dz];
    const enter = Math.min(one, two);
    const leave = Math.min(Math.max(one, two), most);
    let t = Math.max(enter, 0);
    if (t >= leave) return undefined;
    if (enter > 0 && outline(x + dx * t, y + dy * t) < 0)
      return { t, normal: [0, 0, dz < 0 ? 1 : -1], stuff: dz < 0 ? face : back, high: dz < 0 ? 1 : 0 };
    const flat = Math.hypot(dx, dy) || 1e-6;
    while (t < leave) {
      const [px, py] = [x + dx * t, y + dy * t];
      const left = outline(px, py);
      if (left < 0.012) {
        const slope = 0.02;
        const nx = outline(px + slope, py) - outline(px - slope, py);
        const ny = outline(px, py + slope) - outline(px, py - slope);
        return {
          t,
          normal: unit([nx, ny, 0]),
          stuff: edge,
          high: clamp((z + dz * t - foot) / (head - foot)),
        };
      }
      t += Math.max(left / flat, 0.012);
    }
    return undefined;
  };
}

/** The table. */
export function table(stuff: Stuff): Body {
  return ({ from, way }, most) => {
    const t = -from[2] / way[2];
    return t > 1e-4 && t < most ? { t, normal: [0, 0, 1], stuff, high: 0 } : undefined;
  };
}

interface Curl {
  /** Where it begins to leave the ground, and to where: the axis stands across. */
  from: readonly [number, number];
  towards: readonly [number, number];
  radius: number;
  /** How far round it goes before it is straight again. */
  turn: number;
  thick: number;
  lift: number;
  /** By the way along the axis and the length that was unrolled. */
  outline: Outline;
  reach: number;
  face?: Stuff;
}

/** A sheet that bends towards the light. */
export function curled({
  from,
  towards,
  radius,
  turn,
  thick,
  lift,
  outline,
  reach,
  face = white,
}: Curl): Body {
  const [ex, ey] = towards;
  const centre = radius + thick / 2 + lift;
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  /** What is nearest of the part that lies, the arc and what goes on along its tangent: how far, how far off the edge, which side. */
  const nearest = (x: number, y: number, z: number): [number, number, number] => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const u = dx * -ey + dy * ex;
    const q = dx * ex + dy * ey;
    const part = (s: number, n: number, past: number): [number, number, number] => {
      const [edge, skin] = [outline(u, s), Math.abs(n) - thick / 2];
      return [Math.max(edge, skin, past), edge - skin, n];
    };
    const flat = part(q, z - thick / 2 - lift, q);
    const [a, b] = [q, z - centre];
    const angle = Math.atan2(a, -b);
    const [fq, fz] = [q - radius * st, z - centre + radius * ct];
    const s = fq * ct + fz * st;
    const straight = part(turn * radius + s, fz * ct - fq * st, -s);
    const first = flat[0] < straight[0] ? flat : straight;
    if (angle < 0 || angle > turn) return first;
    const arc = part(angle * radius, radius - Math.hypot(a, b), -1e3);
    return arc[0] < first[0] ? arc : first;
  };
  const distance = (x: number, y: number, z: number) => nearest(x, y, z)[0];
  return (ray: Ray, most: number): Found | undefined => {
    const { from: start, way } = ray;
    let t = 0;
    if (start[2] > reach) t = way[2] < 0 ? (reach - start[2]) / way[2] : most;
    while (t < most) {
      const [x, y, z] = along(ray, t);
      if (z < -2 || (z > reach && way[2] > 0)) return undefined;
      const left = distance(x, y, z);
      if (left < 0.03) {
        const e = 0.03;
        const normal: Three = unit([
          distance(x + e, y, z) - distance(x - e, y, z),
          distance(x, y + e, z) - distance(x, y - e, z),
          distance(x, y, z + e) - distance(x, y, z - e),
        ]);
        const [, edge, n] = nearest(x, y, z);
        return {
          t,
          normal,
          stuff: edge > 0 ? gilt : n > 0 ? face : navy,
          high: clamp(n / thick + 0.5),
        };
      }
      t += Math.max(left * 0.92, 0.03);
    }
    return undefined;
  };
}
