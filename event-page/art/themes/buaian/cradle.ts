import { lit, type Lamp } from "../../kit/lamp.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cell, noise } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { dressed } from "./flowers.ts";
import { hem, hemAt, lining, stripe, warps } from "./stripes.ts";

/*
 * An ayunan: one long cloth that is bound in a knot below its spring. Folds fan out from the knot and die in the belly, stripes
 * are threads of that cloth and run with them; a hem goes about the opening, in which a lamp is lit over a pillow and a blanket.
 * A turned piece of wood crosses above the knot, and flowers hang from it. 340 × 470 units. Nobody is in it.
 */

const middle = 170;
/** Of the wood above the knot: height, and half its length. */
const [rod, reach] = [66, 74];
const gather = 78;
/** Where the cloth begins and ends, and where it opens. */
const [top, foot] = [96, 428];
const [opens, closes] = [132, 318];

/** Round on top and sharp below, as pleats are. */
const pleat = (phase: number) => Math.abs(Math.sin(Math.PI * phase)) ** 0.75 * 2 - 1;

/** Half of how wide the cloth hangs at a height. */
function widthAt(y: number): number {
  const k = clamp((y - top) / (foot - top));
  return (
    9 * smooth(1, 0.93, k) + 124 * Math.sin(Math.PI * k ** 1.32) ** mix(0.9, 0.42, k) * smooth(1.001, 0.97, k)
  );
}

/** Half of how wide it is open there. */
function openAt(y: number): number {
  const k = (y - opens) / (closes - opens);
  return k <= 0 || k >= 1 ? 0 : 90 * Math.sin(Math.PI * k ** 1.5) ** mix(0.38, 0.7, k);
}

/** The opening's edge, from its point at the top down the left and up the right. */
const edge = Array.from({ length: 241 }, (_, k): readonly [x: number, y: number] => {
  const share = 1 - Math.abs(k / 120 - 1);
  const y = mix(opens, closes, 1 - (1 - share) ** 1.7);
  return [(k < 120 ? -1 : 1) * openAt(y), y];
});

/** How far a place before it is from the opening. */
const fromEdge = (x: number, y: number) => Math.min(...edge.map(([ex, ey]) => Math.hypot(x - ex, y - ey)));

/** A place of the cloth, by height and by the way around it: 0 before, π behind. */
function pouchAt(y: number, way: number, loose: number): Three {
  const k = (y - top) / (foot - top);
  const wander = 1.3 * (noise(way * 1.6 + 9, k * 3.2, 7) - 0.5);
  const bound = Math.exp(-k * 4.2);
  const deep =
    pleat(way * 4.2 + wander) * (0.006 + 0.15 * bound) * smooth(1, 0.8, k) +
    Math.sin(Math.PI * (way * 1.7 + 0.3 + 1.6 * wander)) * 0.03 * smooth(0.02, 0.3, k) * smooth(1, 0.6, k) +
    (noise(way * 2, k * 4, 12) - 0.5) * 0.03;
  const wide = widthAt(y) * (1 + deep * loose);
  return [middle + wide * Math.sin(way), y + deep * loose * wide, wide * Math.cos(way) * 0.72];
}

function pouch(scene: Scene, unit: number): void {
  scene.patch(
    640,
    400,
    (u, v) => {
      const y = mix(top, foot, v ** 0.9);
      const open = Math.asin(clamp(openAt(y) / widthAt(y), 0, 0.98));
      const way = mix(open, 2 * Math.PI - open, u);
      const inside = smooth(0.1, -0.1, Math.cos(way));
      const far = inside > 0.5 ? 99 : fromEdge(widthAt(y) * Math.sin(way), y);
      const [x, py, z] = pouchAt(y, way, mix(0.12, 1, smooth(4, 44, far)));
      // A small lamp lies in it: what is within is warm, and near the hem it comes through the cloth.
      const heart = Math.exp(-(((x - middle) / 84) ** 2) - ((y - 268) / 78) ** 2);
      const through = (1 - inside) * (0.34 * Math.exp(-far / 16) + 0.3 * heart);
      const glow = 1 + through + inside * (1.5 + 5 * heart);
      const own = inside > 0.5 ? lining(way) : far < hem ? hemAt(far, u * 2 + y / 60) : warps(way);
      const warm: Three = [glow, mix(1, glow, 0.62), mix(1, glow, 0.16)];
      const thread = 0.94 + 0.1 * cell(Math.floor(u * 460), Math.floor(v * 300), 3);
      const colour: Three = [own[0] * warm[0] * thread, own[1] * warm[1] * thread, own[2] * warm[2] * thread];
      return [x * unit, py * unit, (z + (far < hem ? 3 : 0)) * unit, ...colour];
    },
    { gloss: 0.07, trans: 0.6 },
  );
}

