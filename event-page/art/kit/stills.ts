import sharp, { type Sharp } from "sharp";
import { ramp, type Stops } from "./colour.ts";
import { clamp } from "./numbers.ts";
import { painted, rastered } from "./picture.ts";
import { cloudy, random, type Random } from "./random.ts";

/* Light on a wall, as a photograph would have it: no thing is shown, only what falls on plaster. */

/** A window by its panes; shares of the picture, leaning by so much for each step to the right. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
  lean: number;
}

export interface Still {
  width: number;
  height: number;
  seed: number;
  /** Darkest first. */
  tones: Stops;
}

const fixed = (value: number) => value.toFixed(1);

/** A window's light on plaster, crossed by the shades of palm leaves, some near the wall and some far. */
export async function windowLight(still: Still, window: Window): Promise<Sharp> {
  const { width, height, seed, tones } = still;
  const next = random(seed);
  const near =
    frond(next, [width * 1.08, height * 0.5, 3.5], width * 0.85, 0.5) +
    frond(next, [width * 1.05, height * 0.98, 3.95], width * 0.8, -0.5);
  const beyond =
    frond(next, [width * 0.95, height * -0.02, 2.3], width * 0.9, 0.5) +
    frond(next, [width * 0.5, height * 1.05, 4.4], width * 0.8, 0.5) +
    frond(next, [width * 1.1, height * 0.2, 2.9], width * 0.9, -0.4);
  const light = await softMask(still, panes(still, window), width * 0.012);
  const first = await softMask(still, near, width * 0.006);
  const second = await softMask(still, beyond, width * 0.017);
  const plaster = (x: number, y: number) =>
    0.7 * cloudy(x / 40, y / 40, seed, 3) + 0.3 * cloudy(x / 7, y / 7, seed + 2, 2);
  const tone = ramp(tones);
  const dust = random(seed + 1);
  return painted(width, height, (u, v, x, y) => {
    const k = y * width + x;
    const relief = (plaster(x + 1.5, y + 0.6) - plaster(x, y)) * 1.4;
    const around = 0.3 + 0.12 * (1 - u) + 0.06 * cloudy(x / 200, y / 200, seed + 5, 2) - 0.08 * v;
    const lit = light[k] * (1 - 0.78 * first[k]) * (1 - 0.62 * second[k]) * (1.02 - 0.22 * v);
    const grain = (dust() + dust() - 1) * 0.03;
    return tone(clamp(around + 0.58 * lit + relief * (0.35 + 0.65 * lit) + grain));
  });
}

function panes({ width, height }: Still, window: Window): string {
  const [wide, high] = [(width * window.width) / window.columns, (height * window.height) / window.rows];
  const bar = width * window.width * 0.05;
  const [x0, y0] = [width * window.left, height * window.top];
  let drawn = "";
  for (let column = 0; column < window.columns; column += 1) {
    for (let row = 0; row < window.rows; row += 1) {
      const [left, top] = [x0 + column * wide, y0 + row * high];
      const right = left + wide - bar;
      const low = (x: number) => (x - x0) * window.lean;
      const corners = [
        [left, top + low(left)],
        [right, top + low(right)],
        [right, top + high - bar + low(right)],
        [left, top + high - bar + low(left)],
      ];
      drawn += `<path d="M${corners.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}Z"/>`;
    }
  }
  return drawn;
}

/** A palm leaf from its foot, drawn by its shade. */
function frond(
  next: Random,
  [x, y, angle]: readonly [number, number, number],
  length: number,
  bend: number,
): string {
  const count = 17;
  let [px, py, turned] = [x, y, angle];
  let [spine, leaflets] = ["", ""];
  for (let step = 0; step <= count; step += 1) {
    spine += `${fixed(px)} ${fixed(py)} `;
    if (step > 1) {
      const t = step / count;
      const long = length * 0.34 * Math.sin(Math.PI * t ** 0.7) ** 0.7 + 12;
      for (const side of [-1, 1]) {
        const way = turned + side * (1.1 - 0.5 * t) + (next() - 0.5) * 0.15;
        const [cos, sin] = [Math.cos(way), Math.sin(way)];
        const [mx, my] = [px + cos * long * 0.45, py + sin * long * 0.45];
        const [nx, ny] = [-sin * long * 0.1, cos * long * 0.1];
        const tip = `${fixed(px + cos * long)} ${fixed(py + sin * long)}`;
        const foot = `${fixed(px)} ${fixed(py)}`;
        if (Number.isNaN(long)) continue;
        leaflets += `<path d="M${foot}Q${fixed(mx + nx)} ${fixed(my + ny)} ${tip}Q${fixed(mx - nx)} ${fixed(my - ny)} ${foot}Z"/>`;
      }
    }
    turned += bend / count;
    px += (Math.cos(turned) * length) / count;
    py += (Math.sin(turned) * length) / count;
  }
  return `<polyline points="${spine}" fill="none" stroke="#fff" stroke-width="${fixed(length * 0.008 + 1)}"/>${leaflets}`;
}

/** White shapes as shares of light of 0..1, blurred as their distance blurs them. */
async function softMask({ width, height }: Still, shapes: string, blur: number): Promise<Float32Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><rect width="100%" height="100%"/><g fill="#fff">${shapes}</g></svg>`;
  const raw = { raw: { width, height, channels: 4 } } as const;
  const soft = await sharp(await rastered(svg, width, height), raw)
    .blur(blur)
    .raw()
    .toBuffer();
  return Float32Array.from({ length: width * height }, (_, k) => soft[k * 4] / 255);
}
