import type { Three } from "./numbers.ts";

/* Bent sheets as triangles, and what of a picture each of them covers. */

/** Whatever begins with its place: x to the right, y down, z towards the eye. */
type Placed = readonly [x: number, y: number, z: number, ...rest: number[]];

interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Places in a grid of points of the corners of a triangle. */
export type Corners = readonly [number, number, number];

/** The points of a sheet row by row, one for every u and v of 0..1. */
export function grid<P>(across: number, along: number, point: (u: number, v: number) => P): P[] {
  const wide = across + 1;
  return Array.from({ length: wide * (along + 1) }, (_, k) =>
    point((k % wide) / across, Math.floor(k / wide) / along),
  );
}

/** What leads across and along a grid at one of its points. */
export function ways(
  points: readonly Placed[],
  across: number,
  along: number,
  k: number,
): readonly [across: Three, along: Three] {
  const wide = across + 1;
  const [i, j] = [k % wide, Math.floor(k / wide)];
  const [a, b] = [points[j * wide + Math.min(i + 1, across)], points[j * wide + Math.max(i - 1, 0)]];
  const [c, d] = [points[Math.min(j + 1, along) * wide + i], points[Math.max(j - 1, 0) * wide + i]];
  return [less(a, b), less(c, d)];
}

/** Which way each point of a grid looks, towards the eye. */
export function normals(points: readonly Placed[], across: number, along: number): Three[] {
  return points.map((_, k): Three => {
    const n = cross(...ways(points, across, along, k));
    const length = Math.hypot(...n);
    if (length < 1e-6) return [0, 0, 1];
    const turn = (n[2] < 0 ? -1 : 1) / length;
    return [n[0] * turn, n[1] * turn, n[2] * turn];
  });
}

/** Two triangles for each cell of a grid. */
export function triangles(across: number, along: number): Corners[] {
  const wide = across + 1;
  return Array.from({ length: across * along }, (_, cell) => {
    const k = Math.floor(cell / across) * wide + (cell % across);
    return [
      [k, k + 1, k + wide],
      [k + 1, k + wide + 1, k + wide],
    ] as const;
  }).flat();
}

/**
 * Calls `visit` for every point of the canvas that a triangle covers, with the point's place in its arrays, how near the eye
 * it is, and the share of each corner.
 * @param slack how far beyond its edges it still covers, as a share: nothing is seen between two of one sheet
 */
export function covered(
  { width, height }: Canvas,
  [A, B, C]: readonly [Placed, Placed, Placed],
  visit: (k: number, z: number, a: number, b: number, c: number) => void,
  slack = 1e-4,
): void {
  const area = (B[0] - A[0]) * (C[1] - A[1]) - (B[1] - A[1]) * (C[0] - A[0]);
  if (Math.abs(area) < 1e-9) return;
  const x0 = Math.max(0, Math.ceil(Math.min(A[0], B[0], C[0]) - 0.5));
  const x1 = Math.min(width - 1, Math.floor(Math.max(A[0], B[0], C[0]) + 0.5));
  const y0 = Math.max(0, Math.ceil(Math.min(A[1], B[1], C[1]) - 0.5));
  const y1 = Math.min(height - 1, Math.floor(Math.max(A[1], B[1], C[1]) + 0.5));
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const b = ((x - A[0]) * (C[1] - A[1]) - (y - A[1]) * (C[0] - A[0])) / area;
      const c = ((B[0] - A[0]) * (y - A[1]) - (B[1] - A[1]) * (x - A[0])) / area;
      const a = 1 - b - c;
      if (a < -slack || b < -slack || c < -slack) continue;
      visit(y * width + x, a * A[2] + b * B[2] + c * C[2], a, b, c);
    }
  }
}

export function less(a: Placed, b: Placed): Three {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: Three, b: Three): Three {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