/** Lace along the opening: gathered, in scallops that let the shade through. */
function lace(scene: Scene, unit: number): void {
  scene.patch(
    960,
    14,
    (u, v) => {
      const at = mix(18, 222, u);
      const [low, share] = [Math.floor(at), at % 1];
      const [ex, ey] = [0, 1].map((k) => mix(edge[low][k], edge[low + 1][k], share));
      const before = edge[Math.max(0, low - 2)];
      const after = edge[Math.min(240, low + 3)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      const place = (u * 44) % 1;
      const out = v * (9 + 5 * Math.sin(Math.PI * place) ** 0.6) * smooth(0, 0.1, u) * smooth(1, 0.9, u) - 3;
      const [x, y] = [ex - (dy / long) * out, ey + (dx / long) * out];
      const wide = widthAt(ey);
      const z = Math.sqrt(Math.max(0, wide * wide - ex * ex)) * 0.72 + 8 + 2 * v;
      const hole = Math.hypot((place - 0.5) * 1.5, (v - 0.6) * 1.3) < 0.2 ? 0.6 : 1;
      const tone = hole * (v > 0.24 && v < 0.34 ? 0.8 : 1);
      const wave = Math.sin(u * 150 + 3 * noise(u * 18, 1, 5));
      return [
        (middle + x) * unit,
        y * unit,
        (z + wave * 1.3 * (0.3 + v)) * unit,
        tone,
        0.95 * tone,
        0.86 * tone,
      ];
    },
    { gloss: 0.03, trans: 1 },
  );
}

/** A pillow in a slip of white. */
function pillow(scene: Scene, unit: number): void {
  scene.turned(
    [(middle - 66) * unit, 276 * unit, -8 * unit],
    [1, 0, 0],
    132 * unit,
    (t) => (0.5 + 27 * (1 - Math.abs(t * 2 - 1) ** 3.4) ** 0.5) * unit,
    (t, angle) => {
      const soft = 0.92 + 0.12 * (noise(t * 9, angle * 2, 8) - 0.5);
      return [2.1 * soft, 1.66 * soft, 1.12 * soft];
    },
    {
      around: 60,
      along: 60,
      trans: 0.8,
      gloss: 0.02,
      ridge: (t, angle) => 0.94 + 0.12 * noise(t * 8, angle * 1.4, 3) + 0.06 * Math.abs(t - 0.5),
    },
  );
}

/** A blanket whose end hangs out over the hem. */
function blanket(scene: Scene, unit: number): void {
  scene.patch(
    150,
    120,
    (u, v) => {
      const from = mix(-70, 34, u);
      const fold = 4.5 * Math.sin(u * 15 + 0.6) + 3 * (noise(u * 4, v * 3, 21) - 0.5);
      const over = smooth(0.32, 0.56, v);
      const lip = closes - 22 * (1 - Math.sqrt(Math.max(0, 1 - (from / 86) ** 2)));
      const fall = Math.max(0, v - 0.46) * 112 * (1 - 0.16 * Math.sin(u * 4.2));
      const y = mix(lip - 22 + 44 * v, lip - 3 + fall, smooth(0.24, 0.46, v));
      const wide = widthAt(Math.max(y, closes));
      const out = Math.sqrt(Math.max(0, wide * wide - from * from)) * 0.72 + 27;
      const z = mix(34, out, over) + fold * (0.5 + 0.5 * over);
      const x = middle + from * (1 + 0.1 * v) + fold * 0.4;
      const rim = Math.min(1 - v, 0.6 * Math.min(u, 1 - u) + 0.012);
      const dot =
        Math.hypot(((u * 11) % 1) - 0.5, ((v * 11 + (Math.floor(u * 11) % 2) * 0.5) % 1) - 0.5) < 0.16;
      const own: Three =
        rim < 0.035
          ? [0.9, 0.6, 0.2]
          : rim < 0.075
            ? [0.95, 0.87, 0.74]
            : dot
              ? [0.95, 0.88, 0.8]
              : [0.42, 0.3, 0.68];
      const lamp = 1 + 2.4 * (1 - over);
      return [
        x * unit,
        y * unit,
        z * unit,
        own[0] * lamp,
        own[1] * mix(1, lamp, 0.66),
        own[2] * mix(1, lamp, 0.25),
      ];
    },
    { gloss: 0.03, trans: 0.5 },
  );
}

const wood: readonly [Three, Three] = [
  [0.3, 0.12, 0.045],
  [0.56, 0.28, 0.11],
];

/** The turned wood, its ends like drops. */
function spreader(scene: Scene, unit: number): void {
  const long = (reach + 26) * 2;
  const radius = (t: number) => {
    const away = Math.abs(t - 0.5) * long;
    const end = (reach + 26 - away) / 26;
    if (end < 1)
      return (
        (end < 0.62
          ? 8.4 * Math.sin(Math.PI * clamp(end / 0.62) ** 0.8) ** 0.6 + 0.3
          : 4.4 + 3 * Math.abs(Math.sin(end * 16))) * unit
      );
    return (5.2 + 1.5 * Math.exp(-((away / 18) ** 2)) + (Math.abs(away - 34) < 3 ? 2 : 0)) * unit;
  };
  scene.turned(
    [(middle - reach - 26) * unit, rod * unit, 10 * unit],
    [1, 0, 0],
    long * unit,
    radius,
    (t, angle) => mix3(wood[0], wood[1], clamp(0.3 + 0.9 * (noise(t * 22, angle * 5, 6) - 0.2))),
    { around: 28, along: 200, gloss: 0.3, trans: 0 },
  );
}

/** The cloth where it is bound, a cord about it, and what stands out above as a flower does. */
function knot(scene: Scene, unit: number): void {
  const at = (y: number): Three => [middle * unit, y * unit, 26 * unit];
  scene.turned(
    at(gather + 26),
    [0, -1, 0],
    34 * unit,
    (t) => mix(17, 9, smooth(0, 0.7, t)) * unit,
    (_t, angle) => stripe(0.5 * Math.abs(((angle / Math.PI) % 2) - 1), 0.4),
    { around: 120, along: 16, ridge: (_t, angle) => 1 + 0.13 * Math.abs(Math.sin(angle * 7)), trans: 0.5 },
  );
  for (let ring = 0; ring < 4; ring += 1) {
    const points = Array.from({ length: 25 }, (_, k): Three => {
      const angle = (k / 24) * 2 * Math.PI;
      return [
        (middle + 11 * Math.cos(angle)) * unit,
        (gather + 6 - ring * 3.4 + 1.2 * Math.sin(angle)) * unit,
        (26 + 11 * Math.sin(angle)) * unit,
      ];
    });
    scene.tube(points, 1.9 * unit, [0.86, 0.54, 0.14]);
  }
  for (const [tall, wide, waves, turn] of [
    [25, 27, 5, 0.4],
    [17, 34, 6, 2],
  ] as const)
    scene.patch(
      260,
      26,
      (u, v) => {
        const angle = u * 2 * Math.PI;
        const wave = Math.sin(angle * waves + turn + 1.4 * noise(angle, 2, 4));
        const out = mix(8, wide, v ** 1.25) * (1 + 0.2 * v * wave);
        return [
          (middle + Math.cos(angle) * out) * unit,
          (gather - 5 - tall * Math.sin(v * 1.75) - 8 * v * wave + Math.sin(angle) * out * 0.3) * unit,
          (26 + Math.sin(angle) * out) * unit,
          ...scale3(stripe(mix(0.3, 0.004, v), angle * 0.2), 0.7 + 0.3 * v),
        ];
      },
      { trans: 0.9, gloss: 0.05 },
    );
}

/** A spring of steel, its hook and the cord that goes up. */
function spring(scene: Scene, unit: number): void {
  const steel: Three = [0.5, 0.47, 0.56];
  const points = Array.from({ length: 5 * 22 + 1 }, (_, k): Three => {
    const angle = (k / 22) * 2 * Math.PI;
    return [
      (middle + 8.5 * Math.cos(angle)) * unit,
      (mix(62, 34, k / 110) + 2) * unit,
      (22 + 8.5 * Math.sin(angle)) * unit,
    ];
  });
  scene.tube(points, 1.7 * unit, steel);
  scene.tube(
    [
      [middle * unit, -6 * unit, 20 * unit],
      [middle * unit, 17 * unit, 20 * unit],
    ],
    2.4 * unit,
    [0.72, 0.56, 0.36],
  );
  const ring = Array.from({ length: 33 }, (_, k): Three => {
    const angle = (k / 32) * 2 * Math.PI;
    return [(middle + 8 * Math.sin(angle)) * unit, (25 - 9 * Math.cos(angle)) * unit, 22 * unit];
  });
  scene.tube(ring, 1.9 * unit, [0.86, 0.6, 0.22]);
}

/** Bands of silk that hang from the ends of the wood and turn as they fall. */
function ribbon(
  scene: Scene,
  unit: number,
  [x, side, long]: readonly [number, number, number],
  colour: Three,
): void {
  scene.patch(
    8,
    90,
    (u, v) => {
      const turn = 0.5 + 1.25 * Math.sin(v * 5.4 + side * 2 + x * 0.1);
      const across = (u - 0.5) * 12 * smooth(0, 0.06, v + 0.03);
      const sway = 7 * Math.sin(v * 4.2 + x) * v;
      const notch = v > 0.93 ? (v - 0.93) * 90 * Math.abs(u - 0.5) : 0;
      return [
        (x + side * 3 * v + sway + across * Math.cos(turn)) * unit,
        (rod + 4 + v * long + notch) * unit,
        (74 + across * Math.sin(turn)) * unit,
        ...scale3(colour, 0.86 + 0.14 * Math.cos((u - 0.5) * 5)),
      ];
    },
    { gloss: 0.16, trans: 0.8 },
  );
}

/** The moon from the upper right, violet air, and warmth from below where the lamp is. */
export const moonlit: Lamp = {
  key: [0.5, -0.62, 0.6],
  keyColour: [1, 0.93, 0.84],
  keyPower: 0.4,
  sky: [0.27, 0.22, 0.52],
  ground: [0.2, 0.13, 0.28],
  rim: [0.7, -0.5, -0.3],
  rimColour: [1.5, 1.3, 1.1],
  contact: [4, 12, 30],
  contactDepth: 0.7,
  shade: 34,
  step: 1.7,
  wrap: 0.26,
};

/** The lamp's light in the air about the opening. */
function shine(light: Light, unit: number): Light {
  const { data, width, height } = light;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const k = (y * width + x) * 4;
      const [dx, dy] = [x / unit - middle, y / unit - 268];
      const away = Math.hypot(dx / 150, dy / 150);
      const air = 0.8 * Math.exp(-2.2 * away * away) * smooth(1, 0.6, away);
      const open = 1 - data[k + 3];
      const alpha = air * open;
      if (alpha < 0.004) continue;
      data[k] += alpha;
      data[k + 1] += 0.5 * alpha;
      data[k + 2] += 0.14 * alpha;
      data[k + 3] += alpha;
    }
  }
  return light;
}

/** @param unit points for each unit; shown at half */
export function cradle(unit: number): Light {
  const scene = new Scene(340 * unit, 470 * unit);
  pouch(scene, unit);
  lace(scene, unit);
  pillow(scene, unit);
  blanket(scene, unit);
  spreader(scene, unit);
  knot(scene, unit);
  spring(scene, unit);
  const [coral, gold, rose]: readonly Three[] = [
    [0.6, 0.26, 0.34],
    [0.82, 0.6, 0.34],
    [0.78, 0.5, 0.54],
  ];
  ribbon(scene, unit, [middle - reach - 8, -0.6, 120], coral);
  ribbon(scene, unit, [middle - reach + 4, 0.4, 84], gold);
  ribbon(scene, unit, [middle + reach + 8, 0.6, 96], rose);
  ribbon(scene, unit, [middle + reach - 4, -0.4, 128], gold);
  dressed(scene, unit, [middle, reach, rod]);
  return shine(lit(scene, moonlit), unit);
}
