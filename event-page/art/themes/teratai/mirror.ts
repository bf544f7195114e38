import sharp, { type Sharp } from "sharp";
import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { cloudy, noise } from "../../kit/random.ts";
import type { Sheet } from "../../kit/watercolour.ts";

export interface Water {
  /** Where what stands on it meets its image, and where both end. */
  line: number;
  end: number;
  /** About which place its rings run, and how far the widest. */
  middle: number;
  reach: number;
  /** The tone that an image sinks into, and the light on the rings. */
  deep?: Three;
  light?: Three;
  /** How clear an image is. */
  clear?: number;
}

/** How much lower an image is than what it is of. */
const sunk = 0.72;

/** What stands on still water, over its own image, which small waves draw apart, and the rings about it. */
export async function mirrored(sheet: Sheet, water: Water): Promise<Sharp> {
  const {
    line,
    end,
    middle,
    reach,
    deep: tone = [34, 84, 92],
    light: shine = [255, 232, 222],
    clear = 0.68,
  } = water;
  const { width } = sheet;
  const { data } = await sheet.dried().raw().toBuffer({ resolveWithObject: true });
  const out = Buffer.alloc(width * end * 4);
  const from = (x: number, y: number, part: number) =>
    x < 0 || x >= width || y < 0 || y >= sheet.height
      ? 0
      : data[(Math.round(y) * width + Math.round(x)) * 4 + part];
  for (let y = 0; y < end; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      const down = y - line;
      const deep = down / (end - line);
      const below = [0, 0, 0, 0];
      if (down > 0) {
        const wave = 2 + 20 * deep;
        const wx = x + (noise(x / 90 + 5, y / (5 + 5 * deep), 3) - 0.5) * 2 * wave;
        const wy = line - down / sunk + (noise(x / 60, y / (4 + 4 * deep), 7) - 0.5) * 9 * (0.3 + deep);
        const gap =
          smooth(0.52, 0.74, noise(x / 130 + 9, y / (3.2 + 5 * deep), 11)) * smooth(0.05, 0.5, deep);
        const share = (from(wx, wy, 3) / 255) * clear * (1 - 0.8 * gap) * (1 - deep) ** 0.8;
        for (let part = 0; part < 3; part += 1) below[part] = mix(from(wx, wy, part), tone[part], 0.16);
        below[3] = share;
      }
      const [rx, ry] = [(x - middle) / reach, (y - line - 18) / (reach * 0.2)];
      const away = Math.hypot(rx, ry) * 4.6 + 0.16 * (cloudy(x / 50, y / 16, 5, 2) - 0.5);
      const ring =
        Math.exp(-(((away - Math.round(away)) / 0.1) ** 2)) * smooth(5, 2, away) * smooth(1, 2, away);
      const torn = smooth(0.3, 0.6, cloudy(x / 80, y / 14, 21, 2));
      const light = ring * torn * 0.85 * smooth(-60, 10, down) * smooth(4, 90, Math.min(x, width - x));
      for (let part = 0; part < 3; part += 1)
        below[part] = mix(
          below[part],
          shine[part],
          below[3] + light === 0 ? 0 : light / (light + below[3] * (1 - light)),
        );
      below[3] = light + below[3] * (1 - light);
      const top = from(x, y, 3) / 255;
      const alpha = top + below[3] * (1 - top);
      for (let part = 0; part < 3; part += 1)
        out[to + part] = Math.round(
          (from(x, y, part) * top + below[part] * below[3] * (1 - top)) / (alpha || 1),
        );
      out[to + 3] = Math.round(255 * clamp(alpha));
    }
  }
  return sharp(out, { raw: { width, height: end, channels: 4 } });
}
