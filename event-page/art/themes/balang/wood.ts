import { linear } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cloudy, noise } from "../../kit/random.ts";

/* Old painted wood: years of growth under the paint, paint that has gone from edges, and what the rain left. */

const paints = {
  green: linear("1f7a45"),
  yellow: linear("eeb032"),
  cream: linear("fbeec9"),
  red: linear("c2441c"),
  deep: linear("17603a"),
} satisfies Record<string, Three>;
export type Paint = keyof typeof paints;
const [bare, old] = ["a98a66", "62503c"].map(linear);

/** A place of a board: along and across its grain, and how far from its nearest edge. */
export interface Place {
  along: number;
  across: number;
  edge?: number;
  seed: number;
}

/** Colour as light, and how much the surface rises or sinks. */
export function paintedWood(
  paint: Paint,
  { along, across, edge = 99, seed }: Place,
  wear = 0.5,
  thin = 0.3,
): { colour: Three; rise: number } {
  const bow = 7 * cloudy(along * 0.008, across * 0.02, seed, 2);
  const ring = 0.5 + 0.5 * Math.sin((across * 0.9 + bow * 5 + seed * 3.1) * 0.9);
  const fibre = noise(along * 0.07, across * 2.1, seed + 5);
  const stain = cloudy(along * 0.02, across * 0.06, seed + 9, 3);
  const rubbed =
    cloudy(along * 0.055, across * 0.12, seed + 2, 4) +
    0.3 * (1 - smooth(0, 3.4, edge)) +
    0.12 * (fibre - 0.5) +
    0.07 * (ring - 0.5);
  const gone = smooth(0.78 - wear * 0.16, 0.84 - wear * 0.16, rubbed);
  const wood = mix3(bare, old, clamp(0.2 + 0.6 * ring * fibre + 0.5 * (stain - 0.5)));
  const coat = scale3(
    paints[paint],
    mix(0.86, 1.1, stain) * (1 - thin * (0.5 - 0.5 * fibre) - thin * 0.5 * ring ** 3),
  );
  const faded = mix3(coat, paints.cream, 0.07 * smooth(0.5, 0.8, stain));
  return { colour: mix3(faded, wood, gone * 0.92), rise: 0.22 * fibre + 0.2 * ring - 0.3 * gone };
}

/** The same at both ends of a period, which runs over into itself. */
export function looped<Value>(
  width: number,
  of: (x: number) => Value,
  between: (one: Value, other: Value, share: number) => Value,
): (x: number) => Value {
  return (x) => {
    const share = smooth(0.8, 1, x / width);
    return share === 0 ? of(x) : between(of(x), of(x - width), share);
  };
}
