import { clamp, wrapped } from "../../kit/numbers.ts";

/*
 * A draft of our own in the manner of songket with shoots of bamboo at its hem; copied from no cloth and named after nothing but
 * the shoot (bibahsongket.com/tra/art8.html; ejournal.unp.ac.id/index.php/serupa/article/view/5528). Rows are counted from the
 * hem inwards, and tips point away from it.
 */

/** Threads from shoot to shoot, rows of the hem's bands, of a shoot, and of a period of the silk over its tip. */
export const along = 100;
export const bands = 46;
const high = 150;
const bare = 100;
export const rows = bands + high + 2 * bare;

function isGold(thread: number, row: number, middle: number): boolean {
  if (row < bands) return band(thread, row);
  const up = row - bands;
  if (up < high + 34 && shoot(middle, up)) return true;
  if (up < 96) return slender(50 - middle, up);
  return up > high + 40 - 2 * middle && strewn(thread, up - high);
}

/** Points that hold long floats down. */
const isTied = (thread: number, row: number) => wrapped(thread + row * 3, 10) === 0;

function band(thread: number, row: number): boolean {
  if (row < 4 || row === 6 || row === 7 || row === 37 || row === 38) return !isTied(thread, row);
  if (row === 9 || row === 35 || row === 40) return thread % 4 < 2;
  if (row > 41) return Math.abs(wrapped(thread, 10) - 4.5) < 46 - row;
  if (row < 11 || row > 33) return false;
  const [x, y] = [Math.abs(wrapped(thread, 25) - 12), Math.abs(row - 22)];
  const away = x + y * 1.06;
  if (away < 1.6) return false;
  if (away < 5) return true;
  if (away < 6.6) return Math.min(x, y) < 0.6;
  if (away < 10) return !isTied(thread, row);
  if (away < 11.6) return false;
  const corner = 12.5 - x + (12 - y);
  return corner < 9.4 && corner > 1.4 && Math.abs(corner - 5.4) > 0.9;
}

const reach = (up: number) => 45.5 * clamp(1 - up / high) ** 0.84;

/** A shoot in its sheaths: an edge, a chain of seeds, a second edge, and sheaths one in the other up to the tip. */
function shoot(middle: number, up: number): boolean {
  if (up >= high - 3) return dew(middle, up - high);
  const edge = (reach(up) - middle) * 0.94;
  if (edge < 0) return false;
  if (edge < 3.4 || reach(up) < 8) return !isTied(Math.round(middle), up);
  if (edge < 4.8) return false;
  if (edge < 9.8) return Math.abs(edge - 7.3) + Math.abs(wrapped(up, 8) - 3.5) * 0.8 < 3.2;
  if (edge < 11) return false;
  if (edge < 13) return true;
  if (edge < 14.4) return false;
  const sheath = wrapped(up + middle * 1.3, 26);
  if (sheath < 11) return !isTied(Math.round(middle), up) || sheath < 2;
  if (sheath < 13) return false;
  if (sheath < 15) return true;
  const seed = Math.abs(sheath - 20.4) * 0.8 + Math.abs(wrapped(middle + 4.5, 9) - 4.5);
  return seed < 3.4 && seed > 0.7;
}

/** Drops over the tip. */
function dew(middle: number, over: number): boolean {
  const from = (at: number) => middle + Math.abs(over - at) * 0.8;
  if (from(5) < 6) return from(5) > 1.4;
  return from(17) < 4.2 || from(26) < 2.2;
}

function slender(between: number, up: number): boolean {
  const wide = Math.min(50 - reach(up) - 3.4, 11 * clamp(1 - up / 84) ** 0.8);
  if (up > 84) return between + Math.abs(up - 90) < 3.6;
  if (between > wide) return false;
  return wide - between < 2 || Math.abs(wrapped(up, 9) - 4) + between < 3.4;
}

/** Small stars, far apart. */
function strewn(thread: number, up: number): boolean {
  const place = (x: number, y: number) => {
    const [long, short] = x > y ? [x, y] : [y, x];
    return (x + y < 3.2 && x + y > 0.9) || (long < 7 && long > 2.6 && short < 1.2);
  };
  const far = (value: number, period: number) => Math.abs(wrapped(value, period) - period / 2 + 0.5);
  return place(far(thread, 50), far(up, 100)) || place(far(thread + 25, 50), far(up + 50, 100));
}

/** Where gold floats over the silk. */
export const songket = new Uint8Array(along * rows).map((_, k) => {
  const [thread, row] = [k % along, Math.floor(k / along)];
  const middle = Math.abs(thread - 49.5);
  return isGold(thread, row, middle) ? 1 : 0;
});
