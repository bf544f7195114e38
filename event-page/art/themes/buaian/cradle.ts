import { lit, type Lamp } from "../../kit/lamp.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cell, noise } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { dressed } from "./flowers.ts";
import { backStripe, stripe } from "./stripes.ts";

/*
 * An ayunan: one long cloth whose two ends are gathered and bound to a spring, a turned piece of wood that keeps them apart, and
 * below it the weight in the middle. 340 × 470 units. Pleats leave the wood and die in the belly; stripes are threads of that
 * cloth and go wherever it goes. Nobody is in it.
 */

const middle = 170;
/** Of the wood that spreads the cloth: height, and half its length. */
const [rod, reach] = [158, 104];
const gather = 78;

/** Round on top and sharp below, as pleats are. */
const pleat = (phase: number) => Math.abs(Math.sin(Math.PI * phase)) ** 0.75 * 2 - 1;

/**
 * A place of the cloth below the wood.
 * @param s from the hem before (0) under the weight to the hem behind (1)
 * @param t from the left end to the right
 */
function pouchAt(s: number, t: number): Three {
  const [arc, way] = [Math.sin(Math.PI * t), -Math.cos(Math.PI * t)];
  const under = Math.sin(Math.PI * s);
  const lip = s < 0.5 ? 104 : 46;
  const sag = mix(lip, 268, under ** 0.85) * arc ** mix(1.2, 0.66, under);
  const spread = reach - 6 - 17 * (1 - under) * (1 - arc) + (16 + 104 * under ** 0.8) * arc;
  const near = Math.exp(-arc * 1.7);
  const wander = 1.1 * (noise(t * 3.2, s * 3, 7) - 0.5);
  const folds =
    pleat(17 * s + wander) * (0.7 + 7.4 * near) +
    pleat(7.5 * s + 0.3 + 1.5 * wander) * (3.4 + 7 * arc * Math.exp(-arc * 1.3)) +
    (noise(t * 7, s * 6, 12) - 0.5) * 6 * arc;
  // The weight draws it smooth.
  const drawn = 1 - 0.62 * under ** 2 * arc ** 3;
  const ahead = Math.cos(Math.PI * s) * (14 + 66 * arc ** 0.7) + 22 * under * arc;
  const out = folds * (0.7 + 0.3 * under) * drawn;
  return [
    middle + way * (spread + out * 0.6 * (1 - arc)),
    rod + 3 + sag + out * 0.35 * arc,
    ahead + folds * 1.5 * drawn,
  ];
}

function pouch(scene: Scene, unit: number): void {
  scene.patch(
    300,
    460,
    (u, v) => {
      const [x, y, z] = pouchAt(u, v);
      const inside = smooth(0.5, 0.62, u);
      const arc = Math.sin(Math.PI * v);
      // A small lamp lies in it: what is within is warm, and near the hem it comes through the cloth.
      const heart = Math.exp(-(((v - 0.5) / 0.26) ** 2));
      const through = (1 - inside) * (2.2 * heart * Math.exp(-u * 4) + 1.3 * heart ** 2 * Math.exp(-u * 1.5));
      const glow = 1 + through + inside * (1.2 + 7 * heart * smooth(1.04, 0.75, u));
      const own = inside > 0.5 ? backStripe(1 - u, v) : stripe(u, v);
      const warm: Three = [glow, mix(1, glow, 0.6), mix(1, glow, 0.12)];
      const thread = 0.94 + 0.1 * cell(Math.floor(u * 300), Math.floor(v * 210), 3) - 0.05 * (1 - arc);
      return [
        x * unit,
        y * unit,
        z * unit,
        own[0] * warm[0] * thread,
        own[1] * warm[1] * thread,
        own[2] * warm[2] * thread,
      ];
    },
    { gloss: 0.07, trans: 0.6 },
  );
}

/** From the wood up to where it is bound: pleats that run together. */
function strap(scene: Scene, unit: number, side: -1 | 1): void {
  scene.patch(
    90,
    90,
    (u, v) => {
      const from = mix(reach - 30, reach + 7, u);
      const to = mix(1, 13, u);
      const x = middle + side * (mix(from, to, v) + 7 * Math.sin(Math.PI * v) * (1 - v));
      const fold = pleat(6 * u + 0.5 * noise(v * 3, 1, 4)) * mix(5.5, 2.2, v);
      const y = mix(rod + 5, gather + 6, v) + 4 * Math.sin(Math.PI * u) * (1 - v);
      const own = stripe(u * 0.5, v * 0.2);
      const shade = 0.78 + 0.22 * smooth(0, 0.16, v);
      return [x * unit, y * unit, (24 + fold + 6 * Math.sin(Math.PI * u)) * unit, ...scale3(own, shade)];
    },
    { gloss: 0.07, trans: 0.6 },
  );
}

