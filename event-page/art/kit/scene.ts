import { covered, cross, grid, normals, triangles, type Corners } from "./mesh.ts";
import { unit, type Three } from "./numbers.ts";

/** A point of a mesh: place, then colour as light. */
export type Vertex = readonly [number, number, number, number, number, number];

/** Gloss and translucency of a surface. */
export interface Surface {
  gloss?: number;
  trans?: number;
}

interface Turned extends Surface {
  roll?: number;
  /** Cells around and along. */
  around?: number;
  along?: number;
  /** Factor of the radius. */
  ridge?: (t: number, angle: number) => number;
}

/** Where nothing is. */
export const far = -1e4;

/** Turns points of a frame of its own into points of the scene. */
export function frame(origin: Three, axis: Three, roll = 0): (x: number, y: number, z: number) => Three {
  const w = unit(axis);
  const first: Three = Math.abs(w[2]) < 0.9 ? unit([w[1], -w[0], 0]) : [1, 0, 0];
  const v = unit(cross(w, first));
  const u = cross(v, w);
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  const at = (index: 0 | 1 | 2, x: number, y: number, z: number) =>
    origin[index] + (u[index] * c + v[index] * s) * x + (v[index] * c - u[index] * s) * y + w[index] * z;
  return (x, y, z) => [at(0, x, y, z), at(1, x, y, z), at(2, x, y, z)];
}

/** Meshes seen from the front, each point with its normal and colour: x to the right, y down, z towards the eye. */
export class Scene {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly normal: Float32Array;
  readonly colour: Float32Array;
  readonly surface: Float32Array;

  constructor(width: number, height: number) {
    const count = width * height;
    this.width = width;
    this.height = height;
    this.depth = new Float32Array(count).fill(far);
    this.normal = new Float32Array(count * 3);
    this.colour = new Float32Array(count * 3);
    this.surface = new Float32Array(count * 2);
  }

  /** A bent sheet: a point for every u and v of 0..1. */
  patch(across: number, along: number, point: (u: number, v: number) => Vertex, surface: Surface = {}): void {
    const points = grid(across, along, point);
    const facing = normals(points, across, along);
    for (const corners of triangles(across, along)) this.#triangle(points, facing, corners, surface);
  }

  /** A solid turned about an axis. */
  turned(
    origin: Three,
    axis: Three,
    length: number,
    radius: (t: number) => number,
    colour: (t: number, angle: number) => Three,
    { roll = 0, around = 14, along = 12, gloss, trans, ridge = () => 1 }: Turned = {},
  ): void {
    const place = frame(origin, axis, roll);
    this.patch(
      around,
      along,
      (u, v) => {
        const angle = u * 2 * Math.PI;
        const wide = radius(v) * ridge(v, angle);
        return [...place(Math.cos(angle) * wide, Math.sin(angle) * wide, v * length), ...colour(v, angle)];
      },
      { ...(gloss !== undefined && { gloss }), ...(trans !== undefined && { trans }) },
    );
  }

  tube(points: readonly Three[], radius: number, colour: Three): void {
    for (let index = 0; index + 1 < points.length; index += 1) {
      const [a, b] = [points[index], points[index + 1]];
      const axis: Three = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      this.turned(
        a,
        axis,
        Math.hypot(...axis),
        () => radius,
        () => colour,
        { around: 8, along: 1, gloss: 0.1 },
      );
    }
  }

  #triangle(
    points: readonly Vertex[],
    facing: readonly Three[],
    [a, b, c]: Corners,
    { gloss = 0.12, trans = 0.5 }: Surface,
  ): void {
    const [A, B, C] = [points[a], points[b], points[c]];
    covered(this, [A, B, C], (k, z, p, q, r) => {
      if (z <= this.depth[k]) return;
      this.depth[k] = z;
      for (let part = 0; part < 3; part += 1) {
        this.normal[k * 3 + part] = p * facing[a][part] + q * facing[b][part] + r * facing[c][part];
        this.colour[k * 3 + part] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
      }
      this.surface[k * 2] = gloss;
      this.surface[k * 2 + 1] = trans;
    });
  }
}
