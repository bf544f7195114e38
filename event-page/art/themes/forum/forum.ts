import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { toothTile } from "../../kit/paper.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { dots, grainTile, overprinted, type Screen } from "../../kit/print.ts";
import { solid, sun } from "./voices.ts";

const [blue, hot, both] = [rgb("1f3fcc"), rgb("ff6a33"), rgb("1a1738")];
const inks = { first: blue, second: hot, both };
const [paper, night] = [rgb("f3ebdd"), rgb("0b0f24")];

/** A voice from the right goes out over a sun that is solid below and thins out in dots. */
function voices() {
  const wide = 560;
  const [width, height] = [wide * 1.5, Math.round(wide * 1.12)];
  const at = (x: number, y: number, reach: number) => ({
    x: (0.25 + x) * wide,
    y: height - y * wide,
    reach: reach * wide,
  });
  const far = { ...at(0.92, 0.625, 0.615), waves: 10, thick: [0.76, 0.28] as const };
  const disc = at(0.34, 0.455, 0.45);
  const second = sun(disc, { pitch: 11.4, rise: 1, run: 3 }, [-0.6, -0.8], [-0.5, 1]);
  return overprinted([width, height], [solid(far), second], inks, (x, y) => {
    const [one, other] = [far, disc].map((voice) => Math.hypot(x - voice.x, y - voice.y) < voice.reach);
    return one && other ? both : one ? blue : hot;
  });
}

/** The waves of another voice, as they are seen on solid blue: darker wherever the first one's lie below. */
function met() {
  const wide = 500;
  const [width, height] = [wide * 1.24, wide * 1.24];
  const at = (x: number, y: number) => ({ x: x * wide, y: y * wide });
  const own = solid({ ...at(0.62, 0.62), reach: 0.61 * wide, waves: 11, thick: [0.66, 0.5] });
  const other = solid({ ...at(1.12, 0.34), reach: 0.7 * wide, waves: 12, thick: [0.6, 0.5] });
  return glazed(width, height, (x, y) => [...mix3(hot, both, other(x, y)), own(x, y)]);
}

/** Dots that grow into the solid below them; a strip that repeats. */
function ramp(ink: typeof hot, screen: Screen, width: number, height: number) {
  return glazed(width, height, (x, y) => {
    const tone = smooth(-0.02, 0.98, (y / height) ** 0.92);
    return [...ink, dots(tone, x, y, screen) * clamp(y / 3)];
  });
}

/** Two inks on paper that was never coated. */
export const pictures: Record<string, () => Promise<Picture>> = {
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
  grain: () => Promise.resolve({ image: grainTile(paper, 192), quality: 40, webpQuality: 50 }),
  night: () => Promise.resolve({ image: grainTile(night, 192), quality: 40, webpQuality: 50 }),
  voices: () => Promise.resolve({ image: voices(), quality: 34 }),
  met: () => Promise.resolve({ image: met(), quality: 26 }),
  ramp: () =>
    Promise.resolve({
      image: ramp(hot, { pitch: 120 / Math.sqrt(10), rise: 1, run: 3 }, 120, 420),
      quality: 50,
    }),
  blue: () =>
    Promise.resolve({ image: ramp(blue, { pitch: 30 / Math.SQRT2, rise: 1, run: 1 }, 60, 200), quality: 50 }),
  fine: () =>
    Promise.resolve({
      image: ramp(hot, { pitch: 48 / Math.sqrt(10), rise: 1, run: 3 }, 48, 480),
      quality: 50,
    }),
};
