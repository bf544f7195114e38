import type { Sharp } from "sharp";
import { ramp, rgb, type Stops } from "../../kit/colour.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, random } from "../../kit/random.ts";

/* Banks of cloud that lie along a seam: heaps of round heads, lit from above where the moon is, lost below in the ground of what follows. */

const [wide, high] = [780, 300];

interface Head {
  x: number;
  y: number;
  radius: number;
}

/** Great heads first, each with smaller ones along its crown; those before cover those behind. */
function heads(seed: number): Head[] {
  const next = random(seed);
  const all: Head[] = [];
  for (const [row, depth] of [0, 1, 2].entries()) {
    for (let x = -60 + row * 34; x < wide + 70; x += 84 + next() * 40) {
      const aside = Math.abs(x / wide - 0.5) * 2;
      const radius = 46 + next() * 34 - depth * 6;
      const y = 176 + depth * 52 - aside * 52 * (1 - depth * 0.3) + (next() - 0.5) * 34;
      all.push({ x, y, radius });
      for (let angle = -2.8; angle < -0.3; angle += 0.6 + next() * 0.4)
        all.push({
          x: x + Math.cos(angle) * radius * 0.66,
          y: y + Math.sin(angle) * radius * 0.62,
          radius: radius * (0.4 + 0.26 * next()),
        });
    }
  }
  return all;
}

/**
 * @param shades from the shade of a head to its light
 * @param ground what follows below
 */
export function clouds(seed: number, shades: Stops, ground: string): Sharp {
  const tone = ramp(shades, true);
  const [all, foot] = [heads(seed), rgb(ground)];
  return glazed(wide, high, (x, y) => {
    let [light, alpha] = [0, 0];
    const warp = (cloudy(x / 30, y / 26, seed, 5) - 0.5) * 62;
    for (const head of all) {
      const [dx, dy] = [(x - head.x) / head.radius, (y - head.y) / head.radius];
      const away = Math.hypot(dx, dy) + warp / (head.radius + 30);
      if (away > 1.1) continue;
      const own = 0.34 - 0.5 * dy + 0.2 * dx - (0.5 * warp) / (head.radius + 30);
      const cover = smooth(1.1, 0.62, away);
      light += (own - light) * cover;
      alpha += (1 - alpha) * smooth(1.1, 0.84, away);
    }
    const far = smooth(110, high - 12, y);
    const colour = mix3(tone(clamp(light * (1 - 0.45 * far))), foot, far);
    return [colour[0], colour[1], colour[2], Math.max(alpha, smooth(124, 168, y))];
  });
}
