import { rgb } from "./colour.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { cloudy, noise, random } from "./random.ts";

/*
 * Clouds of batik as a field. A cloud is some tapering strokes: pointed tail, full head, curl. The field is the distance to
 * the nearest stroke in shares of its width there: 1 is the outline, seven even steps inwards are the tints. Because contours
 * grow from strokes, notches between lobes stay sharp and tails end in points on every step. Clouds lie level and are never
 * turned.
 */

/** Everything is wider than high by this. */
const wide = 1.28;

type Node = readonly [x: number, y: number, half: number];

/** A stroke; `crowd` gathers its contours at the rim, so that its core lies wide. */
export interface Stroke {
  nodes: readonly Node[];
  crowd?: number;
}

export interface Cloud {
  strokes: readonly Stroke[];
  /** Share at which the deepest tint begins. */
  core: number;
}

function curve(control: readonly Node[], count: number): Node[] {
  const last = control.length - 1;
  const at = (index: number) => control[clamp(index, 0, last)];
  return Array.from({ length: count + 1 }, (_, step): Node => {
    const along = (step / count) * last;
    const index = Math.min(last - 1, Math.floor(along));
    const t = along - index;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const part = (k: 0 | 1 | 2) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    return [part(0), part(1), Math.max(0.4, part(2))];
  });
}

/** Its tail lies `length` behind the head; the head curls over. */
export function comma(x: number, y: number, side: number, length: number, half: number, turn = 3.4): Stroke {
  const control: Node[] = [
    [x - side * length, y + length * 0.03, 0.4],
    [x - side * length * 0.7, y + length * 0.13, half * 0.3],
    [x - side * length * 0.34, y + length * 0.1, half * 0.7],
    [x, y, half],
  ];
  let [angle, px, py, step] = [side > 0 ? 0 : Math.PI, x, y, half * 0.52];
  for (let k = 1; k <= 5; k += 1) {
    angle -= side * (turn / 5) * (0.7 + 0.06 * k);
    px += Math.cos(angle) * step * wide;
    py += Math.sin(angle) * step;
    step *= 0.86;
    control.push([px, py, half * (1 - k * 0.1)]);
  }
  return { nodes: curve(control, 44) };
}

/** A level body with two pointed ends. */
function lens(x: number, y: number, half: number, high: number, bow = 0): Stroke {
  const shape = [
    [-1, bow, 0.5],
    [-0.72, bow * 0.3, high * 0.36],
    [-0.36, 0, high * 0.84],
    [0, 0, high],
    [0.36, 0, high * 0.84],
    [0.72, bow * 0.3, high * 0.36],
    [1, bow, 0.5],
  ];
  return {
    nodes: curve(
      shape.map(([dx, dy, size]): Node => [x + dx * half, y + dy, size]),
      48,
    ),
  };
}

/** A level sea of dye whose deep core carries words. */
export function slab(x: number, y: number, half: number, high: number, crowd: number): Stroke {
  return { ...lens(x, y, half, high), crowd };
}

/** A whole cloud by a seeded hand. */
export function cloud(
  seed: number,
  x: number,
  y: number,
  size: number,
  { isTall = false, flip = 1 } = {},
): Stroke[] {
  const next = random(seed);
  const about = (value: number, share = 0.1) => value * (1 + (next() - 0.5) * 2 * share);
  const strokes = [lens(x, y, size * 1.55, size * 0.3, size * 0.05)];
  for (const [dx, dy, half, side] of [
    [-0.92, -0.1, 0.24, -1],
    [-0.5, -0.36, 0.32, -1],
    [0.06, -0.56, 0.4, flip],
    [0.56, -0.34, 0.31, 1],
    [0.98, -0.08, 0.22, 1],
  ]) {
    const [hx, hy] = [x + size * about(dx, 0.05) * flip, y + size * about(dy, 0.12)];
    strokes.push(comma(hx, hy, side * flip, size * about(0.9), size * about(half), 3.5));
  }
  if (isTall) {
    strokes.push(comma(x - size * 0.2 * flip, y - size * 0.92, -flip, size * 0.7, size * 0.27, 3.6));
    strokes.push(comma(x + size * 0.42 * flip, y - size * 0.78, flip, size * 0.6, size * 0.2, 3.6));
  }
  for (const [dx, dy, high, half] of [
    [-0.5, 0.24, 0.2, 0.8],
    [0.36, 0.3, 0.2, 0.86],
    [-0.08, 0.47, 0.15, 0.7],
  ])
    strokes.push(
      lens(
        x + size * about(dx, 0.1) * flip,
        y + size * dy,
        size * half,
        size * about(high, 0.1),
        size * 0.02,
      ),
    );
  return strokes;
}

