/** A leaf of two arcs; lengths in units of the drawing. */
export interface Petal {
  /** Foot. */
  x: number;
  y: number;
  /** Direction of the tip, radians. */
  angle: number;
  length: number;
  /** Bulge of the left and of the right side as shares of the length; 0 is a straight edge. */
  left: number;
  right: number;
}

/** The one shape that every ornament is made of. */
export function petal(x: number, y: number, angle: number, length: number, left = 0.14, right = left): Petal {
  return { x, y, angle, length, left, right };
}

/** Petals around (x, y), `radius` away from it. */
export function ring(
  x: number,
  y: number,
  count: number,
  radius: number,
  length: number,
  bulge: number,
): Petal[] {
  return Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count).map((angle) =>
    petal(x + radius * Math.cos(angle), y + radius * Math.sin(angle), angle, length, bulge),
  );
}

/**
 * Path data of petals. Whole units and moves from foot to foot: drawings are
 * large enough that a fraction of a unit is invisible, and every digit would
 * travel with every view.
 */
export function petalPath(petals: readonly Petal[]): string {
  let at = { x: 0, y: 0 };
  return petals
    .map(({ x, y, angle, length, left, right }) => {
      const move = pair(Math.round(x) - at.x, Math.round(y) - at.y);
      at = { x: Math.round(x), y: Math.round(y) };
      const dx = Math.round(length * Math.cos(angle));
      const dy = Math.round(length * Math.sin(angle));
      const there = left === 0 ? `l${pair(dx, dy)}` : arc(length, left, dx, dy);
      const back = right === 0 ? "" : arc(length, right, -dx, -dy);
      return `m${move}${there}${back}z`;
    })
    .join("");
}

/** An arc over a chord, rising `bulge` times its length. Radii in steps of 5: equal ones compress. */
function arc(length: number, bulge: number, dx: number, dy: number): string {
  const radius = String(5 * Math.round((length / (8 * bulge) + (length * bulge) / 2) / 5));
  return `a${radius} ${radius} 0 0 1 ${pair(dx, dy)}`;
}

/** Two whole numbers as path data, without the blank that a minus makes needless. */
function pair(x: number, y: number): string {
  return y < 0 ? `${String(x)}${String(y)}` : `${String(x)} ${String(y)}`;
}
