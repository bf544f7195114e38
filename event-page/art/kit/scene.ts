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

function cross(a: Three, b: Three): Three {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
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
    const wide = across + 1;
    const points = Array.from({ length: wide * (along + 1) }, (_, k) =>
      point((k % wide) / across, Math.floor(k / wide) / along),
    );
    const normals = points.map((_, k): Three => {
      const [i, j] = [k % wide, Math.floor(k / wide)];
      const [a, b] = [points[j * wide + Math.min(i + 1, across)], points[j * wide + Math.max(i - 1, 0)]];
      const [c, d] = [points[Math.min(j + 1, along) * wide + i], points[Math.max(j - 1, 0) * wide + i]];
      const n = cross([a[0] - b[0], a[1] - b[1], a[2] - b[2]], [c[0] - d[0], c[1] - d[1], c[2] - d[2]]);
      const length = Math.hypot(...n);
      if (length < 1e-6) return [0, 0, 1];
      const turn = (n[2] < 0 ? -1 : 1) / length;
      return [n[0] * turn, n[1] * turn, n[2] * turn];
    });
    for (let j = 0; j < along; j += 1) {
      for (let i = 0; i < across; i += 1) {
        const k = j * wide + i;
        this.#triangle(points, normals, [k, k + 1, k + wide], surface);
        this.#triangle(points, normals, [k + 1, k + wide + 1, k + wide], surface);
      }
    }
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
    normals: readonly Three[],
    corners: Three,
    { gloss = 0.12, trans = 0.5 }: Surface,
  ): void {
    const { width, height } = this;
    const [A, B, C] = [points[corners[0]], points[corners[1]], points[corners[2]]];
    const [NA, NB, NC] = [normals[corners[0]], normals[corners[1]], normals[corners[2]]];
    const area = (B[0] - A[0]) * (C[1] - A[1]) - (B[1] - A[1]) * (C[0] - A[0]);
    if (Math.abs(area) < 1e-9) return;
    const x0 = Math.max(0, Math.ceil(Math.min(A[0], B[0], C[0]) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(A[0], B[0], C[0]) + 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(A[1], B[1], C[1]) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(A[1], B[1], C[1]) + 0.5));
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) {
        const q = ((x - A[0]) * (C[1] - A[1]) - (y - A[1]) * (C[0] - A[0])) / area;
        const r = ((B[0] - A[0]) * (y - A[1]) - (B[1] - A[1]) * (x - A[0])) / area;
        const p = 1 - q - r;
        if (p < -1e-4 || q < -1e-4 || r < -1e-4) continue;
        const z = p * A[2] + q * B[2] + r * C[2];
        const k = y * width + x;
        if (z <= this.depth[k]) continue;
        this.depth[k] = z;
        for (let part = 0; part < 3; part += 1) {
          this.normal[k * 3 + part] = p * NA[part] + q * NB[part] + r * NC[part];
          this.colour[k * 3 + part] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
        }
        this.surface[k * 2] = gloss;
        this.surface[k * 2 + 1] = trans;
      }
    }
  }
}
