import { linear } from "../../kit/colour.ts";
import { clamp, mix, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { nothing, type Point } from "../../kit/relief.ts";

/* Wood of a Betawi house as fields of heights: the toothed boards under its eaves, its railing, its clapboards. */

const [green, yellow, cream, deep] = ["2c9a58", "f6b935", "f5e3b4", "14613a"].map(linear);

/** Width of a tooth, and how far the boards reach down. */
export const tooth = { width: 34, height: 104 };
export const baluster = { width: 36, height: 88 };
export const board = { width: 120, height: 96 };

const grained = (colour: Three, x: number, y: number): Three =>
  scale3(colour, 0.9 + 0.16 * cloudy(x * 0.3, y * 0.05, 4, 3) + 0.05 * (noise(x * 2.2, y * 0.3, 2) - 0.5));

/** Half the width of a tooth at a depth below the moulding; 0 where it has ended. */
function half(y: number): number {
  if (y < 26) return tooth.width / 2;
  if (y < 46) return mix(tooth.width / 2, 6.4, smooth(26, 46, y));
  if (y < 58) return mix(6.4, 8.6, smooth(46, 58, y));
  return y < 82 ? 8.6 * Math.sqrt(Math.max(0, 1 - ((y - 58) / 24) ** 1.6)) : 0;
}

/** How far inside of a toothed board a place is; less than 0 in its holes and beside it. */
function inside(x: number, y: number): number {
  const u = Math.abs(wrapped(x + tooth.width / 2, tooth.width) - tooth.width / 2);
  const edge = y > 82 ? -1 : (half(y) - u) * 0.8;
  const hole = Math.hypot(u, y - 24) - 5.4;
  const drop = Math.hypot(u, (y - 56) * 0.62) - 3.2;
  const notch = Math.hypot(tooth.width / 2 - u, y - 15) - 3.6;
  return Math.min(y < 22 ? 9 : edge, hole, drop, notch);
}

/** Two rows of teeth under a moulding, the green one before the yellow. */
export function eavesPoint(x: number, y: number): Point {
  if (y < 15) {
    const step = y < 5 ? 9 : y < 7 ? 11 : 8 - smooth(7, 15, y) * 2;
    return { height: step + 4, colour: grained(y >= 5 && y < 7.6 ? yellow : deep, y * 4, x * 0.2), alpha: 1 };
  }
  const front = inside(x, y - 12);
  if (front > 0) return { height: 7 + 1.6 * clamp(front / 2.2), colour: grained(green, x, y), alpha: 1 };
  const back = inside(x + tooth.width / 2, y - 20);
  if (back > 0) return { height: 1.2 * clamp(back / 2), colour: grained(yellow, x, y), alpha: 1 };
  return nothing;
}

/** Whether any of both rows is there, for the shade that they throw. */
export const isEaves = (x: number, y: number) => eavesPoint(x, y).alpha > 0;

function turned(y: number): number {
  const t = (y - 10) / 66;
  return (
    3.4 +
    5.4 * Math.exp(-(((t - 0.3) / 0.16) ** 2)) +
    3.4 * Math.exp(-(((t - 0.74) / 0.13) ** 2)) +
    1.6 * (Math.abs(t - 0.52) < 0.03 ? 1 : 0)
  );
}

/** A turned baluster between two rails. */
export function railPoint(x: number, y: number): Point {
  if (y < 10 || y > 76) {
    const v = y < 10 ? y : y - 76;
    return {
      height: 9 + 3 * Math.sqrt(Math.max(0, 1 - ((v - 5.5) / 6.2) ** 2)),
      colour: grained(y < 10 ? yellow : green, y * 4, x * 0.2),
      alpha: 1,
    };
  }
  const radius = turned(y);
  const u = Math.abs(x - baluster.width / 2);
  if (u > radius) return nothing;
  const isRing = Math.abs((y - 10) / 66 - 0.52) < 0.045;
  return {
    height: 2 + Math.sqrt(radius * radius - u * u),
    colour: grained(isRing ? yellow : green, x, y),
    alpha: 1,
  };
}

/** Boards that lap over each other, the upper one over the lower. */
export function wallPoint(x: number, y: number): Point {
  const row = Math.floor((y + 12) / 24);
  const v = wrapped(y + 12, 24);
  const tone = 0.96 + 0.06 * noise((row % 4) * 3.7, 2, 5);
  const grain = 0.97 + 0.05 * (noise(x * 0.05 + row * 9, v * 0.9, 3, 0) - 0.5);
  return { height: v * 0.045, colour: scale3(cream, tone * grain), alpha: 1 };
}
