import type { Sharp } from "sharp";
import { bezier, type Curve } from "../../kit/bezier.ts";
import { mix, smooth, type Three } from "../../kit/numbers.ts";
import { curve, fold, rope } from "./horns.ts";
import { broad, gold, plain, shown } from "./lamp.ts";
import { Bolt, type Corner } from "./lamplight.ts";

/* Roofs that songket is folded into, each with a cord of gold along its ridge. */

/** Broad and narrow by turns. */
export const pleats = [
  { weave: plain, share: 0.9 },
  { weave: broad, share: 1.5 },
  { weave: plain, share: 0.7 },
  { weave: broad, share: 1.4 },
  { weave: plain, share: 0.6 },
];

/** Broader ones, where the whole is narrow. */
const few = [
  { weave: plain, share: 0.6 },
  { weave: broad, share: 1.6 },
  { weave: plain, share: 0.55 },
];

const crossing = [...few.slice(0, 2), pleats[2], { weave: broad, share: 1.6 }, few[2]];

interface Roof {
  ridge: Curve;
  keel: Curve;
  seed: number;
  depth?: number;
  folds?: typeof pleats;
  /** How far the cord of its ridge goes on past its tip. */
  spire?: number;
}

interface Scale {
  thread: number;
  lift: number;
  cord: number;
}

const usual: Scale = { thread: 1.8, lift: 14, cord: 3.6 };

function roof(
  bolt: Bolt,
  { ridge, keel, seed, depth = 0, folds = pleats.slice(0, 4), spire = 30 }: Roof,
  scale: Scale,
): void {
  const { thread, lift, cord } = scale;
  fold(bolt, { ridge, keel, folds, thread, lift, seed, depth });
  const [before, tip] = [bezier(ridge, 0.97), bezier(ridge, 1)];
  const long = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const onward = 0.94;
  const way = (t: number): Three => {
    const [x, y] = bezier(ridge, Math.min(1, t / onward));
    const past = ((Math.max(0, t - onward) / (1 - onward)) * spire) / long;
    return [x + (tip[0] - before[0]) * past, y + (tip[1] - before[1]) * past, depth + lift * mix(2.3, 1, t)];
  };
  const radius = (t: number) =>
    cord * (1 - 0.55 * t) * (t > onward ? 1 - (0.8 * (t - onward)) / (1 - onward) : 1);
  rope(bolt, way, { radius, pitch: cord * 2.5, length: 520, weave: gold });
}

/** Two horns, one before the other, cropped by the page. */
export function horns(): Sharp {
  const bolt = new Bolt(400, 304, 1.65);
  const scale = { thread: 1.6, lift: 13, cord: 3.4 };
  roof(
    bolt,
    {
      ridge: curve(-12, 126, 140, 158, 246, 138, 270, 36),
      keel: curve(-12, 262, 180, 270, 322, 222, 270, 36),
      seed: 3,
      folds: [...few, pleats[3]],
      spire: 30,
    },
    scale,
  );
  roof(
    bolt,
    {
      ridge: curve(-12, 204, 170, 232, 344, 224, 400, 66),
      keel: curve(-12, 290, 200, 298, 444, 286, 400, 66),
      seed: 8,
      depth: 60,
      folds: few,
    },
    scale,
  );
  return shown(bolt, { place: [180, 420, 230], power: 2.7, reach: 440 });
}

/** The right half of one saddle. */
export function saddle(): Sharp {
  const bolt = new Bolt(215, 350, 1.6);
  roof(
    bolt,
    {
      ridge: curve(0, 252, 80, 252, 166, 210, 182, 40),
      keel: curve(0, 339, 116, 339, 250, 262, 182, 40),
      seed: 5,
    },
    { thread: 1.35, lift: 10, cord: 3 },
  );
  return shown(bolt, { place: [0, 400, 220], reach: 420, power: 2.4 });
}

/** Two horns that come from both sides and cross. */
export function meeting(): Sharp {
  const bolt = new Bolt(400, 340, 1.5);
  roof(
    bolt,
    {
      ridge: curve(412, 176, 286, 212, 134, 196, 102, 40),
      keel: curve(412, 316, 256, 320, 50, 270, 102, 40),
      seed: 11,
      folds: crossing,
    },
    { ...usual, thread: 1.55 },
  );
  roof(
    bolt,
    {
      ridge: curve(-12, 184, 130, 222, 262, 196, 294, 40),
      keel: curve(-12, 320, 140, 328, 348, 276, 294, 40),
      seed: 6,
      depth: 70,
      folds: crossing,
    },
    { ...usual, thread: 1.55 },
  );
  return shown(bolt, { place: [130, 450, 240], reach: 440, power: 2.4 });
}

/** A horn from near by. */
export function near(): Sharp {
  const bolt = new Bolt(400, 400, 1.4);
  roof(
    bolt,
    {
      ridge: curve(412, 210, 280, 250, 120, 230, 78, 50),
      keel: curve(412, 470, 220, 470, 0, 350, 78, 50),
      seed: 14,
      spire: 44,
    },
    { thread: 2.9, lift: 22, cord: 5.4 },
  );
  return shown(bolt, { place: [250, 560, 260], rimFrom: [0.5, -0.8, 0] });
}

/** The right half of a whole house: three saddles one over the other, and cloth that hangs below them, drawn aside at the door. */
export function whole(): Sharp {
  const bolt = new Bolt(200, 322, 1.6);
  const scale = { thread: 1.2, lift: 8, cord: 2.4 };
  const saddles: readonly (readonly [ridge: Curve, keel: Curve])[] = [
    [curve(0, 106, 56, 106, 98, 90, 108, 26), curve(0, 182, 110, 184, 148, 148, 108, 26)],
    [curve(0, 162, 80, 162, 138, 146, 151, 74), curve(0, 220, 140, 222, 188, 196, 151, 74)],
    [curve(0, 206, 96, 206, 172, 196, 187, 122), curve(0, 248, 160, 250, 216, 236, 187, 122)],
  ];
  for (const [k, [ridge, keel]] of saddles.entries())
    roof(bolt, { ridge, keel, seed: 2 + k * 3, depth: k * 26, spire: 22 }, scale);
  const [top, foot, side] = [222, 318, 158];
  bolt.sheet(80, 500, broad, (u, t): Corner => {
    const door = 9 + 13 * smooth(0.2, 1, u) ** 1.4;
    const x = mix(door, side, t);
    const turn = t * 52 + 1.4 * Math.sin(t * 9);
    const deep = mix(0.7, 1, u);
    const z = 30 + deep * (5 * Math.sin(turn) + 2.2 * Math.sin(turn * 0.43 + 1));
    const open = (0.62 + 0.38 * Math.sin(turn)) * smooth(0.05, 0.5, u);
    return [
      x + 1.6 * deep * Math.cos(turn),
      mix(top, foot, u) + 0.8 * Math.sin(turn),
      z,
      (t * side) / 0.9,
      ((1 - u) * (foot - top)) / 1.2,
      open,
    ];
  });
  return shown(bolt, { place: [0, 360, 170], reach: 340 });
}
