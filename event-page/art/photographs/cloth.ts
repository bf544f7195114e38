import { clamp, mix, smooth } from "../kit/numbers.ts";
import { cloudy, noise } from "../kit/random.ts";
import { exposure, type Exposure } from "./exposure.ts";

/** Height of linen that was laid down by hand: ridges that wander, and smaller ones across. */
function laid(x: number, y: number, seed: number): number {
  const wx = x + 150 * (cloudy(x / 330, y / 330, seed, 3) - 0.5);
  const wy = y + 150 * (cloudy(x / 330, y / 330, seed + 1, 3) - 0.5);
  const along = wx * 0.88 + wy * 0.47;
  const across = wy * 0.88 - wx * 0.47;
  const great = 1 - Math.abs(Math.sin(along / 84 + 1.8 * cloudy(across / 260, along / 200, seed + 2, 2)));
  const small = 1 - Math.abs(Math.sin((along * 0.7 + across * 0.55) / 62 + 2));
  const where = cloudy(x / 220, y / 220, seed + 7, 2);
  return (
    34 * great ** 1.7 * (0.3 + where) +
    15 * small ** 2 * smooth(0.42, 0.7, where) +
    40 * cloudy(x / 260, y / 260, seed + 4, 2)
  );
}

/** Linen in raking light, with shade in its valleys and its threads to be seen. */
export function linen(width: number, height: number, seed: number): Exposure {
  const scale = Math.max(width, height) / 900;
  const heights = exposure(width, height, (x, y) => laid(x / scale, y / scale, seed));
  const soft = softened(heights, Math.round(4 * scale));
  const at = (x: number, y: number) =>
    soft[Math.round(clamp(y, 0, height - 1)) * width + Math.round(clamp(x, 0, width - 1))];
  return exposure(width, height, (x, y) => {
    const gx = ((at(x + 2, y) - at(x - 2, y)) / 4) * scale;
    const gy = ((at(x, y + 2) - at(x, y - 2)) / 4) * scale;
    const lit = Math.max(0, (gx * 0.72 + gy * 0.42 + 0.55) / Math.hypot(gx, gy, 1));
    let shade = 0;
    for (let step = 1; step <= 5; step += 1) {
      const over = at(x - 9 * step * scale, y - 5 * step * scale) - at(x, y) - 3 * step;
      shade += Math.max(0, over) / (10 * step);
    }
    const thread = 0.026 * (noise(x / 1.5, y / 6, 3) + noise(x / 6, y / 1.5, 4) - 1);
    const drift = 0.06 * (cloudy(x / 300, y / 300, seed + 9, 2) - 0.5);
    return clamp((0.17 + 0.74 * lit) / (1 + 0.5 * shade) + thread + drift);
  });
}

/** Heights after two passes of a box in both ways. */
function softened({ width, height, light }: Exposure, radius: number): Float32Array {
  let values = light;
  for (let pass = 0; pass < 2; pass += 1) {
    values = boxed(values, { width, height, radius, step: 1, line: width });
    values = boxed(values, { width: height, height: width, radius, step: width, line: 1 });
  }
  return values;
}

interface Lines {
  /** Of a line, and how many lines there are. */
  width: number;
  height: number;
  radius: number;
  /** From a point to the next of its line, and from a line to the next. */
  step: number;
  line: number;
}

function boxed(values: Float32Array, { width, height, radius, step, line }: Lines): Float32Array {
  const out = new Float32Array(values.length);
  for (let row = 0; row < height; row += 1) {
    const at = (x: number) => values[row * line + clamp(x, 0, width - 1) * step];
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += at(x);
    for (let x = 0; x < width; x += 1) {
      out[row * line + x * step] = sum / (2 * radius + 1);
      sum += at(x + radius + 1) - at(x - radius);
    }
  }
  return out;
}

/** A sheer curtain before a window: daylight through one and two layers of it. */
export function curtain(width: number, height: number, seed: number): Exposure {
  const scale = Math.max(width, height) / 900;
  const pane = (at: number, from: number, to: number) =>
    smooth(from - 0.02, from + 0.03, at) * (1 - smooth(to - 0.03, to + 0.02, at));
  return exposure(width, height, (x, y, u, v) => {
    const [across, down] = [x / scale, y / scale];
    const sway =
      26 * Math.sin(down / 420 + 0.8) * (down / 900) + 20 * (cloudy(across / 400, down / 500, seed, 2) - 0.5);
    const way = (across + sway) / 17 + 3.2 * cloudy((across + sway) / 95, down / 1400, seed + 1, 3);
    const [fold, broad] = [0.5 + 0.5 * Math.sin(way), 0.5 + 0.5 * Math.sin(way * 0.43 + 1)];
    const layers = (1 - fold) ** 1.6 * 0.6 + (1 - broad) * 0.3;
    const window = (pane(u, 0.26, 0.58) + pane(u, 0.62, 1.2)) * (pane(v, -0.4, 0.44) + pane(v, 0.48, 0.86));
    const beyond = 0.2 + 0.78 * window;
    const lit = beyond * (1 - 0.52 * layers) + 0.1 * Math.cos(way) * (0.4 + beyond * 0.6);
    const wall = 0.17 + 0.1 * v;
    const thread = 0.014 * Math.sin(down * 2.1) + 0.012 * Math.sin(across * 2.4);
    return clamp(mix(wall, lit * 0.95, smooth(0.06, 0.24, u + 0.1 * (fold - 0.5))) + thread);
  });
}
