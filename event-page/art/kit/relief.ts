import { clamp, mix, unit, type Three } from "./numbers.ts";
import type { Light } from "./picture.ts";

/** A point of something carved or built: its height, its colour as light, and what shines by itself. */
export interface Point {
  height: number;
  colour: Three;
  /** 0 where nothing is. */
  alpha: number;
  glow?: Three;
}

export const nothing: Point = { height: 0, colour: [0, 0, 0], alpha: 0 };

/** How a relief is lit: by a lamp that stands in the picture, by the sky, and by a sun if there is one. */
export interface ReliefLight {
  lamp?: Three;
  reach?: number;
  lampColour?: Three;
  sky?: Three;
  ground?: Three;
  sun?: Three;
  sunColour?: Three;
}

/**
 * Lights a field of heights, twice as fine as it is shown (`exposed(…, 2)`).
 * @param density points of the picture for each unit of the field
 */
export function carvedLight(
  size: { width: number; height: number; density: number },
  point: (x: number, y: number) => Point,
  light: ReliefLight = {},
): Light {
  const { lamp = [9e3, 3e3, 5e3], reach = 1, lampColour = [1.25, 0.72, 0.3] } = light;
  const { sky = [0.5, 0.36, 0.34], ground = [0.3, 0.17, 0.12], sun, sunColour = [0, 0, 0] } = light;
  const width = Math.round(size.width * size.density * 2);
  const height = Math.round(size.height * size.density * 2);
  const unitSize = 1 / (size.density * 2);
  const points = Array.from({ length: width * height }, (_, k) =>
    point((k % width) * unitSize, Math.floor(k / width) * unitSize),
  );
  const heights = Float32Array.from(points, (one) => one.height);
  const at = (x: number, y: number) =>
    heights[clamp(Math.floor(y), 0, height - 1) * width + clamp(Math.floor(x), 0, width - 1)];
  const isThere = (x: number, y: number) =>
    points[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)].alpha > 0;
  /** 1 in the light, 0 where something stands between. */
  const shade = (x: number, y: number, towards: Three, most: number) => {
    const z = heights[y * width + x];
    const flat = Math.hypot(towards[0], towards[1]) || 1;
    let left = 1;
    for (let i = 1.2; i < most; i *= 1.22) {
      const px = Math.floor(x + ((towards[0] / flat) * i) / unitSize);
      const py = Math.floor(y + ((towards[1] / flat) * i) / unitSize);
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      if (!isThere(px, py)) continue;
      const over = heights[py * width + px] - (z + (towards[2] / flat) * i + 0.25);
      if (over > 0) left = Math.min(left, 1 - clamp(over / 1.1) * (1 - (0.4 * i) / most));
    }
    return left;
  };
  const data = new Float32Array(width * height * 4);
  const S = sun === undefined ? null : unit(sun);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = y * width + x;
      const { colour, alpha, glow } = points[k];
      if (alpha === 0) continue;
      const z = heights[k];
      const near = (i: number, j: number) => (isThere(x + i, y + j) ? at(x + i, y + j) : z);
      const [nx, ny, nz] = unit([
        (near(-1, 0) - near(1, 0)) / (2 * unitSize),
        (near(0, -1) - near(0, 1)) / (2 * unitSize),
        1,
      ]);
      let closed = 0;
      for (const radius of [1.2, 3, 7]) {
        for (let turn = 0; turn < 8; turn += 1) {
          const angle = (turn * Math.PI) / 4;
          const other = at(
            x + (radius / unitSize) * Math.cos(angle),
            y + (radius / unitSize) * Math.sin(angle),
          );
          closed += clamp((other - z) / (radius * 1.5));
        }
      }
      const open = (1 - (0.8 * closed) / 24) ** 2;
      const way: Three = [lamp[0] - x * unitSize, lamp[1] - y * unitSize, lamp[2] - z];
      const L = unit(way);
      const left = 1 / (1 + (Math.hypot(...way) / reach) ** 2.2);
      const facing = nx * L[0] + ny * L[1] + nz * L[2];
      const byLamp = left < 1e-4 ? 0 : clamp((facing + 0.06) / 1.06) * shade(x, y, L, 34) * left;
      const bySun = S === null ? 0 : clamp(nx * S[0] + ny * S[1] + nz * S[2]) * shade(x, y, S, 26);
      const shine = clamp(nx * L[0] + ny * L[1] + nz * (L[2] + 1) * 0.5) ** 8 * left * 0.06;
      for (let part = 0; part < 3; part += 1) {
        const ambient = mix(ground[part], sky[part], 0.5 - 0.5 * ny) * open;
        const body = ambient + byLamp * lampColour[part] * 2.6 + bySun * sunColour[part];
        data[k * 4 + part] = (colour[part] * body + shine * lampColour[part] + (glow?.[part] ?? 0)) * alpha;
      }
      data[k * 4 + 3] = alpha;
    }
  }
  return { data, width, height };
}
