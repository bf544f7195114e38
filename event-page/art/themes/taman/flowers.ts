import type { Sharp } from "sharp";
import { Easel } from "../../kit/easel.ts";
import { frond, leaf, stalk } from "../../kit/foliage.ts";
import { anemone, capsule, hellebore, ranunculus, rose } from "../../kit/garden.ts";
import { petal } from "../../kit/petals.ts";
import { gouache } from "../../kit/gouache.ts";
import type { Three } from "../../kit/numbers.ts";
import { random, type Random } from "../../kit/random.ts";
import { frame } from "../../kit/scene.ts";
import { brush, paints } from "./paints.ts";

/* Each subject before the easel, twice as large as its canvas; the lamp stands at the upper left. */

type Five = readonly [x: number, y: number, angle: number, length: number, width: number];

function leaves(easel: Easel, places: readonly Five[], next: Random, depth = -160): void {
  for (const [x, y, angle, length, width] of places)
    leaf(
      easel,
      {
        at: [x, y, depth + 40 * next()],
        angle,
        length,
        width,
        bend: (next() - 0.5) * 0.9,
        lift: 0.12 + 0.16 * next(),
        roll: (next() - 0.5) * 0.9,
        paint: brush.leaf,
        tone: 0.75 + 0.4 * next(),
      },
      next,
    );
}

/** A leaf of a rose: five leaflets on one stalk. */
function spray(easel: Easel, [x, y, angle, length, width]: Five, next: Random, depth = -140): void {
  const at = (share: number): Three => [
    x + Math.cos(angle) * length * share,
    y + Math.sin(angle) * length * share,
    depth + 30 * share,
  ];
  stalk(easel, [at(0), at(0.3), at(0.62)], [length * 0.014, length * 0.008], brush.leaf);
  for (const [share, side, size] of [
    [0.3, -1, 0.72],
    [0.3, 1, 0.7],
    [0.56, -1, 0.86],
    [0.56, 1, 0.84],
    [0.6, 0, 1],
  ] as const)
    leaf(
      easel,
      {
        at: at(share),
        angle: angle + side * (1 + 0.2 * next()),
        bend: -side * 0.4 + (next() - 0.5) * 0.3,
        length: length * 0.46 * size,
        width: width * size,
        lift: 0.16,
        roll: side * 0.3 + (next() - 0.5) * 0.5,
        paint: brush.leaf,
        saw: 0.07,
        tone: 0.78 + 0.4 * next(),
      },
      next,
    );
}

function painted(easel: Easel, seed: number): Sharp {
  return gouache(easel, paints, { lamp: [-0.62, -0.62, 0.5], air: 0.24, seed });
}

/** One rose, and a bud that leans out of its leaves. */
export function roseBloom(): Sharp {
  const easel = new Easel(1580, 1360);
  const next = random(11);
  spray(easel, [470, 820, 2.6, 500, 104], next);
  spray(easel, [700, 1000, 2.1, 320, 84], next);
  spray(easel, [430, 520, 3.5, 470, 100], next);
  leaves(
    easel,
    [
      [560, 900, 2.35, 360, 100],
      [420, 700, 3, 360, 100],
      [1130, 1010, 1.1, 300, 92],
      [470, 330, -2.5, 320, 88],
    ],
    next,
  );
  stalk(
    easel,
    [
      [620, 900, -120],
      [430, 1000, -70],
      [250, 1060, -30],
      [205, 1050, -20],
    ],
    [15, 10],
    brush.leaf,
  );
  rose(
    easel,
    { at: [170, 1034, 0], axis: [-0.86, -0.42, 0.5], radius: 150, paint: brush.blush, roll: 1 },
    next,
    0.22,
  );
  for (const angle of [2.7, 3.4, 4.1, 2])
    leaf(
      easel,
      {
        at: [205, 1050, 40],
        angle,
        length: 150,
        width: 24,
        bend: 0.5,
        lift: 0.3,
        paint: brush.leaf,
        saw: 0,
      },
      next,
    );
  rose(
    easel,
    { at: [860, 600, 0], axis: [-0.24, -0.36, 0.88], radius: 545, paint: brush.blush, roll: 0.4 },
    next,
  );
  return painted(easel, 3);
}

/** Christmas roses that nod on one branch. */
export function helleboreBranch(): Sharp {
  const easel = new Easel(1240, 1200);
  const next = random(29);
  for (const [x, y, turn, size] of [
    [900, 900, -2.6, 430],
    [1010, 820, -0.75, 380],
    [700, 1080, -2.9, 400],
  ] as const)
    for (let index = -2; index <= 2; index += 1)
      leaf(
        easel,
        {
          at: [x, y, -200 + 12 * index],
          angle: turn + index * 0.52,
          bend: index * 0.12,
          length: size * (1 - 0.12 * Math.abs(index)),
          width: size * 0.13,
          lift: 0.12,
          roll: index * 0.14,
          paint: brush.leaf,
          saw: 0.16,
          tone: 0.8 + 0.3 * next(),
        },
        next,
      );
  stalk(
    easel,
    [
      [1180, 1240, -90],
      [1000, 960, -60],
      [760, 620, -50],
      [560, 420, -60],
      [430, 330, -70],
      [360, 350, -60],
    ],
    [24, 9],
    brush.plum,
  );
  stalk(
    easel,
    [
      [900, 810, -60],
      [720, 760, -40],
      [560, 780, -30],
    ],
    [15, 10],
    brush.plum,
  );
  const bloom = (at: Three, axis: Three, radius: number, roll: number) => {
    hellebore(easel, { at, axis, radius, roll, paint: brush.plum }, brush.straw, next);
  };
  leaves(
    easel,
    [
      [610, 440, -0.7, 260, 50],
      [700, 560, -1.9, 220, 44],
      [800, 700, -0.5, 250, 52],
    ],
    next,
    -80,
  );
  // A bud, seen from behind.
  for (let index = 0; index < 4; index += 1)
    petal(easel, frame([350, 352, -40], [-0.5, 0.8, 0.4], 0), brush.plum, {
      angle: index * 1.6,
      half: 0.9,
      foot: 8,
      length: 150,
      rise: 1.1,
      fall: 1.75,
      curl: 0,
      wave: 0.05,
      seed: index * 7,
      tint: (v) => 0.7 * (1 - v),
      round: 0.3,
    });
  bloom([850, 470, 20], [0.3, 0.1, 0.9], 250, 0.6);
  bloom([480, 800, 60], [-0.42, 0.34, 0.84], 300, 0.2);
  return painted(easel, 5);
}

