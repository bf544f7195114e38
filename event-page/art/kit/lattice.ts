import { clamp } from "./numbers.ts";

/*
 * Geometry of khatam work as distances: straps that pass over and under each other in stars of two squares, the star
 * itself, and the pointed arch. It carries no writing.
 */

interface Strap {
  from: readonly [number, number];
  to: readonly [number, number];
  /** Arms that tie stars together lie flat; sides of the squares go over and under. */
  isArm: boolean;
}

const corner = (turn: number, reach: number) => [reach * Math.cos(turn), reach * Math.sin(turn)] as const;
const straps: readonly Strap[] = [0, 1, 2, 3].flatMap((side): Strap[] => {
  const turn = (side * Math.PI) / 2;
  return [
    { from: corner(turn, 0.5), to: corner(turn + Math.PI / 2, 0.5), isArm: false },
    { from: corner(turn + Math.PI / 4, 0.5), to: corner(turn + (Math.PI * 3) / 4, 0.5), isArm: false },
    { from: corner(turn + Math.PI / 4, 0.5), to: corner(turn + Math.PI / 4, Math.SQRT1_2), isArm: true },
  ];
});

/** One cell of the lattice, x and y in cells: how high its straps stand, 0..1, and how far their axis is. */
export function lattice(x: number, y: number, width: number): { height: number; axis: number } {
  const [u, v] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
  let [height, axis] = [0, 9];
  for (const { from, to, isArm } of straps) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const along = clamp(((u - from[0]) * dx + (v - from[1]) * dy) / (dx * dx + dy * dy));
    const distance = Math.hypot(u - from[0] - dx * along, v - from[1] - dy * along);
    if (distance > width) {
      axis = Math.min(axis, distance);
      continue;
    }
    const weave = isArm ? 0 : 0.16 * Math.sin((along - 0.5) * Math.PI * 3.4);
    const own = (0.74 + weave) * clamp(1 - (distance / width) ** 3) ** 0.55;
    if (own > height) [height, axis] = [own, distance];
  }
  return { height, axis };
}

/** Distance to the edge of a star of two squares, negative inside. */
export function starEdge(x: number, y: number, reach: number): number {
  const radius = Math.hypot(x, y);
  const quarter = Math.PI / 2;
  const squares = [0, Math.PI / 4].map((turn) => {
    const angle = Math.atan2(y, x) + turn;
    const folded = (((angle % quarter) + quarter) % quarter) - quarter / 2;
    return radius * Math.cos(folded) - reach * Math.SQRT1_2;
  });
  return Math.min(...squares);
}

/** Distance to a pointed arch about x = 0, negative inside: half its width, its spring line, and the radius of its sides. */
export function archEdge(x: number, y: number, half: number, spring: number, radius: number): number {
  return y < spring ? Math.hypot(Math.abs(x) + radius - half, y - spring) - radius : Math.abs(x) - half;
}
