import { covered, cross, grid, less, triangles, ways } from "./mesh.ts";
import { smooth, unit, type Three } from "./numbers.ts";
import { noise } from "./random.ts";

/* Leaf as it is worked by hands: flat facets and bent ribbons that lie over each other, with ribs along them, seen from above. */

/** How a piece of leaf looks, wherever it is folded to. */
export interface Blade {
  /** Which way its ribs run; along its first edge if left out. */
  grain?: Three;
  /** How green it is, 0 to 1, at a place along its ribs (0 to 1) and across them (0 to 1). */
  green?: number | ((along: number, across: number) => number);
  /** Between two ribs, in points of the drawing. */
  ribs?: number;
  /** How far it is hollowed or swollen across its ribs. */
  bow?: number;
  seed?: number;
}

/** How much finer meshes are than their picture. */
export const fineness = 2;

/** How high it lies where nothing lies. */
export const nothing = -1e4;

type Corner = readonly [place: Three, along: number, across: number];

/** In points of a phone's screen: x to the right, y down, z towards the eye from the sheet below, which is at 0. */
export class FoldedLeaf {
  readonly width: number;
  readonly height: number;
  /** Points of the picture for each of the screen. */
  readonly density: number;
  /** Points of the mesh for each of the screen. */
  readonly grain: number;
  readonly depth: Float32Array;
  readonly normal: Float32Array;
  /** What ribs take from its light, about 0. */
  readonly ribbed: Float32Array;
  readonly green: Float32Array;
  /** How many pieces lie over each other. */
  readonly layers: Uint8Array;
  /** Which piece lies on top. */
  readonly id: Uint16Array;
  #count = 0;

  constructor(width: number, height: number, density: number) {
    this.density = density;
    this.grain = density * fineness;
    this.width = Math.round(width * density) * fineness;
    this.height = Math.round(height * density) * fineness;
    const count = this.width * this.height;
    this.depth = new Float32Array(count).fill(nothing);
    this.normal = new Float32Array(count * 3);
    this.ribbed = new Float32Array(count);
    this.green = new Float32Array(count);
    this.layers = new Uint8Array(count);
    this.id = new Uint16Array(count);
  }

  /** A flat piece between corners that lie in one plane, none of them inwards. */
  facet(corners: readonly Three[], blade: Blade = {}): void {
    const [first, second] = corners;
    const last = corners[corners.length - 1];
    const normal = upward(unit(cross(less(second, first), less(last, first))));
    const along = unit(blade.grain ?? less(second, first));
    const across = unit(cross(normal, along));
    const places = corners.map((corner) => [dot(corner, along), dot(corner, across)] as const);
    const [from, to] = extent(places.map(([place]) => place));
    const [near, far] = extent(places.map(([, place]) => place));
    const whole = corners.map((corner, k): Corner => [corner, places[k][0] - from, places[k][1] - near]);
    this.#count += 1;
    for (let k = 1; k + 1 < whole.length; k += 1)
      this.#triangle([whole[0], whole[k], whole[k + 1]], [normal, normal, normal], {
        ...blade,
        long: to - from,
        wide: far - near,
        across,
      });
  }

  /** A bent piece, `long` and `wide` as it was cut: a place for each share along and across it. */
  ribbon(
    cells: readonly [along: number, across: number],
    size: readonly [long: number, wide: number],
    place: (along: number, across: number) => Three,
    blade: Blade = {},
  ): void {
    const [rows, columns] = cells;
    const wide = columns + 1;
    const points = grid(columns, rows, (across, along) => place(along, across));
    const facing = points.map((_, k) => {
      const [across, along] = ways(points, columns, rows, k);
      return upward(unit(cross(along, across)));
    });
    const corner = (k: number): Corner => [
      points[k],
      (Math.floor(k / wide) / rows) * size[0],
      ((k % wide) / columns) * size[1],
    ];
    this.#count += 1;
    const look = { ...blade, long: size[0], wide: size[1], across: [0, 0, 0] as Three };
    for (const [a, b, c] of triangles(columns, rows))
      this.#triangle([corner(a), corner(b), corner(c)], [facing[a], facing[b], facing[c]], look);
  }

  #triangle(
    corners: readonly [Corner, Corner, Corner],
    normals: readonly [Three, Three, Three],
    blade: Blade & { long: number; wide: number; across: Three },
  ): void {
    const { grain } = this;
    const { green = 0, ribs = 2.8, bow = 0, seed = this.#count, long, wide, across } = blade;
    const [A, B, C] = corners.map(([[x, y, z]]) => [x * grain, y * grain, z * grain] as const);
    const visit = (k: number, z: number, p: number, q: number, r: number) => {
      if (this.layers[k] < 9) this.layers[k] += 1;
      if (z <= this.depth[k]) return;
      const s = p * corners[0][1] + q * corners[1][1] + r * corners[2][1];
      const t = p * corners[0][2] + q * corners[1][2] + r * corners[2][2];
      const swell = bow * (t / (wide || 1) - 0.5);
      this.depth[k] = z;
      this.id[k] = this.#count;
      for (let part = 0; part < 3; part += 1)
        this.normal[k * 3 + part] =
          p * normals[0][part] + q * normals[1][part] + r * normals[2][part] + swell * across[part];
      this.ribbed[k] = ribbed(s, t, ribs, seed);
      const shares = [s / (long || 1), t / (wide || 1)] as const;
      this.green[k] =
        (typeof green === "number" ? green : green(...shares)) +
        0.1 * (noise(s / 40, (t / ribs) * 0.45, seed) - 0.5);
    };
    // Closer than others': what lies on an edge that two share counts as one layer of leaf.
    covered(this, [A, B, C], visit, 1e-5);
  }
}

/** Fine lines along a leaf, some of them bolder; about 0. */
function ribbed(along: number, across: number, ribs: number, seed: number): number {
  const place = across / ribs;
  const line = Math.abs((((place % 1) + 1) % 1) - 0.5) * 2;
  const own = 0.5 + noise(Math.floor(place), 0.5, seed + 3);
  const fibre = noise(place * 2.3, along / 34, seed) - 0.5;
  return (
    -0.13 * own * smooth(0.66, 1, line) +
    0.08 * fibre +
    0.04 * (noise(along / 60, across / 9, seed + 7) - 0.5)
  );
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

export function dot(a: Three, b: Three): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function upward(three: Three): Three {
  return three[2] < 0 ? [-three[0], -three[1], -three[2]] : three;
}
