import type { Sharp } from "sharp";
import { ramp, type Stops } from "../kit/colour.ts";
import { clamp, smooth } from "../kit/numbers.ts";
import { painted } from "../kit/picture.ts";
import { random } from "../kit/random.ts";

/** Light of 0..1 at every point of a picture, row by row. */
export interface Exposure {
  width: number;
  height: number;
  light: Float32Array;
}

/** @param light of a point in pixels and as shares of width and height */
export function exposure(
  width: number,
  height: number,
  light: (x: number, y: number, u: number, v: number) => number,
): Exposure {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) values[y * width + x] = light(x, y, x / width, y / height);
  return { width, height, light: values };
}

/** Printed in a few tones, with grain, and a little darker towards the corners. */
export function printed({ width, height, light }: Exposure, tones: Stops, seed: number): Sharp {
  const tone = ramp(tones, true);
  const next = random(seed);
  return painted(width, height, (u, v, x, y) => {
    const grain = (next() + next() + next() - 1.5) * 0.026;
    const edge = 1 - 0.16 * smooth(0.42, 0.78, Math.hypot(u - 0.5, v - 0.5));
    return tone(clamp(light[y * width + x] * edge + grain));
  });
}