/** Anemones on their stalks: one open, cut by the edge, one half closed above its ruff. */
export function anemones(): Sharp {
  const easel = new Easel(1200, 2040);
  const next = random(41);
  const ruff = (x: number, y: number, turn: number, size: number) => {
    for (let index = -2; index <= 2; index += 1)
      leaf(
        easel,
        {
          at: [x, y, -70],
          angle: turn + index * 0.66,
          bend: index * 0.3,
          length: size * (1 - 0.08 * Math.abs(index)),
          width: size * 0.15,
          lift: 0.2,
          roll: index * 0.2,
          paint: brush.leaf,
          saw: 0.34,
          tone: 0.8 + 0.3 * next(),
        },
        next,
      );
  };
  stalk(
    easel,
    [
      [600, 2100, -160],
      [640, 1720, -130],
      [740, 1270, -90],
      [830, 900, -70],
      [860, 640, -60],
    ],
    [22, 15],
    brush.leaf,
    [0.16, 1.15],
  );
  stalk(
    easel,
    [
      [690, 2100, -150],
      [640, 1760, -100],
      [510, 1340, -60],
      [360, 1130, -30],
      [270, 1040, -20],
    ],
    [19, 12],
    brush.leaf,
    [0.16, 1.15],
  );
  ruff(540, 1370, -2.5, 260);
  ruff(790, 1090, 0.3, 300);
  ruff(300, 1085, 3.1, 190);
  anemone(
    easel,
    { at: [250, 1010, 0], axis: [-0.68, -0.62, 0.4], radius: 240, paint: brush.ivory, roll: 0.5 },
    brush.ink,
    next,
    0.45,
  );
  anemone(
    easel,
    { at: [770, 560, 20], axis: [-0.3, -0.22, 0.92], radius: 520, paint: brush.ivory, roll: 0.3 },
    brush.ink,
    next,
  );
  return painted(easel, 7);
}

/** A ranunculus that fills the foot of a page, leaves about it. */
export function ranunculusBloom(): Sharp {
  const easel = new Easel(1360, 1160);
  const next = random(53);
  frond(
    easel,
    { at: [360, 520, -260], angle: -2.1, bend: -0.5, length: 560, width: 170, paint: brush.leaf, tone: 0.9 },
    next,
  );
  leaves(
    easel,
    [
      [330, 640, -2.75, 340, 84],
      [960, 300, -1.15, 330, 82],
      [1060, 420, -0.6, 330, 86],
      [560, 240, -1.75, 250, 62],
    ],
    next,
    -220,
  );
  ranunculus(
    easel,
    { at: [690, 760, 0], axis: [-0.2, -0.5, 0.84], radius: 660, paint: brush.apricot, roll: 0.8 },
    next,
  );
  return painted(easel, 9);
}

/** Fronds of fern that bend over what lies before them. */
export function ferns(): Sharp {
  const easel = new Easel(960, 560);
  const next = random(61);
  for (const [x, y, angle, bend, length, width] of [
    [980, 520, -2.5, -0.8, 700, 150],
    [-30, 560, -0.98, 1.1, 760, 160],
    [120, 600, -0.75, 0.9, 880, 190],
  ] as const)
    frond(easel, { at: [x, y, 0], angle, bend, length, width, paint: brush.leaf, lift: 0.06 }, next);
  return painted(easel, 13);
}

/** What is left in autumn: seed heads, and two petals that fell. */
export function seedHeads(): Sharp {
  const easel = new Easel(860, 1200);
  for (const [foot, bent, head, axis, size] of [
    [[420, 1240, -40], [400, 800, -20], [430, 420, 0], [0.12, -1, 0.32], 118],
    [[380, 1240, -80], [300, 980, -60], [190, 700, -40], [-0.34, -1, 0.3], 92],
    [[470, 1240, -80], [560, 1000, -60], [668, 780, -40], [0.42, -1, 0.16], 80],
  ] as const) {
    stalk(easel, [foot, bent, head], [13, 8], brush.husk);
    capsule(easel, { at: head, axis, radius: size, paint: brush.husk });
  }
  return painted(easel, 17);
}

/** Foliage that the lamp does not reach. */
export function gloom(): Sharp {
  const easel = new Easel(780, 1688);
  const next = random(71);
  for (let index = 0; index < 26; index += 1) {
    const [x, y] = [next() * 780, next() * 1688];
    const options = {
      at: [x, y, -index] as const,
      angle: next() * 6.3,
      bend: next() - 0.5,
      paint: brush.gloom,
    };
    if (index % 3 === 0) frond(easel, { ...options, length: 420 + 300 * next(), width: 150 }, next);
    else
      leaf(
        easel,
        { ...options, length: 260 + 260 * next(), width: 70 + 60 * next(), roll: next() - 0.5 },
        next,
      );
  }
  return painted(easel, 19);
}
