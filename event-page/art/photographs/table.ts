import { clamp, smooth } from "../kit/numbers.ts";
import type { Exposure } from "./exposure.ts";
import { ball, ring, stillLife, turned, vessel, type Solid } from "./solids.ts";

/** Two rings, one leaning on the other. */
export function rings(width: number, height: number): Exposure {
  const things: Solid = (x, y, z) => {
    const [x2, y2] = turned(x - 0.33, y - 0.3, 0.62);
    const [z2, y3] = turned(z - 0.12, y2, 0.18);
    return Math.min(ring(x + 0.2, y - 0.07, z, 0.42, 0.062), ring(x2, y3, z2, 0.36, 0.052));
  };
  return stillLife(width, height, 4, {
    things,
    albedo: () => 0.8,
    isMetal: true,
    wall: Infinity,
    table: 0.8,
    eye: [0.05, 1.75, -2.1],
    towards: [0.05, 0.12, 0.05],
    zoom: 1.75,
    lamp: [-0.72, 0.5, 0.35],
  });
}

/** A tall bottle of clay, a bowl and fruit before a wall on which the window lies. */
export function fruit(width: number, height: number): Exposure {
  const belly = (y: number) =>
    Math.hypot(
      0.33 * Math.max(0, Math.sin((Math.PI * (y + 0.16)) / 1.26)) ** 1.1 * (1 - smooth(0.9, 1.1, y)),
      0.075 + 0.045 * smooth(1.16, 1.44, y),
    );
  const bowl = (y: number) => 0.16 + 0.24 * Math.sqrt(clamp(y / 0.34));
  const things: Solid = (x, y, z) =>
    Math.min(
      vessel(x + 0.34, y, z, 1.44, belly),
      Math.max(vessel(x - 0.5, y, z + 0.2, 0.34, bowl), -ball(x - 0.5, y - 0.44, z + 0.2, 0.33)),
      ball(x - 0.43, y - 0.38, z + 0.24, 0.15),
      ball(x - 0.66, y - 0.36, z + 0.14, 0.14),
      ball(x - 0.56, y - 0.52, z + 0.22, 0.13),
      ball(x + 0.02, y - 0.12, z + 0.62, 0.12),
    );
  return stillLife(width, height, 6, {
    things,
    albedo: ([x, y]) => (x > 0.2 && y > 0.3 ? 0.42 : x > -0.16 && x < 0.2 && y < 0.3 ? 0.45 : 0.84),
    isMetal: false,
    wall: 1.5,
    table: 0.7,
    eye: [0, 0.95, -3.6],
    towards: [0.02, 0.66, 0],
    zoom: 1.62,
    lamp: [-0.78, 0.52, -0.3],
  });
}
