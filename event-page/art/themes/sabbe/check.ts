import { linear } from "../../kit/colour.ts";
import { clamp, mix3, scale3, wrapped, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";

/* Lipa sabbe: fine lines of bright silk and of gold thread, in warp and weft, over a ground that is shot. No purple. */

const grounds = ["8e0632", "cc0f48", "ee3354", "ff7d62"].map(linear);
const tones = {
  gold: linear("f2bd48"),
  cream: linear("ffe2a8"),
  green: linear("18b58c"),
  deep: linear("0a5f4a"),
  sun: linear("ff9d22"),
  rose: linear("ff7fa2"),
};
type Tone = keyof typeof tones;

/** A line: where it begins within its period, how broad it is, and its silk. */
type Line = readonly [from: number, broad: number, tone: Tone];

export const period = 30;

const warps: readonly Line[] = [
  [0, 1, "gold"],
  [2.6, 1.6, "green"],
  [5.6, 1, "gold"],
  [15, 0.7, "rose"],
  [17.4, 0.9, "sun"],
  [19.8, 0.7, "rose"],
];
const wefts: readonly Line[] = [
  [0, 1, "gold"],
  [2.6, 1.2, "green"],
  [5.4, 1, "gold"],
  [15, 0.7, "sun"],
  [17.4, 0.9, "green"],
  [19.8, 0.7, "sun"],
];

/** How much of a thread of this breadth a sample sees, its edges soft. */
function seen(place: number, [from, broad, tone]: Line, soft: number): readonly [number, Tone] {
  const off = Math.abs(wrapped(place - from - broad / 2 + period / 2, period) - period / 2);
  return [clamp((broad / 2 - off) / soft + 0.5), tone];
}

/**
 * Silk at a place of the cloth, in threads' own measure.
 * @param turn 0..1, how far it is turned from the light: what of its warp and of its weft is seen
 * @param edge distance to the selvage, along which gold lies closer
 */
export function silkAt(u: number, v: number, turn: number, edge: number): { colour: Three; shine: number } {
  const at = turn * 2.999;
  let colour = mix3(grounds[Math.floor(at)], grounds[Math.floor(at) + 1], at % 1);
  let shine = 1;
  colour = scale3(colour, 0.9 + 0.2 * noise(u * 0.5, v * 0.004, 4));
  for (const line of wefts) {
    const [share, tone] = seen(v, line, 0.7);
    if (share === 0) continue;
    colour = mix3(colour, tones[tone], share * (tone === "gold" ? 0.94 : 0.8 * (0.7 + 0.5 * (1 - turn))));
    if (tone === "gold") shine += share * 1.6;
  }
  for (const line of warps) {
    const [share, tone] = seen(u, line, 0.7);
    if (share === 0) continue;
    colour = mix3(colour, tones[tone], share * (tone === "gold" ? 0.94 : 0.8 * (0.7 + 0.5 * turn)));
    if (tone === "gold") shine += share * 1.6;
  }
  return edge < 46 ? selvage(colour, shine, edge, v) : { colour, shine };
}

/** Along the edge: gold beside gold, and teeth of it, as waves are drawn. */
function selvage(colour: Three, shine: number, edge: number, v: number): { colour: Three; shine: number } {
  const within = (from: number, to: number) =>
    clamp((edge - from) / 0.7 + 0.5) * clamp((to - edge) / 0.7 + 0.5);
  const tooth = Math.abs(wrapped(v, 14) - 7) / 7;
  const wave = within(14 + tooth * 11, 19 + tooth * 11);
  const gold = Math.max(within(0.6, 5.4), within(8, 9.6), wave, within(36, 38), within(40, 44));
  const ground = mix3(colour, tones.deep, within(-2, 35) * 0.94);
  return {
    colour: mix3(ground, tones.gold, gold * 0.95),
    shine: shine * (1 - within(-2, 35) * 0.5) + gold * 1.2,
  };
}
