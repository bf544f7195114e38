import { covered, grid, normals, triangles, ways } from "./mesh.ts";
import { clamp, unit, type Three } from "./numbers.ts";
import { noise } from "./random.ts";

/** Place in points as they are shown, `z` towards the eye; then what a theme knows of the thread there. */
export type Woven = readonly [x: number, y: number, z: number, ...thread: number[]];

/** Nearness of a point that no cloth lies on. */
export const nowhere = -1e5;

interface Shade {
  /** How far it is thrown, in points as they are shown. */
  far: number;
  /** What has to stand out to throw any, and what is too far before to do so. */
  over: number;
  most?: number;
  /** How much softer it is for each point of its way, and how much of it is lost at its end. */
  softer: number;
  lost: number;
  /** So dark that nothing further is looked for, and light that is always left. */
  dark: number;
  least?: number;
}

/** Cloth in space as the eye sees it, twice as fine as it is shown: of each point what lies nearest, where that looks, and its thread. */
export class Cloth {
  readonly width: number;
  readonly height: number;
  readonly fine: number;
  readonly depth: Float32Array;
  readonly normal: Float32Array;
  readonly weft: Float32Array;
  readonly thread: Float32Array;
  readonly #parts: number;

  /** @param parts numbers that are known of a thread */
  constructor(width: number, height: number, density: number, parts: number) {
    this.fine = density * 2;
    this.width = Math.round(width * this.fine);
    this.height = Math.round(height * this.fine);
    this.#parts = parts;
    const count = this.width * this.height;
    this.depth = new Float32Array(count).fill(nowhere);
    this.normal = new Float32Array(count * 3);
    this.weft = new Float32Array(count * 3);
    this.thread = new Float32Array(count * parts);
  }

  /**
   * Lays a sheet over what is there.
   * @param weftAlong whether its weft runs along u or v
   * @param seen called with each point that it covers
   */
  sheet(
    [across, along]: readonly [number, number],
    weftAlong: "u" | "v",
    point: (u: number, v: number) => Woven,
    seen?: (k: number) => void,
  ): void {
    const { fine, depth } = this;
    const points = grid(across, along, (u, v): Woven => {
      const [x, y, z, ...thread] = point(u, v);
      return [x * fine, y * fine, z * fine, ...thread];
    });
    const facing = normals(points, across, along);
    const way = weftAlong === "u" ? 0 : 1;
    const runs = points.map((_, k) => unit(ways(points, across, along, k)[way]));
    for (const [a, b, c] of triangles(across, along)) {
      const [A, B, C] = [points[a], points[b], points[c]];
      covered(this, [A, B, C], (k, z, p, q, r) => {
        if (z <= depth[k]) return;
        depth[k] = z;
        seen?.(k);
        for (let part = 0; part < 3; part += 1) {
          const to = k * 3 + part;
          this.normal[to] = p * facing[a][part] + q * facing[b][part] + r * facing[c][part];
          this.weft[to] = p * runs[a][part] + q * runs[b][part] + r * runs[c][part];
        }
        for (let part = 0; part < this.#parts; part += 1)
          this.thread[k * this.#parts + part] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
      });
    }
  }

  /** 1 in the light that comes from L, less where cloth stands before it. */
  lightFrom(L: Three, x: number, y: number, shade: Shade): number {
    const { width, height, depth, fine } = this;
    const { far: end, over: from, most = Infinity, softer, lost, dark, least = 0 } = shade;
    const z = depth[y * width + x];
    const flat = Math.hypot(L[0], L[1]) || 1e-3;
    let left = 1;
    for (let far = 2.2; far < end; far *= 1.16) {
      const step = far * fine;
      const [px, py] = [Math.round(x + (L[0] / flat) * step), Math.round(y + (L[1] / flat) * step)];
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      const over = depth[py * width + px] - (z + (L[2] / flat) * step + from * fine);
      if (over > 0 && over < most * fine)
        left = Math.min(left, 1 - clamp(over / ((2 + far * softer) * fine)) * (1 - lost * (far / end)));
      if (left < dark) break;
    }
    return Math.max(least, left);
  }

  /** How much of what is around is seen from there, by what stands about it at these distances. */
  open(x: number, y: number, radii: readonly number[]): number {
    const { width, height, depth, fine } = this;
    const z = depth[y * width + x];
    let closed = 0;
    for (const points of radii) {
      const radius = points * fine;
      for (let turn = 0; turn < 8; turn += 1) {
        const angle = ((turn + noise(x, y, 5)) * Math.PI) / 4;
        const px = clamp(Math.round(x + radius * Math.cos(angle)), 0, width - 1);
        const py = clamp(Math.round(y + radius * Math.sin(angle)), 0, height - 1);
        closed += clamp((depth[py * width + px] - z) / (radius * 1.1));
      }
    }
    return (1 - (0.9 * closed) / 24) ** 2;
  }
}
