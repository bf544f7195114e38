import type { Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { clamp, mix, smooth } from "../../kit/numbers.ts";
import { glazed, painted } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";

/* Paper with short hairs in it, as notes are printed on, and the ribbon of a seal. */

/** A tile of light, shade and hairs that lies on any colour. */
export function paper(): Sharp {
  const side = 192;
  const next = random(5);
  const hairs = new Map<number, readonly [number, number]>();
  for (let hair = 0; hair < 7; hair += 1) {
    let [x, y, turn] = [next() * side, next() * side, next() * 6.3];
    const bend = (next() - 0.5) * 0.16;
    for (let step = 0; step < 34; step += 1) {
      const k = (Math.floor(y + side) % side) * side + (Math.floor(x + side) % side);
      hairs.set(k, [hair % 3, Math.sin((Math.PI * step) / 34)]);
      x += Math.cos(turn) * 0.6;
      y += Math.sin(turn) * 0.6;
      turn += bend;
    }
  }
  const inks = [
    [40, 110, 84],
    [176, 92, 84],
    [150, 120, 50],
  ] as const;
  const height = (x: number, y: number) =>
    0.55 * cloudy(x / 16, y / 16, 5, 2, 12) + 0.45 * cloudy(x / 4, y / 4, 8, 1, 48);
  return glazed(side, side, (x, y) => {
    const hair = hairs.get(y * side + x);
    if (hair !== undefined) return [...inks[hair[0]], hair[1] * 0.34];
    const slope = (height(x + 1, y + 1) - height(x - 1, y - 1)) * 1.1;
    const tone = slope > 0 ? 255 : 40;
    return [tone, tone, tone, clamp(Math.abs(slope)) * 0.2];
  });
}

const silk = ramp([
  [0, "24150e"],
  [0.35, "6f473b"],
  [0.62, "ad8273"],
  [0.85, "dec1b0"],
  [1, "fbeee6"],
]);
const edge = ramp([
  [0, "3a2506"],
  [0.4, "a17421"],
  [0.7, "e0ba5c"],
  [1, "fff0bf"],
]);

/** Ribbed silk with golden edges, which shines in soft bars; one period of it. */
export function ribbon(): Sharp {
  const [wide, high] = [256, 104];
  return painted(wide, high, (u, v, x, y) => {
    const rib = 0.5 + 0.5 * Math.cos((x * 2 * Math.PI) / 4);
    const bar =
      0.5 +
      0.3 * Math.cos(2 * Math.PI * (u + 0.08 * Math.sin(v * 3))) +
      0.16 * Math.cos(4 * Math.PI * (u - 0.1 + 0.05 * v));
    const round = Math.sin(Math.PI * mix(0.08, 0.92, v)) ** 0.5;
    const light = (0.16 + 0.5 * bar) * (0.72 + 0.4 * rib) * round + (noise(x / 3, y / 5, 4) - 0.5) * 0.06;
    const away = Math.min(y, high - 1 - y);
    const isEdge = smooth(4, 6, away) * (1 - smooth(15, 17, away));
    const [one, other] = [silk(clamp(light)), edge(clamp(light * 1.15 + 0.14))];
    return [mix(one[0], other[0], isEdge), mix(one[1], other[1], isEdge), mix(one[2], other[2], isEdge)];
  });
}
