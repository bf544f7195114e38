import sharp, { type Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { mix, type Three } from "../../kit/numbers.ts";
import { noise, random } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";
import { edged } from "./drafts.ts";
import { curve, fold, rope } from "./horns.ts";
import { broad, gold, plain, shown } from "./lamp.ts";
import { Bolt, type Corner } from "./lamplight.ts";
import { pleats } from "./roofs.ts";
import { woven, type Weave } from "./weave.ts";

/* The same cloth where it is no roof: its end, its hem, and its silk lying flat. */

/** The end of the cloth, drawn over from the upper left, and its fringe. */
export async function end(): Promise<Sharp> {
  const bolt = new Bolt(400, 360, 1.5);
  fold(bolt, {
    ridge: curve(-12, -40, 220, -70, 402, 10, 396, 270),
    keel: curve(-12, 120, 140, 96, 250, 100, 262, 292),
    folds: pleats,
    thread: 1.8,
    lift: 20,
    seed: 21,
    round: 0.34,
  });
  const next = random(4);
  for (let strand = 0; strand < 46; strand += 1) {
    const share = (strand + 0.5) / 46;
    const [x, y] = [mix(396, 262, share), mix(268, 290, share)];
    const [long, sway] = [52 + next() * 12, (next() - 0.5) * 8];
    const high = 30 + 24 * Math.sin(Math.PI * share) + noise(strand * 0.8, 1) * 14;
    const way = (t: number): Three => [
      x + sway * t * t + 2 * Math.sin(t * 5 + strand),
      y - 4 + long * t,
      high - 24,
    ];
    rope(bolt, way, { radius: (t) => 2.1 * (1 - 0.2 * t), pitch: 5, length: long, weave: gold });
  }
  const image = shown(bolt, { place: [120, 430, 280], around: [0.2, 0.15, 0.13] });
  return shaded(image, { right: 8, down: 6, soft: 11, tone: rgb("4a1408"), depth: 0.42 });
}

const period = 54;
const thread = 1.5;
/** Three periods, of which the middle one is cut. */
const across = (t: number) => t * period * 3.04 - 1;

/** A straight fold: its silk comes from below the one above, its edge is round. */
function straight(bolt: Bolt, weave: Weave, [top, foot]: readonly [number, number], near: number): void {
  bolt.sheet(60, 8, weave, (u, t): Corner => {
    const w = Math.min(1, u / 0.8);
    const theta = u > 0.8 ? ((u - 0.8) / 0.2) * Math.PI * 0.96 : 0;
    const turn = 7;
    const rows = theta > 0 ? (-turn * theta) / thread : ((1 - w) * (foot - top)) / thread;
    return [
      across(t),
      mix(top, foot, w) + turn * Math.sin(theta),
      near + 13 * w ** 1.5 + 5 * Math.sin(Math.PI * w) - turn * (1 - Math.cos(theta)),
      across(t) / thread,
      rows + 2.4,
      mix(0.3, 1, Math.min(1, u * 2.4)),
    ];
  });
}

/** One period of a hem that hangs straight: two folds, a cord, and fringe. */
export async function hem(): Promise<Sharp> {
  const high = 124;
  const bolt = new Bolt(period * 3, high, 1.5);
  straight(bolt, broad, [30, 84], 0);
  straight(bolt, woven(36, 128, edged), [-20, 34], 8);
  rope(bolt, (t) => [across(t), 88, 12], { radius: () => 3.2, pitch: 9, length: period * 3.04, weave: gold });
  const strands = 16;
  for (let strand = -1; strand <= strands * 3; strand += 1) {
    const x = ((strand + 0.5) * period) / strands;
    const own = noise(((strand + strands) % strands) * 1.7, 4);
    rope(bolt, (t) => [x + (own - 0.5) * 4 * t, 89 + (23 + own * 8) * t, 8 - 2 * t + own * 3], {
      radius: () => 1.7,
      pitch: 4.5,
      length: 28,
      weave: gold,
    });
  }
  const lamp = { reach: 4000, power: 1.35, around: [0.16, 0.11, 0.1] } as const;
  const image = await shown(bolt, { ...lamp, place: [period * 1.5, 1100, 560] })
    .png()
    .toBuffer();
  const size = { left: period * 1.5, top: 0, width: period * 1.5, height: high * 1.5 };
  return sharp(await sharp(image).extract(size).png().toBuffer());
}

/** Silk with stars, flat and far from the lamp; one period. */
export function silk(): Sharp {
  const size = 28 * 1.5 * 2;
  const bolt = new Bolt(size, size, 1.5);
  bolt.sheet(4, 4, plain, (u, t) => [t * size, u * size, 0, (t * size) / 1.5, 28 + (u * size) / 1.5, 1]);
  const lamp = { reach: 4000, power: 0.62, around: [0.08, 0.05, 0.05] } as const;
  return shown(bolt, { ...lamp, place: [size / 2, 1000, 500] }).removeAlpha();
}
