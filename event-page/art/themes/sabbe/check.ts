import { clamp, mix, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import type { Threads } from "../../kit/sheer.ts";

/*
 * Lipa sabbe, sheer: broad bands of the warp cross broad bands of the weft and are deeper where they do, hair-fine gold along
 * each. No purple: what takes green takes blue as well.
 */

/** What silk takes of the light. */
const silks = {
  pale: [0.01, 0.13, 0.16],
  rose: [0.05, 1.2, 0.92],
  coral: [0.012, 0.42, 0.8],
  wine: [0.34, 2.4, 1.75],
  garnet: [0.6, 3.4, 2.4],
  gold: [0.16, 0.6, 1.7],
} satisfies Record<string, Three>;
type Silk = keyof typeof silks;

/** A band or a line of silk, in shares of a check. */
interface Band {
  from: number;
  to: number;
  silk: Silk;
}

/** Which silks warp and weft are of. */
export interface Cloth {
  warp: readonly Band[];
  weft: readonly Band[];
  /** How broad a check is, in points. */
  period: number;
}

const bands = (broad: Silk, fine: Silk): readonly Band[] => [
  { from: 0.1, to: 0.54, silk: broad },
  { from: 0.8, to: 0.835, silk: fine },
];

/** Rose crossed by coral, as the cover has it. */
export const both = (period: number): Cloth => ({
  warp: bands("rose", "coral"),
  weft: bands("coral", "rose"),
  period,
});
/** Of one colour: hers, and his. */
export const rose = (period: number): Cloth => ({
  warp: bands("rose", "rose"),
  weft: bands("rose", "rose"),
  period,
});
export const coral = (period: number): Cloth => ({
  warp: bands("coral", "coral"),
  weft: bands("coral", "rose"),
  period,
});

/** No pale silk in it: garnet, crossed by rose and coral. */
export const deep = (period: number): Cloth => ({
  warp: [
    { from: 0, to: 1, silk: "garnet" },
    { from: 0.1, to: 0.54, silk: "rose" },
  ],
  weft: [
    { from: 0, to: 0.085, silk: "rose" },
    { from: 0.085, to: 0.555, silk: "coral" },
    { from: 0.555, to: 1, silk: "rose" },
  ],
  period,
});

/** Where gold runs. */
const golds = [0.085, 0.555, 0.8175];

function within(place: number, from: number, to: number, soft: number): number {
  return clamp((place - from) / soft + 0.5) * clamp((to - place) / soft + 0.5);
}

/**
 * Silk at a place of the cloth.
 * @param turn what of the warp and of the weft is seen: coral on one slope of a fold, rose on the other
 * @param layers how closely it is gathered there
 */
export function silkAt(
  u: number,
  v: number,
  { warp, weft, period }: Cloth,
  turn: number,
  layers = 1,
): Threads {
  const soft = 0.9 / period;
  let [red, green, blue]: Three = silks.pale;
  let shine = 0.1;
  const lay = (silk: Silk, share: number) => {
    const takes = silks[silk];
    red += takes[0] * share;
    green += takes[1] * share;
    blue += takes[2] * share;
  };
  for (const [place, along, threads] of [
    [u, v, warp],
    [v, u, weft],
  ] as const) {
    const at = wrapped(place / period, 1);
    const slub = 0.86 + 0.28 * noise(place * 0.9, along * 0.012, 7);
    for (const { from, to, silk } of threads) {
      const share = within(at, from, to, soft);
      if (share > 0) lay(silk, share * slub);
    }
    for (const gold of golds) {
      const share = within(at, gold - 0.55 / period, gold + 0.55 / period, soft);
      lay("gold", share);
      shine += share * 0.6;
    }
  }
  const shot = smooth(-0.8, 0.8, turn);
  return {
    takes: [red * layers, green * layers * mix(0.86, 1.12, shot), blue * layers * mix(1.1, 0.94, shot)],
    shine,
  };
}

/** The same along its end: gold beside gold, and wine between. */
export function hemmed({ takes, shine }: Threads, edge: number): Threads {
  const gold = within(edge, 1, 3.4, 0.9) + within(edge, 13, 14.6, 0.9) + within(edge, 17, 18, 0.9);
  const wine = within(edge, 3.4, 13, 0.9) * 0.7;
  const more = (part: 0 | 1 | 2) => takes[part] + silks.gold[part] * gold + silks.wine[part] * wine;
  return { takes: [more(0), more(1), more(2)], shine: shine + gold * 0.6 };
}
