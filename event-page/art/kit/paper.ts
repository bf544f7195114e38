import sharp, { type Sharp } from "sharp";
import { rgb } from "./colour.ts";
import { clamp, mix, smooth, type Three } from "./numbers.ts";
import { glazed, painted } from "./picture.ts";
import { cloudy, noise } from "./random.ts";

/** A torn cotton sheet as nine slices for `border-image`: edges of 80 points about a middle of 384 that repeats. */
export function deckled(): Sharp {
  const [edge, middle, inset] = [80, 384, 34];
  const side = edge * 2 + middle;
  const base = rgb("fdf7ed");
  const tear = (along: number, which: number) =>
    12 * (cloudy(along / 32, which * 7, 51 + which, 3, 12) - 0.5) +
    5 * (noise(along / 6, which, 71 + which, 64) - 0.5) +
    2.4 * (noise(along / 2, which, 81, 192) - 0.5);
  const relief = (x: number, y: number) =>
    0.55 * cloudy(x / 16, y / 16, 5, 3, 24) + 0.45 * cloudy(x / 4, y / 4, 8, 2, 96);
  const out = Buffer.alloc(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [X, Y] = [x - edge, y - edge];
      const far = side - 1 - inset;
      const depth = Math.min(
        x - inset + tear(Y, 1),
        far - x + tear(Y, 2),
        y - inset + tear(X, 3),
        far - y + tear(X, 4),
      );
      const shade = smooth(-26, 8, Math.min(x - inset - 1, far - x - 1, y - inset - 5, far - y + 6)) * 0.26;
      const own = smooth(-1.2, 1.6, depth);
      const light = (relief(x + 1, y + 1) - relief(x - 1, y - 1)) * 0.22;
      const rim =
        0.05 * Math.exp(-(((depth - 1.5) / 1.6) ** 2)) -
        0.075 * Math.exp(-(((depth - 7) / 4.2) ** 2)) * (0.4 + noise(X / 12, Y / 12, 12));
      const lit = 1 + light + rim;
      const alpha = own + (1 - own) * shade;
      const k = (y * side + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        const paper = base[part] * lit * own;
        const below = [56, 33, 20][part] * (1 - own) * shade;
        out[k + part] = Math.round(clamp((paper + below) / (alpha || 1), 0, 255));
      }
      out[k + 3] = Math.round(alpha * 255);
    }
  }
  return sharp(out, { raw: { width: side, height: side, channels: 4 } });
}

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
