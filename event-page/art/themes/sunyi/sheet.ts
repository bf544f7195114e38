import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";

/* What a sheet ends with, and the mark that a plate leaves in it. */

const period = 640;

const edge = (x: number) =>
  40 +
  30 * (cloudy(x / 80, 1, 51, 3, 8) - 0.5) +
  9 * (noise(x / 16, 2, 71, 40) - 0.5) +
  4 * (noise(x / 4, 3, 81, 160) - 0.5);

const fray = (x: number, y: number) => 5 * (noise(x / 2, y / 5, 91, 320) - 0.5);

/** The lower edge as it leaves the mould: thin, frayed, its shade on what it lies on. It repeats. */
export function deckle(paper: string, depth: number): Sharp {
  const base = rgb(paper);
  return glazed(period, 96, (x, y) => {
    const inside = edge(x) - y + fray(x, y);
    const own = smooth(-1.6, 2.2, inside);
    const rough = 0.06 * (cloudy(x / 10, y / 10, 5, 3, 64) - 0.5);
    const thin = 0.11 * Math.exp(-(((inside - 9) / 6) ** 2)) * (0.5 + noise(x / 20, y / 20, 12, 32));
    const rim = 0.08 * Math.exp(-(((inside - 1.5) / 2) ** 2));
    const tone = 1 + (rough - thin) * smooth(60, 6, inside) + rim;
    const below = Math.max(0, y - edge((x - 12 + period) % period));
    const shade = depth * Math.exp(-below / 15) * smooth(96, 60, y);
    const alpha = own + (1 - own) * shade;
    const part = (index: 0 | 1 | 2) =>
      (Math.min(255, base[index] * tone) * own + [52, 38, 26][index] * (1 - own) * shade) / (alpha || 1);
    return [part(0), part(1), part(2), alpha];
  });
}

/** The same edge seen as what a dark sheet of any colour ends before, and the little light that it catches. */
export function ground(table: string, rim: string): Sharp {
  const [below, light] = [rgb(table), rgb(rim)];
  return glazed(period, 96, (x, y) => {
    const inside = edge(x) - y + fray(x, y);
    const own = smooth(2.2, -1.6, inside);
    const caught = 0.75 * Math.exp(-(((inside - 2.4) / 1.8) ** 2)) * noise(x / 14, 4, 13, 46);
    const part = (index: 0 | 1 | 2) => mix(below[index], light[index], caught * (1 - own));
    return [part(0), part(1), part(2), Math.max(own, caught)];
  });
}

/** A plate was pressed in: walls towards the light are in shade, those that face it shine. Nine slices of 60. */
export function plateMark(lit: string, dark: string): Sharp {
  const [bright, deep] = [rgb(lit), rgb(dark)];
  const [side, inset, round] = [180, 26, 24];
  const half = side / 2 - inset;
  const inside = (x: number, y: number) => {
    const [dx, dy] = [Math.abs(x - side / 2) - half + round, Math.abs(y - side / 2) - half + round];
    return round - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
  };
  const height = (x: number, y: number) => {
    const d = inside(x, y);
    return -9 * smooth(-5, 6, d) + 2.2 * Math.exp(-(((d + 9) / 6) ** 2));
  };
  return glazed(side, side, (x, y) => {
    const [px, py] = [x + 0.5, y + 0.5];
    const slope =
      (height(px - 1, py) - height(px + 1, py)) * -0.36 + (height(px, py - 1) - height(px, py + 1)) * -0.36;
    const cast = clamp((height(px - 9, py - 9) - height(px, py)) / 9) * 0.2 * smooth(30, 2, inside(px, py));
    const light = slope * 0.62 - cast;
    const tone = light > 0 ? bright : deep;
    return [tone[0], tone[1], tone[2], clamp(Math.abs(light) * (light > 0 ? 1.1 : 0.8))];
  });
}