/** The field of a cloud, a little shaken as a hand is. */
function fieldOf(
  strokes: readonly Stroke[],
  width: number,
  height: number,
  density: number,
  seed: number,
): Float32Array {
  const field = new Float32Array(width * height).fill(99);
  const boxes = strokes.map(({ nodes }) => ({
    left: Math.min(...nodes.map(([x, , half]) => x - half * wide * 1.2)),
    right: Math.max(...nodes.map(([x, , half]) => x + half * wide * 1.2)),
    top: Math.min(...nodes.map(([, y, half]) => y - half * 1.2)),
    bottom: Math.max(...nodes.map(([, y, half]) => y + half * 1.2)),
  }));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [u, v] = [column / density, row / density];
      const x = u + (cloudy(u / 34 + 3, v / 34 + seed, 1, 2) - 0.5) * 5 + (noise(u / 5, v / 5) - 0.5) * 0.7;
      const y =
        v + (cloudy(u / 34 + 50, v / 34 + 9, 1, 2) - 0.5) * 5 + (noise(u / 5 + 90, v / 5) - 0.5) * 0.7;
      let least = 99;
      strokes.forEach((stroke, index) => {
        const { left, right, top, bottom } = boxes[index];
        if (x >= left && x <= right && y >= top && y <= bottom)
          least = Math.min(least, nearness(stroke, x, y));
      });
      field[row * width + column] = Math.sqrt(least);
    }
  }
  return field;
}

/** The square of the field of one stroke. */
function nearness({ nodes, crowd }: Stroke, x: number, y: number): number {
  let least = 99;
  for (let index = 0; index + 1 < nodes.length; index += 1) {
    const [a, b] = [nodes[index], nodes[index + 1]];
    const [ux, uy, px, py] = [(b[0] - a[0]) / wide, b[1] - a[1], (x - a[0]) / wide, y - a[1]];
    const t = clamp((px * ux + py * uy) / (ux * ux + uy * uy + 1e-6));
    const half = a[2] + (b[2] - a[2]) * t;
    const square = ((px - ux * t) ** 2 + (py - uy * t) ** 2) / (half * half);
    if (crowd === undefined) least = Math.min(least, square);
    else if (square < 1.6) least = Math.min(least, Math.max(0, 1 - (1 - Math.sqrt(square)) * crowd) ** 2);
  }
  return least;
}

/** Veins of cracked wax, in patches; 0..1. */
export function crackle(x: number, y: number): number {
  const wx = x + (cloudy(x / 60, y / 60 + 5, 1, 3) - 0.5) * 60;
  const wy = y + (cloudy(x / 60 + 40, y / 60, 1, 3) - 0.5) * 60;
  let crack = 0;
  for (const [grid, power] of [
    [74, 1],
    [31, 0.6],
  ]) {
    const [column, row] = [Math.floor(wx / grid), Math.floor(wy / grid)];
    let [first, second] = [9, 9];
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        const cx = i + noise(i * 7.31 + 0.5, j * 3.77 + 0.5);
        const cy = j + noise(i * 5.13 + 40.5, j * 9.71 + 0.5);
        const distance = Math.hypot(cx - wx / grid, cy - wy / grid);
        if (distance < first) [first, second] = [distance, first];
        else second = Math.min(second, distance);
      }
    }
    const patch = smooth(0.5, 0.64, cloudy(x / 95 + grid, y / 95, 1, 2));
    const edge = (second - first) * grid;
    crack = Math.max(crack, power * patch * (1 - smooth(0.1, 0.75 + 0.7 * noise(x / 14, y / 14), edge)));
  }
  return crack;
}

export interface Dye {
  /** From the rim to the core. */
  tints: readonly string[];
  wax: string;
  outline: string;
  /** How strong the crackle is. */
  crack: number;
}

