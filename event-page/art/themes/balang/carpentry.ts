import { linear } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";
import { nothing, type Point } from "../../kit/relief.ts";
import { looped, paintedWood, type Paint } from "./wood.ts";

/* The front of a Betawi house as fields of heights: clay tiles, the cut boards under them, a railing, boards of a wall. */

/** One period of each, in points of the page. */
export const eaves = { width: 390, height: 184 };
export const rail = { width: 390, height: 150 };
export const wall = { width: 390, height: 176 };
const board = 65;

/** Half the width of a cut board at a depth below its upper end; 0 where it has ended. */
function half(y: number): number {
  const full = board / 2 - 0.8;
  if (y < 50) return full;
  if (y < 72) return mix(full, 13, smooth(50, 70, y));
  if (y < 88) return mix(13, 17.5, smooth(70, 88, y));
  return y < 128 ? 17.5 * (1 - smooth(88, 134, y) ** 1.15) : 0;
}

/** How far inside of a cut board a place is; less than 0 in its holes and beside it. */
function inside(u: number, y: number): number {
  const slope = (half(y + 1) - half(y - 1)) / 2;
  const side = half(y) <= 0 ? -1 : (half(y) - Math.abs(u)) / Math.hypot(1, slope);
  const eye = Math.hypot(u, (y - 100) * 0.66) - 4;
  const bite = Math.hypot(board / 2 - Math.abs(u), (y - 44) * 0.8) - 8.6;
  const petals = Math.min(
    ...[0, 1, 2, 3].map((turn) => {
      const angle = (turn * Math.PI) / 2;
      const [px, py] = [
        u * Math.cos(angle) + (y - 30) * Math.sin(angle),
        -u * Math.sin(angle) + (y - 30) * Math.cos(angle),
      ];
      return Math.hypot(px, (py - 9) * 0.62) - 3.6;
    }),
  );
  return Math.min(side, eye, bite, petals);
}

/** A board cut out along its lower end, its rim painted in another colour, a groove between. */
function cut(
  u: number,
  y: number,
  number: number,
  [face, rim]: readonly [Paint, Paint],
  base: number,
): Point | null {
  const own = cell(number, base, 3);
  const edge = inside(u, y - own * 1.6);
  if (edge <= 0) return null;
  const isRim = edge < 4.6 && y > 8;
  const { colour, rise } = paintedWood(
    isRim ? rim : face,
    { along: y, across: u + 40, edge, seed: number * 7 + base },
    0.55,
  );
  const groove = isRim ? 0 : 1 - smooth(4.6, 6.4, edge);
  const nail = Math.hypot(Math.abs(u) - 22, y - 12) < 1.5 ? 1 : 0;
  const shade = 0.86 + 0.2 * own;
  return {
    height:
      base +
      1.5 * smooth(0, 1.8, edge) +
      rise * 0.6 -
      1.1 * groove -
      (isRim ? 0.3 : 0) +
      own * 0.9 +
      nail * 0.5,
    colour: scale3(nail > 0 ? [0.07, 0.04, 0.025] : colour, shade * (1 - 0.35 * groove)),
    alpha: 1,
  };
}

const clay = ["a8502a", "7c3a20", "c97a4a", "3f2a1c"].map(linear);

/** Round ends of the tiles, the upper ones over the gaps of the lower. */
function tiles(x: number, y: number): Point {
  const wide = 32.5;
  const over = Math.abs(wrapped(x, wide) - wide / 2);
  const number = Math.floor(x / wide);
  const arch = 25 - 13 * Math.sqrt(Math.max(0, 1 - (over / 15.4) ** 2));
  const tone = cell(number, 4, 8);
  const burnt = cloudy(x * 0.12, y * 0.12, 6, 3);
  const isLip = y > arch - 6 && over < 15.4;
  const colour = scale3(
    mix3(mix3(clay[0], clay[1], tone), clay[2], clamp(burnt * 1.4 - 0.5)),
    0.9 + 0.2 * noise(x, y, 5),
  );
  const moss = smooth(0.6, 0.75, cloudy(x * 0.05, y * 0.09, 14, 3)) * 0.4;
  const dark = y > arch ? 0.25 : 1;
  return {
    height: 12 + (y > arch ? -6 : 4 * Math.sqrt(Math.max(0, 1 - (over / 16.25) ** 2)) + (isLip ? 1.4 : 0)),
    colour: scale3(mix3(colour, clay[3], moss), dark),
    alpha: 1,
  };
}

