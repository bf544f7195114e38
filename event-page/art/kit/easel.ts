import { type Three } from "./numbers.ts";

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
    const wide = across + 1;
    const points = Array.from({ length: wide * (along + 1) }, (_, k) =>
      point((k % wide) / across, Math.floor(k / wide) / along),
    );
    const ways: (readonly [number, number])[] = [];
    const normals = points.map((_, k): Three => {
      const [i, j] = [k % wide, Math.floor(k / wide)];
      const [a, b] = [points[j * wide + Math.min(i + 1, across)], points[j * wide + Math.max(i - 1, 0)]];
      const [c, d] = [points[Math.min(j + 1, along) * wide + i], points[Math.max(j - 1, 0) * wide + i]];
      const [px, py, pz] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
      const [qx, qy, qz] = [c[0] - d[0], c[1] - d[1], c[2] - d[2]];
      const far = Math.hypot(qx, qy) || 1;
      ways.push([qx / far, qy / far]);
      const n: Three = [py * qz - pz * qy, pz * qx - px * qz, px * qy - py * qx];
      const length = Math.hypot(...n);
      if (length < 1e-9) return [0, 0, 1];
      const turn = (n[2] < 0 ? -1 : 1) / length;
      return [n[0] * turn, n[1] * turn, n[2] * turn];
    });
    for (let j = 0; j < along; j += 1) {
      for (let i = 0; i < across; i += 1) {
        const k = j * wide + i;
        this.#triangle(points, normals, ways, [k, k + 1, k + wide], piece);
        this.#triangle(points, normals, ways, [k + 1, k + wide + 1, k + wide], piece);
      }
    }
  }

  #triangle(
    points: readonly Corner[],
    normals: readonly Three[],
    ways: readonly (readonly [number, number])[],
    [a, b, c]: Three,
    piece: number,
  ): void {
    const { width, height } = this;
    const [A, B, C] = [points[a], points[b], points[c]];
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
        this.piece[k] = piece;
        for (let part = 0; part < 3; part += 1)
          this.normal[k * 3 + part] = p * normals[a][part] + q * normals[b][part] + r * normals[c][part];
        for (let part = 0; part < 2; part += 1) {
          this.own[k * 2 + part] = p * A[3 + part] + q * B[3 + part] + r * C[3 + part];
          this.along[k * 2 + part] = p * ways[a][part] + q * ways[b][part] + r * ways[c][part];
        }
      }
    }
  }
}