/** Dyes clouds from back to front, so that a front one's pale rim lies on a back one's core. */
export function dyed(
  clouds: readonly Cloud[],
  size: { width: number; height: number; density: number },
  dye: Dye,
): { data: Uint8ClampedArray; width: number; height: number } {
  const { density } = size;
  const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
  const data = new Uint8ClampedArray(width * height * 4);
  const [wax, outline] = [rgb(dye.wax), rgb(dye.outline)];
  const tints = dye.tints.map(rgb);
  const last = tints.length - 1;
  clouds.forEach(({ strokes, core }, index) => {
    const field = fieldOf(strokes, width, height, density, index * 7.3);
    const steps = [...tints.map((_, k) => 1 - (k * (1 - core)) / last), -1];
    const at = (x: number, y: number) => field[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)];
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const value = at(column, row);
        if (value > 1.25) continue;
        const slope = Math.hypot(
          at(column + 1, row) - at(column - 1, row),
          at(column, row + 1) - at(column, row - 1),
        );
        const steep = clamp(slope / 2, 1e-5, 0.2) * density;
        const inside = (1 - value) / steep;
        const cover = clamp(inside * density * 0.9 + 0.5);
        if (inside < -1 || cover <= 0) continue;
        const [x, y] = [column / density, row / density];
        let k = 0;
        while (k < last && value < steps[k + 1]) k += 1;
        const outer = k > 0 ? (steps[k] - value) / steep : inside;
        const inner = k < last ? (value - steps[k + 1]) / steep : 99;
        const colour = dyedPoint({ x, y, k, outer, inner, steep, density, index }, tints, wax);
        if (dye.crack > 0 && k < 5) {
          const share = crackle(x + index * 211, y + index * 97) * dye.crack * (1 - k * 0.12);
          tint(colour, tints[Math.min(last, k + 2)], share);
        }
        if (inside < 3.4) {
          // A dark line, then one of wax, then the first tint.
          tint(colour, wax, clamp((2.5 - inside) * density * 0.8 + 0.5));
          const line = 0.92 * (0.8 + 0.5 * noise(x / 18, y / 18 + index));
          tint(colour, outline, clamp((line - inside) * density * 0.8 + 0.5));
        }
        const to = (row * width + column) * 4;
        const below = data[to + 3] / 255;
        const alpha = cover + below * (1 - cover);
        for (let part = 0; part < 3; part += 1)
          data[to + part] = (colour[part] * cover + data[to + part] * below * (1 - cover)) / alpha;
        data[to + 3] = alpha * 255;
      }
    }
  });
  return { data, width, height };
}

interface DyePoint {
  x: number;
  y: number;
  /** Which tint, and how far the contours outside and inside of it are. */
  k: number;
  outer: number;
  inner: number;
  steep: number;
  density: number;
  index: number;
}

/** A tint with its uneven bath, dye pooled along the lines, and the line of wax where it was not lost. */
function dyedPoint(
  { x, y, k, outer, inner, steep, density, index }: DyePoint,
  tints: readonly Three[],
  wax: Three,
): [number, number, number] {
  const last = tints.length - 1;
  const colour: [number, number, number] = [...tints[k]];
  const bath = cloudy(x / 46 + index * 3, y / 30, 1, 3) - 0.5;
  const pool = Math.exp(-Math.max(0, outer - 0.8) / 2.6) * 0.16 + Math.exp(-Math.max(0, inner) / 4.5) * 0.1;
  const deep = clamp(pool + bath * 0.7 + (noise(x / 2.2, y / 2.2) - 0.5) * 0.08, -0.3, 0.5);
  const [dark, pale] = [tints[Math.min(last, k + 1)], k > 0 ? tints[k - 1] : wax];
  for (let part = 0; part < 3; part += 1) {
    colour[part] =
      deep > 0
        ? mix(colour[part], k === last ? colour[part] * 0.6 : dark[part], deep)
        : mix(colour[part], pale[part], -deep * (k === last ? 0.9 : 1.1));
  }
  if (k === 0 && outer < inner) return colour;
  const line = 0.8 * (0.72 + 0.55 * (cloudy(x / 22 + 9, y / 22, 1, 2) - 0.3));
  const creep = smooth(0.62, 0.8, cloudy(x / 12 + 70, y / 12, 1, 2)) * 0.55;
  const share =
    clamp((line - Math.min(outer, inner)) * density * 0.8 + 0.5) *
    (1 - creep) *
    smooth(1.1, 3.6, 0.14 / steep);
  tint(colour, wax, share * 0.92);
  return colour;
}

function tint(colour: [number, number, number], other: Three, share: number): void {
  for (let part = 0; part < 3; part += 1) colour[part] = mix(colour[part], other[part], share);
}
