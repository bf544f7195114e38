import type { Sharp } from "sharp";
import { clamp } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, random } from "../../kit/random.ts";

/** Paper with short hairs in it, as notes are printed on: a tile of light, shade and hairs that lies on any colour. */
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
