import type { Place } from "../../kit/ink.ts";
import { clamp, mix } from "../../kit/numbers.ts";
import { noise, type Random } from "../../kit/random.ts";

/* How an old tree grows: limbs that are drawn, branches that leave them and reach for light, and where their leaves stand. */

export type Bone = readonly (readonly [x: number, y: number, half: number])[];

export interface Wood {
  bone: Bone;
  /** 0: at the back of the crown; 1: in front. */
  rank: number;
}

export interface Tip {
  x: number;
  y: number;
  rank: number;
}

/** A smooth line through places, thinner towards its end, never quite straight. */
export function bent(places: readonly Place[], from: number, to: number, seed: number): Bone {
  const out: [number, number, number][] = [];
  const last = places.length - 1;
  const steps = 12;
  for (let index = 0; index < last; index += 1) {
    const [before, start, end, after] = [
      places[Math.max(0, index - 1)],
      places[index],
      places[index + 1],
      places[Math.min(last, index + 2)],
    ];
    for (let step = 0; step < steps + (index === last - 1 ? 1 : 0); step += 1) {
      const t = step / steps;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * start[axis] +
          (end[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * start[axis] + 4 * end[axis] - after[axis]) * t * t +
          (3 * start[axis] - before[axis] - 3 * end[axis] + after[axis]) * t ** 3);
      const share = (index + t) / last;
      const sway = (one: number) => (noise(share * 7 + one, seed, seed) - 0.5) * (5 + from * 0.3);
      const knot = 1 + 0.16 * (noise(share * 11, 5, seed) - 0.5);
      out.push([at(0) + sway(1), at(1) + sway(40), mix(from, to, share ** 0.75) * knot]);
    }
  }
  return out;
}

/** What grows on a limb, and where it ends. */
export function branched(limb: Wood, next: Random, depth = 2): { wood: Wood[]; tips: Tip[] } {
  const { bone, rank } = limb;
  const wood: Wood[] = [];
  const tips: Tip[] = [];
  const [endX, endY] = bone[bone.length - 1];
  tips.push({ x: endX, y: endY, rank });
  let side = next() < 0.5 ? 1 : -1;
  const first = Math.floor(bone.length * (depth === 2 ? 0.34 : 0.3));
  const stride = depth === 2 ? 5 : 6;
  for (let index = first; index < bone.length - 2; index += stride + Math.floor(next() * 3)) {
    const [x, y, half] = bone[index];
    const [ax, ay] = bone[index - 1];
    const along = Math.atan2(y - ay, x - ax);
    const share = index / bone.length;
    side = -side;
    const turn = along + side * (0.5 + 0.5 * next());
    const long = (depth === 2 ? 190 : 92) * (1.1 - 0.5 * share) * (0.7 + 0.6 * next());
    // It bows towards the light above, then spreads.
    const up = turn + (Math.sin(turn) > 0.2 ? -Math.sign(Math.cos(turn) || 1) * 0.5 : 0);
    const places: Place[] = [[x, y]];
    for (const [part, lift] of [
      [0.4, 0.02],
      [0.75, 0.1],
      [1, 0.12],
    ] as const)
      places.push([x + Math.cos(up) * long * part, y + Math.sin(up) * long * part * 0.8 - long * lift]);
    const child: Wood = {
      bone: bent(places, Math.max(1.4, half * 0.52), depth === 2 ? 1.3 : 0.8, Math.floor(next() * 900)),
      rank: clamp(rank + (next() - 0.5) * 0.3),
    };
    wood.push(child);
    const [tx, ty] = child.bone[child.bone.length - 1];
    tips.push({ x: tx, y: ty, rank: child.rank });
    if (depth > 1) {
      const grown = branched(child, next, depth - 1);
      wood.push(...grown.wood);
      tips.push(...grown.tips);
    }
  }
  return { wood, tips };
}
