/** A place on a page, in points. */
export type Place = readonly [x: number, y: number];

/** Where a curve begins, the two places that pull it, where it ends. */
export type Curve = readonly [Place, Place, Place, Place];

/** A place on a cubic Bézier curve, by its parameter 0..1. */
export function bezier([a, b, c, d]: Curve, t: number): Place {
  const r = 1 - t;
  const part = (k: 0 | 1) => r ** 3 * a[k] + 3 * r * r * t * b[k] + 3 * r * t * t * c[k] + t ** 3 * d[k];
  return [part(0), part(1)];
}
