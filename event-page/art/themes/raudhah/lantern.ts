import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy } from "../../kit/random.ts";

const [shade, brass, shine] = ["3a2410", "9a6a2a", "f6d48a"].map(rgb);

/** A lantern of brass and glass that stands on the floor, lit, in the light that it sheds: 120 × 190. */
export function lantern(): Sharp {
  const [width, height, scale] = [240, 380, 2];
  /** Half of its width at a height, below its ring: cap, dome, glass, foot. */
  const halfAt = (y: number) => {
    if (y < 92) return 5;
    if (y < 150) return mix(8, 58, Math.sin((((y - 92) / 58) * Math.PI) / 2) ** 1.2);
    if (y < 162) return 64;
    if (y < 290) return mix(52, 46, (y - 162) / 128);
    if (y < 304) return 58;
    return y < 326 ? mix(50, 66, (y - 304) / 22) : 68;
  };
  return glazed(width, height, (x, y) => {
    const dx = x - width / 2;
    const half = halfAt(y);
    const flame = Math.hypot(dx / 46, (y - 236) / 66);
    const glow =
      0.62 * Math.exp(-((Math.hypot(dx, (y - 236) * 0.8) / 62) ** 2)) * smooth(118, 70, Math.abs(dx));
    const pool = 0.55 * smooth(1, 0, Math.hypot(dx / 118, (y - 342) / 34));
    const ring = Math.abs(Math.hypot(dx, y - 74) - 16);
    const isMetal = ring < 4 || (y > 90 && y < 340 && Math.abs(dx) < half);
    if (!isMetal) {
      const light = clamp(glow + pool);
      return [255, 206, 124, light * smooth(0, 20, y)];
    }
    const round = clamp(Math.abs(dx) / half);
    if (y > 166 && y < 288) {
      const bar = Math.min(...[-1, -0.36, 0.36, 1].map((place) => Math.abs(dx - place * (half - 3))));
      const arch = Math.abs(y - 196 - 20 * round ** 2) < 2.4;
      if (bar > 3.4 && !arch) {
        const warm: Three = mix3([255, 246, 208], [226, 128, 44], clamp(flame * 0.9 - 0.05));
        return [...mix3(warm, [255, 255, 244], smooth(0.34, 0.1, Math.hypot(dx / 20, (y - 244) / 44))), 1];
      }
    }
    const lit = clamp(0.5 - 0.42 * (dx / half) - 0.5 * round ** 3 + 0.3 * (cloudy(x / 9, y / 9, 5, 2) - 0.5));
    const pierced =
      y > 108 && y < 146 && Math.abs((((dx / half) * 7 + 70) % 2) - 1) < 0.34 && Math.abs(y - 130) < 6;
    if (pierced) return [255, 214, 128, 1];
    const metal = lit < 0.5 ? mix3(shade, brass, lit * 2) : mix3(brass, shine, lit * 2 - 1);
    return [...metal, 1];
  }).resize(width / scale);
}
