import { clamp, mix } from "../kit/numbers.ts";

/** How far a place is from a shape, on a sheet of 72 × 90; negative within. */
export type Shape = (x: number, y: number) => number;

export const oval =
  (cx: number, cy: number, rx: number, ry: number, lean = 0): Shape =>
  (x, y) => {
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    const [px, py] = [(x - cx) * cos + (y - cy) * sin, (y - cy) * cos - (x - cx) * sin];
    const share = Math.hypot(px / rx, py / ry);
    return (share - 1) * Math.min(rx, ry);
  };

/** A limb of two thicknesses. */
const limb =
  (ax: number, ay: number, bx: number, by: number, from: number, to = from): Shape =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
    return Math.hypot(x - ax - dx * along, y - ay - dy * along) - mix(from, to, along);
  };

/** One skin over several shapes, rounded where they meet. */
const joined =
  (round: number, ...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((near, shape) => {
      const next = shape(x, y);
      const blend = Math.max(0, round - Math.abs(near - next)) / round;
      return Math.min(near, next) - (blend * blend * round) / 4;
    }, 99);

export const man = {
  jacket: joined(
    7,
    limb(37.4, 58.4, 60, 58.1, 4.3),
    limb(48.6, 55.4, 48.6, 60, 4.6, 8),
    limb(48.6, 60, 48.6, 98, 10.5, 11.5),
    limb(36, 60, 33.4, 92, 3.9, 4.5),
    limb(61.4, 60, 64, 92, 3.9, 4.5),
  ),
  neck: limb(48.2, 42, 48.5, 52, 4.1, 4.3),
  ears: (x: number, y: number) =>
    Math.min(oval(40.4, 38.2, 1.3, 2.3, -0.2)(x, y), oval(55.7, 37.4, 1.3, 2.3, 0.1)(x, y)),
  head: joined(2.4, oval(48, 34, 7.7, 8.4, -0.06), oval(48.1, 40, 6, 5)),
};
export const woman = {
  dress: joined(
    5,
    limb(21, 63.6, 33, 63.6, 3),
    limb(27, 59.6, 27, 64, 2.9, 6),
    limb(27, 66, 27, 83, 7, 5.4),
    limb(27, 84, 27, 102, 5.4, 12),
    limb(19.4, 65, 16.4, 92, 2.7, 2.3),
    limb(34.5, 65, 36.6, 92, 2.7, 2.3),
  ),
  neck: limb(27, 46, 27, 61, 2.9, 3.2),
  head: joined(2.4, oval(27.1, 39.2, 6.9, 7.5, 0.08), oval(27, 43.6, 5.4, 4.8)),
  bun: oval(26.9, 47.4, 5, 3.8, 0.05),
  veil: (x: number, y: number) => {
    const fall = clamp((y - 48) / 42);
    return Math.max(Math.abs(x - 26.9 + 0.7 * fall) - mix(4.2, 14.5, fall ** 0.7), 47.5 - y);
  },
};