/** Tiles, a beam, and two rows of boards, the green before the yellow; `width` is a period of them. */
export function eavesPoint(atX: number, y: number, width = eaves.width): Point {
  const x = wrapped(atX, width);
  if (y < 27) return tiles(x, y);
  if (y < 50) {
    const v = y - 27;
    const { colour, rise } = looped(
      eaves.width,
      (p) =>
        paintedWood(
          v > 15 ? "yellow" : "deep",
          { along: p, across: v * 1.3, edge: Math.min(v, 23 - v) + 1, seed: 3 },
          0.5,
        ),
      (one, other, share) => ({
        colour: mix3(one.colour, other.colour, share),
        rise: mix(one.rise, other.rise, share),
      }),
    )(x);
    const step =
      v < 15 ? 12 + 2.2 * smooth(0, 2, v) : 15 + 2.4 * Math.sqrt(Math.max(0, 1 - ((v - 19) / 4.4) ** 2));
    return { height: step + rise * 0.5, colour, alpha: 1 };
  }
  const number = Math.floor(x / board);
  const front = cut(wrapped(x, board) - board / 2, y - 50, number, ["green", "yellow"], 8);
  if (front !== null) return front;
  const shifted = wrapped(x + board / 2, width);
  const back = cut(
    wrapped(shifted, board) - board / 2,
    y - 43,
    Math.floor(shifted / board) + 20,
    ["yellow", "red"],
    0.5,
  );
  return back ?? nothing;
}

/** How much larger the boards are to someone who stands under them, and what is seen of them then. */
const nearness = 2.6;
const underBeam = 52;
export const near = { width: 3 * board * nearness, height: (eaves.height - underBeam) * nearness };

/** Three of the boards from near by. */
export function nearPoint(x: number, y: number): Point {
  const point = eavesPoint(x / nearness, y / nearness + underBeam, 3 * board);
  return { ...point, height: point.height * nearness };
}

/** Half the thickness of a turned baluster at a share of its height. */
function turned(t: number): number {
  return (
    6.5 +
    13.5 * Math.exp(-(((t - 0.33) / (t < 0.33 ? 0.13 : 0.17)) ** 2)) +
    7.5 * Math.exp(-(((t - 0.76) / 0.1) ** 2)) +
    3.4 * (smooth(0.555, 0.57, t) - smooth(0.6, 0.615, t)) +
    3.2 * (smooth(0.05, 0.06, t) - smooth(0.1, 0.115, t)) +
    3.2 * (smooth(0.9, 0.91, t) - smooth(0.95, 0.965, t))
  );
}

const pitch = 65;

