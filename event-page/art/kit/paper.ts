import type { Sharp } from "sharp";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { glazed, painted } from "./picture.ts";
import { cloudy, noise } from "./random.ts";

/** Tooth of paper as a tile of light and shade that lies on any colour. */
export function toothTile(): Sharp {
  const height = (x: number, y: number) =>
    0.5 * cloudy(x / 16, y / 16, 5, 3, 8) + 0.5 * cloudy(x / 4, y / 4, 8, 2, 32);
  return glazed(128, 128, (x, y) => {
    const slope = (height(x + 1, y + 1) - height(x - 1, y - 1)) * 1.1;
    const tone = slope > 0 ? 255 : 40;
    return [tone, tone, tone, (clamp(Math.abs(slope)) * 56) / 255];
  });
}

/** A mottled wash over a whole screen: base, second colour, and the depth between. */
export function washed(colours: readonly [Three, Three, Three]): Sharp {
  const [base, second, deep] = colours;
  return painted(390, 844, (_u, _v, x, y) => {
    const wx = x + 160 * (cloudy(x / 150, y / 150, 3, 3) - 0.5);
    const wy = y + 160 * (cloudy(x / 150, y / 150, 4, 3) - 0.5);
    const first = smooth(0.3, 0.72, cloudy(wx / 130, wy / 130, 6));
    const other = smooth(0.55, 0.9, cloudy(wx / 200 + 9, wy / 200, 7, 3)) * 0.8;
    const grain = 1 + 0.22 * (noise(x / 2.4, y / 2.4, 92) - 0.5);
    const part = (index: 0 | 1 | 2) =>
      mix(mix(deep[index], base[index], first), second[index], other) * grain;
    return [part(0), part(1), part(2)];
  });
}
