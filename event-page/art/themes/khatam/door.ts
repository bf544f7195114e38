import { between, pierced, type Ray, type Wood } from "../../kit/joinery.ts";
import { archEdge } from "../../kit/lattice.ts";
import { clamp, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { screen } from "./straps.ts";

/* A door of two leaves whose lattice ends in one pointed arch, the morning behind it. */

const cell = 130;
const half = 8.5;
const seam = 195;
/** Where the lattice stands on its rail. */
const sill = 315;

/** What holds the lattice: its profile, by the distance from the opening. */
export function frame(away: number): Omit<Wood, "away"> {
  if (away < 1.6) return { height: 2.6 * smooth(-0.4, 1.6, away), paint: "green" };
  if (away < 9) {
    const middle = Math.abs(away - 5.3) / 3.7;
    return { height: 2.6 + 2.2 * Math.sqrt(clamp(1 - middle ** 2)), paint: middle > 0.78 ? "gold" : "ivory" };
  }
  const line = Math.abs(away - 14.5) < 0.7;
  return { height: 2.6 - 1.2 * smooth(9, 10.6, away) + (line ? 0.2 : 0), paint: line ? "gold" : "green" };
}

/** Lattice within a frame: `within` is negative where it is open. */
export function framed(within: number, lattice: Wood): Wood {
  if (within >= 0) return { away: -within, ...frame(within) };
  return {
    ...lattice,
    away: Math.min(lattice.away, -within),
    shade: Math.max(lattice.shade ?? 0, 0.55 * smooth(-11, 0, within)),
  };
}

/** The same lattice carved into a closed board. */
export function carved(x: number, y: number): Omit<Wood, "away"> {
  const { away } = screen(x, y, cell / 2, 3.4);
  return {
    height: 1.4 - 1.2 * smooth(-1, 1, away),
    paint: away < 0 ? "green" : "lacquer",
    shade: 0.25 * smooth(3, 0, away),
  };
}

function leafWood(x: number, y: number): Wood {
  const edge = archEdge(x - seam, y, 216, 300, 302);
  const stile = x - 188;
  const within = Math.max(edge, y - sill, stile);
  const lattice = screen(x - seam, y - sill, cell, half);
  if (within > 21 && edge > 21) return { away: -within, ...carved(x - seam, y - sill) };
  if (within >= 0 && stile >= within) {
    const line = Math.abs(stile - 1.8) < 0.6;
    return {
      away: -within,
      height: 2.4 - 2.4 * smooth(4.5, 7, stile),
      paint: line ? "gold" : "green",
      shade: 0.7 * smooth(5, 7, stile),
    };
  }
  return framed(within, lattice);
}

const glow = [
  [0, "fff9e6"],
  [0.2, "ffefc4"],
  [0.45, "fdd392"],
  [0.72, "eba45c"],
  [1, "b9683a"],
] as const;

function dawn(x: number, y: number): Three {
  return between(glow, clamp(Math.hypot((x - seam) * 0.95, (y - 285) * 1.05) / 285));
}

export const lights = {
  sun: [0.1, -0.5, -0.8] as Three,
  sunColour: [1, 0.72, 0.42] as Three,
  sky: [0.8, 0.55, 0.3] as Three,
  key: [-0.36, -0.66, 0.66] as Three,
  keyColour: [0.72, 0.74, 0.68] as Three,
  room: [0.2, 0.21, 0.19] as Three,
};

/** The left leaf down to its rail; the right one is its mirror image. */
export function leaf(density: number): Light {
  return pierced({
    ...lights,
    width: 195,
    height: 345,
    density,
    depth: 20,
    wood: leafWood,
    ray: (x, y): Ray => ({ x, y, dx: (x - seam) / 420, dy: (y - 260) / 420 }),
    behind: dawn,
    spill: [16, 0.3],
  });
}

/** Below the rail, at whatever height: closed wood, and the seam at its edge. */
export function post(density: number): Light {
  return pierced({
    ...lights,
    width: 195,
    height: 30,
    density,
    depth: 4,
    wood: (x) => ({
      away: -9,
      height: -1.6 * smooth(192, 194.4, x),
      paint: "lacquer",
      shade: 0.6 * smooth(193, 194.6, x),
    }),
    ray: (x, y): Ray => ({ x, y, dx: 0, dy: 0 }),
    behind: () => null,
  });
}

/** The left half of the door frame that a photo stands in; as much lattice again where a screen is wider than a phone. */
export function spandrel(density: number): Light {
  const [axis, pitch] = [292, 172];
  return pierced({
    ...lights,
    width: axis,
    height: 500,
    density,
    depth: 22,
    wood: (x, y) => {
      const edge = archEdge(x - axis, y, 174, 234, 208);
      if (edge < 0) return { away: Math.max(1, -edge), height: 0, paint: "green" };
      if (edge < 19) return { away: -edge, ...frame(edge) };
      return framed(Math.max(19 - edge, -40), screen(x - axis, y + 14, pitch, 10.5));
    },
    ray: (x, y): Ray => ({ x, y, dx: (x - axis) / 520, dy: (y - 260) / 520 }),
    behind: (x, y) =>
      archEdge(x - axis, y, 174, 234, 208) < 4
        ? null
        : between(glow, clamp(0.3 + Math.hypot(x - 292, (y - 90) * 0.8) / 520)),
    spill: [16, 0.3],
  });
}

/** A closed wall: the lattice carved into it, one period. */
export function wall(density: number): Light {
  return pierced({
    ...lights,
    width: 156,
    height: 156,
    density,
    depth: 4,
    wood: (x, y) => ({ ...carved(x * (65 / 156), y * (65 / 156)), away: -9 }),
    ray: (x, y): Ray => ({ x, y, dx: 0, dy: 0 }),
    behind: () => null,
  });
}
