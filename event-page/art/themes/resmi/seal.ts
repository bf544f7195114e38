import type { Sharp } from "sharp";
import { linear } from "../../kit/colour.ts";
import { clamp, mix3, smooth, unit, type Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { carvedLight, nothing } from "../../kit/relief.ts";
import { shaded } from "../../kit/shade.ts";
import { ridge, roseAt } from "./device.ts";

/* Wax that was poured and sealed: it ran out unevenly, rose in a rim about the stamp, and shines where it is smooth. */

const half = 150;
const [deep, bright] = [linear("47040c"), linear("860c18")];
const sun: Three = [-0.6, -0.62, 0.62];

/** How far the wax ran at an angle, where the stamp is 0.6. */
function reach(angle: number): number {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const run = noise(x * 1.5 + 7, y * 1.5 + 3, 11) - 0.5;
  const ripple = noise(x * 4 + 5, y * 4 + 9, 5) - 0.5;
  return 0.85 + run * 0.2 + ripple * 0.06;
}

function waxAt(x: number, y: number): number {
  const radius = Math.hypot(x, y);
  const share = radius / reach(Math.atan2(y, x));
  if (share > 1) return -1;
  const shore = 8 * Math.sqrt(clamp(1 - ((share - 0.74) / 0.26) ** 2));
  const body = share > 0.74 ? shore : 8;
  const swell = 1.5 * ridge(radius - 0.635, 0.1) + 0.9 * (cloudy(x * 3 + 4, y * 3 + 4, 8, 2) - 0.5);
  const pressed = 5.2 * smooth(0.61, 0.575, radius);
  const ring = 0.9 * ridge(radius - 0.535, 0.017) + 0.5 * ridge(radius - 0.505, 0.008);
  const [rose] = radius < 0.5 ? roseAt(x / 0.5, y / 0.5) : [0];
  return body + swell - pressed + ring + 2.1 * rose + 0.1 * (noise(x * 40, y * 40, 3) - 0.5);
}

export function seal(): Promise<Sharp> {
  const size = half - 8;
  const light = carvedLight(
    { width: half * 2, height: half * 2, density: 1.5 },
    (X, Y) => {
      const at = (i: number, j: number) => waxAt((X + i - half) / size, (Y + j - half) / size);
      const height = at(0, 0);
      if (height < 0) return nothing;
      const step = 0.8;
      const [right, down] = [at(step, 0), at(0, step)];
      const slope = unit([
        right < 0 ? 0.6 : (height - right) / step,
        down < 0 ? 0.6 : (height - down) / step,
        1,
      ]);
      const S = unit(sun);
      const facing = unit([S[0], S[1], S[2] + 1]);
      const gloss = clamp(slope[0] * facing[0] + slope[1] * facing[1] + slope[2] * facing[2]);
      const shine = 0.95 * gloss ** 80 + 0.05 * gloss ** 9;
      // A window's light from below, faint and blue.
      const other = clamp(slope[0] * 0.5 + slope[1] * 0.6 + slope[2] * 0.62) ** 24 * 0.06;
      return {
        height,
        colour: mix3(deep, bright, clamp(0.35 + (noise(X / 50, Y / 50, 3) - 0.5) * 0.7 + height / 30)),
        alpha: 1,
        glow: [shine * 1.02 + other * 0.7, shine * 0.8 + other * 0.8, shine * 0.76 + other],
      };
    },
    { sun, sunColour: [1.15, 1.1, 1], sky: [0.36, 0.34, 0.38], ground: [0.26, 0.2, 0.2] },
  );
  return shaded(exposed(light, 2), { right: 5, down: 8, soft: 6, tone: [6, 6, 18], depth: 0.6 });
}
