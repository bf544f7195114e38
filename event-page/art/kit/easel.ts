import { covered, grid, normals, triangles, ways, type Corners } from "./mesh.ts";
import type { Three } from "./numbers.ts";

/*
 * What a painter has before the easel: bent sheets in the round, of which each place on the canvas knows the nearest: how deep it
 * lies, which way it faces, to which petal or leaf it belongs, and which way a brush would follow it.
 */

/** A point of a sheet: place, then how light it is by itself, and how much of the second colour it has. */
export type Corner = readonly [x: number, y: number, z: number, tone: number, tint: number];

/** Where nothing stands. */
export const nowhere = -1e5;

/** x to the right, y down, z towards the eye. */
export class Easel {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly normal: Float32Array;
  /** Tone and tint. */
  readonly own: Float32Array;
  /** The way of the brush. */
  readonly along: Float32Array;
  /** 0 where nothing stands; each sheet has its own. */
  readonly piece: Uint16Array;
  /** By piece. */
  readonly paints: number[] = [0];

  constructor(width: number, height: number) {
    const count = width * height;
    this.width = width;
    this.height = height;
    this.depth = new Float32Array(count).fill(nowhere);
    this.normal = new Float32Array(count * 3);
    this.own = new Float32Array(count * 2);
    this.along = new Float32Array(count * 2);
    this.piece = new Uint16Array(count);
  }

  /** A bent sheet: a point for every u and v of 0..1; the brush goes along v. */
  sheet(across: number, along: number, paint: number, point: (u: number, v: number) => Corner): void {
    this.paints.push(paint);
    const piece = this.paints.length - 1;
    const points = grid(across, along, point);
    const facing = normals(points, across, along);
    const brush = points.map((_, k) => {
      const [, [x, y]] = ways(points, across, along, k);
      const far = Math.hypot(x, y) || 1;
      return [x / far, y / far] as const;
    });
    for (const corners of triangles(across, along)) this.#triangle(points, facing, brush, corners, piece);
  }

  #triangle(
    points: readonly Corner[],
    facing: readonly Three[],
    brush: readonly (readonly [number, number])[],
    [a, b, c]: Corners,
    piece: number,
  ): void {
    const [A, B, C] = [points[a], points[b], points[c]];
    covered(this, [A, B, C], (k, z, p, q, r) => {
      if (z <= this.depth[k]) return;
      this.depth[k] = z;
      this.piece[k] = piece;
      for (let part = 0; part < 3; part += 1)
        this.normal[k * 3 + part] = p * facing[a][part] + q * facing[b][part] + r * facing[c][part];
      for (let part = 0; part < 2; part += 1) {
        this.own[k * 2 + part] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
        this.along[k * 2 + part] = p * brush[a][part] + q * brush[b][part] + r * brush[c][part];
      }
    });
  }
}
