import type { Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { clamp, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { noise } from "../../kit/random.ts";

/* Two lights: by day what a tall window lays over a table, in the evening a lamp of brass. */

/** The shade about and between its panes, softer the further it is from the window. */
export function paned(): Sharp {
  const [width, height] = [220, 476];
  return glazed(width, height, (x, y) => {
    const [u, v] = [x / width, y / height];
    const soft = 0.016 + 0.05 * v;
    // Across and down the window, whose bars lie slanting on the table.
    const across = (u - 0.02 + 0.62 * v) / 0.98;
    const down = (v - 0.3 * u + 0.16) * 2.6;
    const bar = (place: number, width_: number) => {
      const from = Math.abs(place - Math.round(place));
      return smooth(width_ - soft, width_ + soft * 1.6, from);
    };
    const within =
      smooth(0.16 - soft, 0.16 + soft, across) * smooth(1.28 + soft * 2, 1.28 - soft * 2, across);
    const panes = bar((across - 0.16) * 1.786, 0.034) * bar(down, 0.05);
    const lit = within * panes * (0.9 + 0.2 * noise(x / 60, y / 60, 4));
    return [10, 18, 48, 0.25 * (1 - clamp(lit))];
  });
}

const brass = ramp([
  [0, "150c02"],
  [0.2, "4c3110"],
  [0.42, "93682a"],
  [0.62, "cf9f4b"],
  [0.8, "f0d28a"],
  [1, "fff8e2"],
]);

/** What a tube reflects, from its upper edge to its lower one. */
const seen: readonly (readonly [number, number])[] = [
  [-1, 0.16],
  [-0.86, 0.42],
  [-0.62, 0.96],
  [-0.46, 0.72],
  [-0.2, 0.44],
  [0.08, 0.24],
  [0.3, 0.34],
  [0.56, 0.7],
  [0.76, 0.5],
  [0.92, 0.3],
  [1, 0.62],
];

function reflected(t: number): number {
  const next = seen.findIndex(([at]) => at >= t);
  if (next <= 0) return seen[0][1];
  const [[from, a], [to, b]] = [seen[next - 1], seen[next]];
  return a + (b - a) * smooth(from, to, t);
}

/** A lamp as it hangs over pictures: a tube on an arm, lit along its lower lip, and its glow. */
export function lamp(): Sharp {
  const [width, height] = [660, 270];
  const [middle, across, reach] = [150, 34, 236];
  return glazed(width, height, (x, y) => {
    const [dx, dy] = [x - width / 2, y - middle];
    const glow =
      0.62 *
      Math.exp(-((Math.max(0, Math.abs(dx) - reach + 26) / 60) ** 2)) *
      smooth(20, 44, dy) *
      Math.exp(-Math.max(0, dy - 34) / 38) *
      smooth(height, height - 70, y);
    const end = Math.abs(dx) - reach;
    const isCap = end > -22;
    const size = isCap ? across * (end > -17 ? 0.94 - 0.3 * smooth(0, 12, end) : 1.08) : across;
    const t = dy / size;
    if (Math.abs(t) <= 1 && end < 14) {
      const knurl = isCap && end > -17 ? 0.06 * Math.sin(dy * 1.3) : 0;
      const fade = 1 - 0.28 * smooth(reach * 0.3, reach, Math.abs(dx + 40));
      const brushed = (noise(x / 40, y / 1.3, 7) - 0.5) * 0.07;
      const round = isCap ? -0.16 * smooth(-4, 14, end) - 0.3 * smooth(3, 0, Math.abs(end + 19)) : 0;
      const own = reflected(t) * fade + brushed + knurl + round;
      const lip = smooth(0.8, 0.97, t) * (isCap ? 0 : 1);
      const [red, green, blue] = brass(clamp(own));
      return [
        red + (255 - red) * lip,
        green + (240 - green) * lip,
        blue + (205 - blue) * lip,
        smooth(1.02, 0.97, Math.abs(t)),
      ];
    }
    const collar = y > middle - across - 22 && y < middle - across + 4;
    const arm = collar ? 26 - 5 * smooth(middle - across - 8, middle - across - 22, y) : 9;
    if (Math.abs(dx) < arm && y < middle - across + 6) {
      const [red, green, blue] = brass(clamp(reflected(dx / arm) * 0.92 - (collar ? 0 : 0.08)));
      return [red, green, blue, smooth(arm, arm - 1.4, Math.abs(dx))];
    }
    return [255, 222, 160, glow];
  });
}
