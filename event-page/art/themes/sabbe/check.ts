import { linear } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";

/*
 * Lipa sabbe: broad checks of shot silk that hair-fine gold and bright silk part, a flower of gold thread in each, and along
 * the edge a row of shoots. No purple.
 */

const grounds = ["78042c", "c00b46", "f02d5c", "ff6a58", "ff8a50"].map(linear);
const tones = {
  gold: linear("f6c65a"),
  green: linear("12a27a"),
  deep: linear("06503c"),
  rose: linear("ff9cb4"),
};
type Tone = keyof typeof tones;

/** A line: where its middle lies within its period, how broad it is, and its silk. */
type Line = readonly [middle: number, broad: number, tone: Tone];

export const period = 52;

const lines: readonly Line[] = [
  [0, 1.2, "gold"],
  [3.6, 0.6, "gold"],
  [-3.6, 0.6, "gold"],
  [22, 0.5, "rose"],
  [30, 0.5, "rose"],
];

/** How much of a thread of this breadth a sample sees, its edges soft. */
function seen(place: number, [middle, broad]: Line): number {
  const off = Math.abs(wrapped(place - middle + period / 2, period) - period / 2);
  return clamp((broad / 2 - off) / 0.7 + 0.5);
}

/** A flower of gold thread: eight points about a heart, from its middle. */
function flower(x: number, y: number): number {
  const [across, upright] = [Math.abs(x), Math.abs(y)];
  const point = across + upright;
  const heart = smooth(2.1, 1.4, point);
  const petals = smooth(0.5, -0.5, Math.min(across * 2.6 + upright, upright * 2.6 + across) - 7);
  const slant = smooth(0.5, -0.5, Math.abs(across - upright) * 1.7 + point * 0.42 - 3.4);
  return Math.max(heart, petals * smooth(2.3, 3, point), slant * smooth(2.6, 3.4, point));
}

/**
 * Silk at a place of the cloth, in threads' own measure.
 * @param turn 0..1, how far it is turned from the light: what of its warp and of its weft is seen
 * @param edge distance to the selvage, along which gold lies closer
 */
export function silkAt(u: number, v: number, turn: number, edge: number): { colour: Three; shine: number } {
  // One way a check is of the warp's silk, the other way of the weft's: they shine at other slopes.
  const isWarp = (Math.floor(u / period) + Math.floor(v / period)) % 2 === 0;
  const at = clamp(turn * 1.15 - 0.06 + (isWarp ? 0.07 : -0.07)) * 3.999;
  let colour = mix3(grounds[Math.floor(at)], grounds[Math.floor(at) + 1], at % 1);
  colour = scale3(colour, 0.9 + 0.2 * noise(u * 0.5, v * 0.004, 4));
  let shine = isWarp ? 1.25 : 0.9;
  // Where it turns away, threads sink into the ground.
  const clear = mix(0.4, 1, smooth(0.1, 0.42, turn));
  const lay = (share: number, tone: Tone) => {
    colour = mix3(colour, tones[tone], share * clear * (tone === "gold" ? 0.92 : 0.6));
    if (tone === "gold") shine += share * 1.5;
  };
  for (const line of lines) lay(Math.max(seen(v, line), seen(u, line)), line[2]);
  lay(flower(wrapped(u, period) - period / 2, wrapped(v, period) - period / 2), "gold");
  return edge < border ? selvage(colour, shine, edge, v) : { colour, shine };
}

const border = 62;

/** Along the edge: gold beside gold on green, and shoots of it that point into the cloth, a lozenge between two. */
function selvage(colour: Three, shine: number, edge: number, v: number): { colour: Three; shine: number } {
  const within = (from: number, to: number) =>
    clamp((edge - from) / 0.7 + 0.5) * clamp((to - edge) / 0.7 + 0.5);
  const off = Math.abs(wrapped(v, 22) - 11);
  const half = ((44 - edge) / 32) * 10.4;
  const shoot =
    within(12, 44) *
    clamp((half - off) / 0.7) *
    (1 - clamp((half - off - 1.7) / 0.7) * clamp((off - half * 0.3) / 0.7));
  const lozenge = smooth(0.6, -0.6, (11 - off) * 1.5 + Math.abs(edge - 38) - 5);
  const gold = Math.max(within(0.6, 5.6), within(8, 9.4), shoot, lozenge, within(48, 49.2), within(53, 59));
  const ground = mix3(colour, tones.deep, within(-2, 51) * 0.94);
  return {
    colour: mix3(ground, tones.gold, gold * 0.95),
    shine: shine * (1 - within(-2, 51) * 0.5) + gold * 1.2,
  };
}

/** The reverse of the same silk: matt, its threads seen through it, gold along its edge. */
export function reverseAt(
  u: number,
  v: number,
  turn: number,
  edge: number,
): { colour: Three; shine: number } {
  const face = silkAt(u, v, turn, 1e3);
  const gold = edge < 5.6 ? 0.9 : 0;
  const matt = mix3(scale3(grounds[2], 0.72), face.colour, 0.4);
  return { colour: mix3(matt, tones.gold, gold), shine: 0.5 + gold };
}