/** Lace along the hem before: gathered, in scallops that let the shade through. */
function lace(scene: Scene, unit: number): void {
  scene.patch(
    720,
    18,
    (u, v) => {
      const t = mix(0.03, 0.97, u);
      const [x, y, z] = pouchAt(0, t);
      const wave = Math.sin(u * 96 + 3 * noise(u * 14, 1, 5));
      const place = (u * 30) % 1;
      const scallop = 10 + 5.5 * Math.sin(Math.PI * place) ** 0.6;
      const down = v * scallop * (0.4 + 0.6 * Math.sin(Math.PI * t) ** 0.5);
      const hole = Math.hypot((place - 0.5) * 1.5, (v - 0.6) * 1.3) < 0.2 ? 0.6 : 1;
      const line = v > 0.24 && v < 0.32 ? 0.8 : 1;
      const tone = hole * line;
      return [
        x * unit,
        (y - 3 + down) * unit,
        (z + 5 + 4 * v + wave * 1.5 * (0.3 + v)) * unit,
        tone,
        0.95 * tone,
        0.86 * tone,
      ];
    },
    { gloss: 0.03, trans: 1 },
  );
}

/** A pillow in a slip of white, and a blanket turned back over it. */
function pillow(scene: Scene, unit: number): void {
  scene.turned(
    [(middle - 52) * unit, (rod + 96) * unit, -6 * unit],
    [1, 0, 0],
    104 * unit,
    (t) => (0.5 + 25 * (1 - Math.abs(t * 2 - 1) ** 3.2) ** 0.5) * unit,
    (t, angle) => {
      const soft = 0.92 + 0.12 * (noise(t * 9, angle * 2, 8) - 0.5);
      return [3 * soft, 2.1 * soft, 1.1 * soft];
    },
    {
      around: 60,
      along: 60,
      trans: 0.8,
      gloss: 0.02,
      ridge: (t, angle) => 0.94 + 0.12 * noise(t * 8, angle * 1.4, 3) + 0.05 * Math.abs(t - 0.5),
    },
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
  const points = Array.from({ length: 7 * 22 + 1 }, (_, k): Three => {
    const angle = (k / 22) * 2 * Math.PI;
    return [
      (middle + 8.5 * Math.cos(angle)) * unit,
      (mix(62, 12, k / 154) + 2) * unit,
      (22 + 8.5 * Math.sin(angle)) * unit,
    ];
  });
  scene.tube(points, 1.7 * unit, steel);
  scene.tube(
    [
      [middle * unit, -6 * unit, 20 * unit],
      [middle * unit, 15 * unit, 20 * unit],
    ],
    2.4 * unit,
    [0.72, 0.56, 0.36],
  );
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
  sky: [0.24, 0.17, 0.44],
  ground: [0.3, 0.12, 0.16],
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
      const [dx, dy] = [x / unit - middle, y / unit - rod - 66];
      const away = Math.hypot(dx / 150, dy / 120);
      const air = 0.95 * Math.exp(-2.2 * away * away) * smooth(1, 0.6, away);
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
  spreader(scene, unit);
  strap(scene, unit, -1);
  strap(scene, unit, 1);
  knot(scene, unit);
  spring(scene, unit);
  const [coral, gold, rose]: readonly Three[] = [
    [0.8, 0.2, 0.16],
    [0.9, 0.56, 0.16],
    [0.9, 0.42, 0.4],
  ];
  ribbon(scene, unit, [middle - reach - 16, -0.6, 170], coral);
  ribbon(scene, unit, [middle - reach - 4, 0.4, 120], gold);
  ribbon(scene, unit, [middle + reach + 16, 0.6, 140], rose);
  ribbon(scene, unit, [middle + reach + 4, -0.4, 176], gold);
  dressed(scene, unit, [middle, reach, rod]);
  return shine(lit(scene, moonlit), unit);
}
