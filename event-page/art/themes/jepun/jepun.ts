import { Carving } from "../../kit/carving.ts";
import { ramp, rgb } from "../../kit/colour.ts";
import { lit } from "../../kit/lamp.ts";
import { brick, bricks, stone } from "../../kit/masonry.ts";
import { clamp, mix3, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { exposed, painted, type Picture } from "../../kit/picture.ts";
import { cloudy, random } from "../../kit/random.ts";
import { carvedLight } from "../../kit/relief.ts";
import { Scene } from "../../kit/scene.ts";
import { bud, evening, flower, leaf } from "./flowers.ts";
import { gateCarving, gatePoint, gateSize } from "./gate.ts";
import { jamb } from "./jamb.ts";
import { frangipani, palmette } from "./leaves.ts";

/** Brick and sun: a split gate at dusk, frangipani, a wall, a carved frieze, steps. */
export const pictures: Record<string, () => Promise<Picture>> = {
  gate: async () => ({
    image: exposed(
      carvedLight({ ...gateSize, density: 2 }, gatePoint(await gateCarving().field(8)), {
        lamp: [gateSize.width + 26, 300, 62],
        reach: 105,
        lampColour: [1.2, 0.72, 0.32],
        sky: [0.58, 0.42, 0.42],
        ground: [0.3, 0.18, 0.15],
        sun: [0.62, 0.3, 0.42],
        sunColour: [0.72, 0.42, 0.22],
      }),
      2,
    ),
    quality: 46,
  }),
  /** The same half by night, its lamp low in the gap. */
  night: async () => ({
    image: exposed(
      carvedLight({ ...gateSize, density: 1.7 }, gatePoint(await gateCarving().field(8)), {
        lamp: [gateSize.width + 20, 330, 48],
        reach: 100,
        lampColour: [2.7, 1.36, 0.46],
        sky: [0.2, 0.16, 0.24],
        ground: [0.2, 0.1, 0.07],
        sun: [0.3, 0.8, 0.4],
        sunColour: [0.72, 0.34, 0.12],
      }),
      2,
    ),
    quality: 42,
  }),
  spray: () =>
    Promise.resolve({
      image: exposed(lit(spray(), { ...evening, floor: -320 }), 2).resize(460, 444),
      quality: 43,
    }),
  bloom: () => {
    const scene = new Scene(576, 576);
    flower(scene, [288, 288, 0], [0.16, -0.22, 1], 264, random(9), 0.4);
    return Promise.resolve({
      image: exposed(lit(scene, { ...evening, floor: -240 }), 3).resize(192, 192),
      quality: 48,
    });
  },
  sky: () => Promise.resolve({ image: painted(390, 844, dusk), quality: 68 }),
  dark: () => Promise.resolve({ image: painted(390, 844, night), quality: 48 }),
  steps: () => Promise.resolve({ image: painted(390, 190, steps), quality: 46 }),
  wall: () => Promise.resolve({ image: wall(), quality: 44 }),
  ashlar: () => Promise.resolve({ image: ashlar(), quality: 40 }),
  frieze: async () => ({ image: await frieze(), quality: 46 }),
  jamb: async () => ({ image: await jamb(), quality: 46 }),
};

/** Flowers, buds and leaves that grow from the lower left. */
function spray(): Scene {
  const k = 4;
  const scene = new Scene(230 * k, 222 * k);
  const next = random(5);
  const at = (x: number, y: number, z: number): Three => [x * k, y * k, z * k];
  for (const [x, y, angle, length, width] of [
    [96, 118, -2.2, 112, 19],
    [110, 112, -1.25, 104, 18],
    [104, 128, -2.85, 106, 17],
    [120, 118, -0.55, 112, 18],
    [92, 140, 2.7, 96, 16],
  ])
    leaf(scene, at(x, y, -60), { angle, length: length * k, width: width * k, lift: 0.12 }, next);
  scene.tube([at(-8, 236, -40), at(48, 176, -34), at(88, 140, -30)], 7 * k, [0.3, 0.22, 0.17]);
  for (const [x, y, ax, ay, length] of [
    [150, 62, 0.5, -1, 30],
    [163, 78, 0.9, -0.7, 26],
    [134, 52, 0.1, -1, 24],
  ]) {
    scene.tube(
      [at(112, 112, -20), at((x + 112) / 2, (y + 112) / 2 - 2, -10), at(x, y, -4)],
      1.8 * k,
      [0.4, 0.4, 0.2],
    );
    bud(scene, at(x, y, -4), [ax, ay, 0.5], length * k, next);
  }
  for (const [x, y, z, ax, ay, radius] of [
    [118, 98, 6, 0.22, -0.3, 43],
    [66, 112, 0, -0.4, -0.15, 40],
    [152, 134, 4, 0.42, 0.12, 40],
    [98, 152, 16, -0.1, 0.32, 42],
    [46, 160, 8, -0.45, 0.3, 36],
    [172, 176, 14, 0.25, 0.45, 34],
  ])
    flower(scene, at(x, y, z), [ax, ay, 1], radius * k, next);
  return scene;
}

const dayRamp = ramp(
  [
    [0, "d98f78"],
    [0.2, "eeb08a"],
    [0.42, "fbd09a"],
    [0.6, "ffecc4"],
    [0.74, "fff6dc"],
    [1, "fbd9a0"],
  ],
  true,
);

/** Evening sky with a low ridge and the glow that stands in the gap. */
function dusk(u: number, v: number): Three {
  const cloud = cloudy(u * 1.5 + v * 1.2, v * 13 - u * 1.2, 21);
  let colour = mix3(dayRamp(v), rgb("ffe9cc"), smooth(0.42, 0.78, cloud) * smooth(0.66, 0.3, v) * 0.42);
  colour = mix3(colour, rgb("d98a72"), smooth(0.42, 0.2, cloud) * 0.4 * smooth(0.5, 0.1, v));
  colour = mix3(colour, rgb("fffdf2"), Math.exp(-Math.hypot(u - 0.5, (v - 0.7) * 1.7) * 7) * 0.95);
  const ridge = 0.6 + 0.075 * Math.abs(u - 0.22) + 0.014 * (cloudy(u * 7, 2, 4) - 0.5);
  const haze = mix3(rgb("eeb795"), rgb("fde8c0"), smooth(0, 0.13, v - ridge));
  return mix3(colour, haze, smooth(-0.002, 0.002, v - ridge) * 0.62);
}

const nightRamp = ramp(
  [
    [0, "1a1420"],
    [0.4, "2c1a24"],
    [0.72, "5c2c22"],
    [1, "2a120c"],
  ],
  true,
);

function night(u: number, v: number): Three {
  const cloud = 0.3 * smooth(0.5, 0.75, cloudy(u * 2.2 + v, v * 10, 33, 5)) * smooth(0.7, 0.4, v);
  const colour = mix3(nightRamp(v), rgb("6b3a30"), cloud);
  return mix3(colour, rgb("ffc673"), Math.exp(-Math.hypot(u - 0.5, (v - 0.74) * 1.7) * 7.5) * 0.95);
}

/** Steps below the gate; the light of the gap runs down the middle. */
function steps(u: number, v: number): Three {
  const down = v ** 0.8 * 5;
  const tread = 1 - smooth(0.4, 0.46, down - Math.floor(down));
  const beam = Math.exp(-((Math.abs(u - 0.5) / (0.1 + 0.16 * v)) ** 2));
  const fade = 0.86 * (1 - smooth(0, 0.15, v)) + 0.14 * (1 - v) ** 3;
  const grain = 0.8 + 0.4 * cloudy(u * 30, v * 26, 6);
  const base = scale3(mix3(rgb("4a2318"), rgb("2a120b"), smooth(0, 0.5, v)), grain * (tread > 0 ? 1 : 0.72));
  return mix3(base, rgb("ffdf9c"), clamp(beam * fade * (tread > 0 ? 0.95 : 0.42) + 0.12 * fade * tread));
}

const raking = { sun: [0.6, -0.3, 0.6], sunColour: [0.95, 0.62, 0.42], sky: [0.36, 0.27, 0.25] } as const;

/** A wall that repeats without a seam: 84 × 72. */
function wall() {
  const light = carvedLight(
    { width: 84, height: 72, density: 2 },
    (x, y) => {
      const laid = brick(x, y, { period: 6 });
      const wave = Math.sin((x / 84) * 2 * Math.PI) * Math.cos((y / 72) * 2 * Math.PI);
      return { height: laid.height * 0.8, colour: scale3(laid.colour, 0.92 + 0.08 * wave), alpha: 1 };
    },
    raking,
  );
  return exposed(light, 2).removeAlpha();
}

/** Blocks of warm stone, one period of 120 × 96. */
function ashlar() {
  const light = carvedLight(
    { width: 120, height: 96, density: 1.6 },
    (x, y) => {
      const laid = brick(x, y, { width: 60, height: 24, period: 2 });
      const grain = stone(wrapped(x, 120) < 60 ? x : 120 - x, wrapped(y, 96) < 48 ? y : 96 - y);
      const own = mix3([0.93, 0.72, 0.5], [grain[0] * 2.1, grain[1] * 1.7, grain[2] * 1.3], 0.3);
      return { height: laid.height * 0.34, colour: scale3(own, 0.94 + 0.05 * laid.height), alpha: 1 };
    },
    { lamp: [9e3, 9e3, 5e3], sun: [0.45, 0.4, 0.8], sunColour: [0.86, 0.74, 0.58], sky: [0.34, 0.3, 0.26] },
  );
  return exposed(light, 2).removeAlpha();
}

/** A carved band, one period of 60 × 44. */
async function frieze() {
  const carving = new Carving(60, 44, random(12));
  for (const period of [-1, 0, 1]) {
    const x = 30 + period * 60;
    carving.add(palmette(carving, x + 30, 33, 15));
    carving.add(frangipani(carving, random(7), x, 22, 13, 0.35));
    for (const side of [1, -1]) {
      const angle = side > 0 ? -0.9 : Math.PI + 0.9;
      carving.add(carving.finger(x + side * 13, 33, angle, 13, 2.6, side * 1.2, { gap: 0.6 }));
    }
  }
  const carved = await carving.field(8);
  const light = carvedLight(
    { width: 60, height: 44, density: 2.2 },
    (x, y) => {
      const [covered, bright, height] = carved(x, y);
      const edge = Math.min(y, 44 - y);
      const own = stone(wrapped(x, 60) < 30 ? x : 60 - x, y);
      if (edge < 6) return { height: edge < 2.6 ? 6 : 4.4, colour: own, alpha: 1 };
      if (edge < 8) return { height: 2.2, colour: bricks[0], alpha: 1 };
      if (covered <= 0.02) return { height: 0, colour: scale3(mix3(own, bricks[1], 0.5), 0.6), alpha: 1 };
      const shown = 0.5 + 0.6 * bright * (0.6 + 0.4 * height);
      return { height: covered * 1.8 + height * 3.4, colour: scale3(own, shown), alpha: 1 };
    },
    { lamp: [9e3, 9e3, 5e3], sun: [0.55, 0.45, 0.55], sunColour: [1, 0.66, 0.4], sky: [0.42, 0.32, 0.3] },
  );
  return exposed(light, 2).removeAlpha();
}
