import { blurred } from "./blur.ts";
import { linear } from "./colour.ts";
import { clamp, mix3, unit, type Three } from "./numbers.ts";
import type { Light } from "./picture.ts";
import { cloudy } from "./random.ts";

/*
 * A board that is pierced through, as the eye sees it in perspective: its face is lacquered, inlaid with ivory and lined with gold,
 * the walls of its openings have a depth, and a light stands behind it.
 */

export type Paint = "gold" | "green" | "ivory" | "lacquer";

/** A place of the board. */
export interface Wood {
  /** How far wood is; negative within it. */
  away: number;
  /** How high its face stands. */
  height: number;
  paint: Paint;
  /** Of light, what is kept from it by what lies over it. */
  shade?: number;
}

/** Where a ray meets the face of the board, and how far it drifts for each unit of depth. */
export interface Ray {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export interface Board {
  width: number;
  height: number;
  /** Points of the picture for each unit; it is lit twice as fine (`exposed(…, 2)`). */
  density: number;
  depth: number;
  wood: (x: number, y: number) => Wood;
  /** No ray where nothing is to be seen. */
  ray: (x: number, y: number) => Ray | null;
  /** What is seen through an opening; null where the picture is clear. */
  behind: (x: number, y: number, ray: Ray) => Three | null;
  /** Towards the sun behind the board, and its light on the walls of openings. */
  sun: Three;
  sunColour: Three;
  /** What else comes from behind. */
  sky: Three;
  /** Towards the light on this side, its colour, and what comes from everywhere. */
  key: Three;
  keyColour: Three;
  room: Three;
  /** How far brightness spills over what stands before it, in units, and how much of it. */
  spill?: readonly [reach: number, share: number];
}

const colours = {
  ivory: linear("f0e2c4"),
  lacquer: linear("0b3a2e"),
  green: linear("13604b"),
  gold: linear("c9983c"),
};
const wall = linear("e9cf9a");

export function pierced(board: Board): Light {
  const scale = board.density * 2;
  const [width, height] = [Math.round(board.width * scale), Math.round(board.height * scale)];
  const data = new Float32Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const ray = board.ray(x, y);
      const colour = ray === null ? null : seen(board, ray, x, y);
      if (colour !== null) data.set([...colour, 1], (row * width + column) * 4);
    }
  }
  const light = { data, width, height };
  if (board.spill !== undefined) spilled(light, board.spill[0] * scale, board.spill[1]);
  return light;
}

function seen(board: Board, ray: Ray, x: number, y: number): Three | null {
  const first = board.wood(ray.x, ray.y);
  if (first.away <= 0) return face(board, ray.x, ray.y, first);
  const drift = Math.hypot(ray.dx, ray.dy) + 1e-3;
  let [depth, away] = [0, first.away];
  for (let step = 0; step < 48; step += 1) {
    depth += Math.max(away / drift, 0.4);
    if (depth >= board.depth) return board.behind(x, y, ray);
    away = board.wood(ray.x + ray.dx * depth, ray.y + ray.dy * depth).away;
    if (away <= 0.05) return inner(board, ray.x + ray.dx * depth, ray.y + ray.dy * depth, depth);
  }
  return board.behind(x, y, ray);
}

function face({ wood, key, keyColour, room }: Board, x: number, y: number, here: Wood): Three {
  const e = 0.4;
  const height = (px: number, py: number) => {
    const there = wood(px, py);
    return there.away > 0 ? here.height : there.height;
  };
  const normal = unit([
    (height(x - e, y) - height(x + e, y)) / (2 * e),
    (height(x, y - e) - height(x, y + e)) / (2 * e),
    1,
  ]);
  const towards = unit(key);
  const half = unit([towards[0], towards[1], towards[2] + 1]);
  const lit = clamp(normal[0] * towards[0] + normal[1] * towards[1] + normal[2] * towards[2]);
  const shine = clamp(normal[0] * half[0] + normal[1] * half[1] + normal[2] * half[2]);
  const open = 1 - (here.shade ?? 0);
  const [own, polish, sharp] =
    here.paint === "gold" ? [1.15, 1.5, 10] : here.paint === "ivory" ? [1, 0.05, 20] : [1, 0.09, 34];
  const grain =
    here.paint === "gold"
      ? 0.86 + 0.28 * cloudy(x * 0.24, y * 0.24, 4, 2)
      : 0.9 + 0.2 * cloudy(x * 0.06, y * 0.42, 1, 3);
  const gloss = polish * shine ** sharp * open;
  const base = colours[here.paint];
  const part = (k: 0 | 1 | 2) =>
    (base[k] * own * grain * (room[k] + lit * keyColour[k]) +
      gloss * keyColour[k] * (here.paint === "gold" ? base[k] : 0.6)) *
    open;
  return [part(0), part(1), part(2)];
}

/** The wall of an opening, at this depth. */
function inner(
  { wood, depth: whole, sun, sunColour, sky, room }: Board,
  x: number,
  y: number,
  depth: number,
): Three {
  const e = 0.3;
  const [nx, ny] = unit([
    wood(x + e, y).away - wood(x - e, y).away,
    wood(x, y + e).away - wood(x, y - e).away,
    0,
  ]);
  const share = depth / whole;
  const towards = unit(sun);
  const [tx, ty] = [towards[0] / -towards[2], towards[1] / -towards[2]];
  let direct = clamp(nx * towards[0] + ny * towards[1]);
  for (let way = 1; direct > 0 && depth + way < whole; way += 1)
    if (wood(x + nx * 0.5 + tx * way, y + ny * 0.5 + ty * way).away <= 0) direct = 0;
  const grain = 0.88 + 0.24 * cloudy(x * 0.09, y * 0.09, 6, 3);
  const rim = depth < 1.2 ? 0.55 : 1;
  const part = (k: 0 | 1 | 2) =>
    wall[k] *
    grain *
    rim *
    (room[k] * 0.5 + sky[k] * (0.1 + 0.9 * share ** 1.4) * (0.75 - 0.25 * ny) + direct * sunColour[k]);
  return [part(0), part(1), part(2)];
}

/** What is bright spills over what stands about it. */
function spilled({ data, width, height }: Light, reach: number, share: number): void {
  for (let part = 0; part < 3; part += 1) {
    const bright = new Float32Array(width * height);
    for (let k = 0; k < bright.length; k += 1) bright[k] = Math.max(0, data[k * 4 + part] - 0.25);
    const near = blurred(bright, width, height, reach * 0.3);
    const far = blurred(bright, width, height, reach);
    for (let k = 0; k < bright.length; k += 1)
      data[k * 4 + part] += data[k * 4 + 3] * share * (0.5 * near[k] + 0.5 * far[k]);
  }
}

/** A soft way from one colour as light to another. */
export function between(stops: readonly (readonly [at: number, hex: string])[], share: number): Three {
  const next = stops.findIndex(([at]) => at >= share);
  if (next <= 0) return linear(stops[next === 0 ? 0 : stops.length - 1][1]);
  const [from, to] = [stops[next - 1], stops[next]];
  return mix3(linear(from[1]), linear(to[1]), (share - from[0]) / (to[0] - from[0]));
}