/** Turned balusters between two rails; `width` is a period of them. */
export function railPoint(atX: number, y: number, width = rail.width): Point {
  const x = wrapped(atX, width);
  const [top, low] = [24, 126];
  if (y < top || y >= low) {
    const [v, high] = y < top ? [y, top] : [y - low, rail.height - low];
    const paint: Paint = y < top ? "yellow" : "green";
    const { colour, rise } = looped(
      width,
      (p) =>
        paintedWood(
          paint,
          {
            along: p,
            across: v * 1.4 + (y < top ? 0 : 60),
            edge: Math.min(v, high - v) + 0.6,
            seed: y < top ? 11 : 12,
          },
          0.6,
        ),
      (one, other, share) => ({
        colour: mix3(one.colour, other.colour, share),
        rise: mix(one.rise, other.rise, share),
      }),
    )(x);
    const round = 5.5 * Math.sqrt(Math.max(0, 1 - ((v - high / 2) / (high / 2 + 0.6)) ** 2));
    const groove = Math.abs(v - high * 0.72) < 0.9 ? 1.1 : 0;
    return { height: 11 + round + rise * 0.6 - groove, colour: scale3(colour, 1 - groove * 0.25), alpha: 1 };
  }
  const number = Math.floor(x / pitch);
  const t = (y - top) / (low - top);
  const own = cell(number, 7, 2);
  const radius = turned(t) * (0.97 + own * 0.06);
  const u = wrapped(x, pitch) - pitch / 2 + (own - 0.5) * 1.2;
  if (Math.abs(u) > radius) return nothing;
  const isRing = (t > 0.555 && t < 0.615) || (t > 0.05 && t < 0.115) || (t > 0.9 && t < 0.965);
  const { colour, rise } = paintedWood(
    isRing ? "yellow" : "green",
    {
      along: y * 1.1,
      across: u * 1.2 + 50 + own * 40,
      edge: isRing ? 1.5 : 9.4 - radius * 0.42,
      seed: number + 31,
    },
    0.62,
    0.5,
  );
  return {
    height: 2 + Math.sqrt(radius * radius - u * u) * 0.9 + rise * 0.5,
    colour: scale3(colour, 0.9 + own * 0.16),
    alpha: 1,
  };
}

/** Three balusters and their rails to someone who leans on them. */
export const postsNear = { width: 3 * pitch * nearness, height: rail.height * nearness };

export function postsNearPoint(x: number, y: number): Point {
  const point = railPoint(x / nearness, y / nearness, 3 * pitch);
  return { ...point, height: point.height * nearness };
}

/** Boards of a wall that lap over each other, each with knots of its own. */
export function wallPoint(atX: number, y: number, paint: Paint = "cream"): Point {
  const x = wrapped(atX, wall.width);
  const high = 44;
  const row = wrapped(Math.floor((y + 6) / high), 4);
  const v = wrapped(y + 6, high);
  const joint = row % 2 === 0 && Math.abs(x - (60 + row * 97)) < 0.8 ? 1 : 0;
  const one = (p: number) => {
    let across = v;
    let knot = 0;
    for (const [kx, kv, size] of [
      [70 + row * 61, 14 + row * 6, 7],
      [290 - row * 43, 30 - row * 5, 5],
    ]) {
      const away = Math.hypot((p - kx) / 2.4, v - kv);
      across += ((size * 1.6 * (v - kv)) / (away + 2)) * Math.exp(-away / (size * 2.4));
      knot = Math.max(knot, 1 - smooth(size * 0.3, size * 0.62, away));
    }
    const made = paintedWood(
      paint,
      {
        along: p,
        across: across * 1.15 + row * 71,
        edge: Math.min(high - v, 30) + (paint === "cream" ? 3 : 0.8),
        seed: row + 50,
      },
      paint === "cream" ? -0.3 : -0.2,
      paint === "cream" ? 0.3 : 0.5,
    );
    return { colour: scale3(made.colour, 1 - 0.15 * knot), rise: made.rise + knot * 0.2 };
  };
  const { colour, rise } = looped(wall.width, one, (a, b, share) => ({
    colour: mix3(a.colour, b.colour, share),
    rise: mix(a.rise, b.rise, share),
  }))(x);
  const nail =
    row % 2 === 0 &&
    Math.min(Math.hypot(x - (64 + row * 97), v - 36), Math.hypot(x - (56 + row * 97), v - 36)) < 1.1;
  const dark: Three = [0.08, 0.05, 0.03];
  return {
    height: v * 0.026 + rise * 0.22 - joint * 0.3,
    colour: joint > 0 || nail ? mix3(colour, dark, 0.2) : scale3(colour, 0.95 + 0.08 * cell(row, 1, 6)),
    alpha: 1,
  };
}
