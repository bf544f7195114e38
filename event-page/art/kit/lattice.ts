import { smooth } from "./numbers.ts";

/*
 * Geometry of khatam work as distances: straps about stars of eight points and the crosses between them, which pass over and under
 * each other where two stars meet, and the pointed arch. It carries no writing.
 */

/** Half of the side of a square that a star of reach 0.5 is made of. */
const side = Math.SQRT1_2 / 2;
/** Past this turn a strap runs along a square, before it along the other square. */
const bend = Math.tan(Math.PI / 8);
/** How long each edge of a star is. */
export const length = bend / 2;

export interface Strap {
  /** How far its axis is, in cells; negative towards the star. */
  across: number;
  /** How far the axis of whichever strap is nearest is, in cells. */
  gap: number;
  /** How far along it is from where it bends or meets another, in cells; a straight length has `length`. */
  along: number;
  /** Whether another strap lies over it close by: 0 no, 1 at its very edge. */
  below: number;
}

/** The strap that lies on top; x and y in cells, a star about the middle of each. */
export function strapwork(x: number, y: number, half: number): Strap {
  const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
  const [ax, ay] = [Math.abs(fx), Math.abs(fy)];
  const [u, v] = ax >= ay ? [ax, ay] : [ay, ax];
  if (v > u * bend) return { across: u - side, gap: Math.abs(u - side), along: v - side * bend, below: 0 };
  const own = (u + v - 0.5) * Math.SQRT1_2;
  const other = (u - v - 0.5) * Math.SQRT1_2;
  const gap = Math.min(Math.abs(own), Math.abs(other));
  const isOver = fx * fy > 0 === ax >= ay;
  const along = (0.5 - u + v) * Math.SQRT1_2;
  if (isOver) return { across: own, gap, along, below: 0 };
  if (Math.abs(other) < half) {
    return { across: other, gap, along: (0.5 - u - v) * Math.SQRT1_2, below: 0 };
  }
  return { across: own, gap, along, below: smooth(half * 1.9, half, Math.abs(other)) };
}

/** Distance to a pointed arch about x = 0, negative inside: half its width, its spring line, and the radius of its sides. */
export function archEdge(x: number, y: number, half: number, spring: number, radius: number): number {
  return y < spring ? Math.hypot(Math.abs(x) + radius - half, y - spring) - radius : Math.abs(x) - half;
}
