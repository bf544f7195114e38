import { clamp, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cloudy, random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { Ground, lit, type Dawn } from "./dawn.ts";
import { frangipani } from "./frangipani.ts";
import { carvedLeaf, carvedStem, paras, rubbed } from "./stone.ts";

/* What is carved of one block, larger than it is on the gate. */

/** Stone of so many points a unit. */
const stone = (unit: number) => (x: number, y: number) => paras(x / unit, y / unit);
const rough = (x: number, y: number) => 5 * (cloudy(x / 26, y / 26, 3, 4) - 0.5);

/** A bough in stone at the foot of a page: flowers, a bud, long leaves, cut off by the block's edges. */
export function bough(dawn: Dawn): Light {
  const [width, height, unit] = [1200, 1320, 7];
  const next = random(17);
  const colour = stone(unit);
  const scene = new Scene(width, height);
  const leaf = (
    x: number,
    y: number,
    z: number,
    angle: number,
    length: number,
    broad: number,
    curl: number,
    lift = 0.1,
  ) => {
    carvedLeaf(
      scene,
      { at: [x, y, z], angle, length, width: broad, curl, lift, round: 0.42, veins: 0.09 },
      colour,
    );
  };
  carvedStem(
    scene,
    [
      [1260, 1150, 0],
      [1010, 1080, 10],
      [760, 1080, 12],
      [480, 1130, 8],
      [300, 1240, 0],
    ],
    34,
    colour,
  );
  carvedStem(
    scene,
    [
      [760, 1050, 4],
      [560, 860, 10],
      [400, 620, 8],
      [330, 480, 10],
    ],
    20,
    colour,
  );
  carvedStem(
    scene,
    [
      [900, 1000, 4],
      [880, 700, 10],
      [960, 420, 8],
    ],
    18,
    colour,
  );
  for (const [x, y, z, angle, length, broad, curl] of [
    [1000, 420, 2, -2.1, 360, 62, 0.5],
    [980, 420, 2, -0.7, 360, 66, -0.4],
    [960, 430, 6, -1.35, 340, 60, 0.3],
    [700, 900, 4, -2.05, 640, 84, 0.4],
    [760, 900, 6, -1.62, 620, 84, 0.2],
    [860, 800, 4, -1.2, 460, 80, 0.5],
    [420, 760, 4, -2.7, 400, 76, 0.3],
    [420, 760, 6, 3.3, 430, 80, -0.3],
    [330, 1000, 4, 2.7, 420, 80, -0.3],
    [330, 1000, 6, 3.05, 400, 70, 0.3],
    [400, 620, 8, -1.0, 330, 60, -0.5],
    [400, 620, 8, -2.35, 300, 56, 0.4],
    [1000, 560, 6, -0.2, 320, 66, 0.4],
  ])
    leaf(x, y, z, angle, length, broad, curl);
  // Buds, their petals wound.
  for (const [x, y, turn, long] of [
    [330, 490, -1.8, 210],
    [380, 560, -1.25, 160],
    [300, 560, -2.4, 150],
  ])
    for (const [lean, share] of [
      [-0.3, 0.16],
      [0.24, 0.16],
      [0, 0.22],
    ])
      leaf(x, y, 24, turn + lean, long, long * share, -lean * 1.4, 0.02);
  for (const [x, y, z, radius, roll, ax, ay] of [
    [1010, 470, 60, 215, 0.2, 0.12, -0.2],
    [300, 860, 70, 290, 0.9, -0.18, -0.1],
    [800, 980, 90, 430, 0.35, 0.06, -0.1],
    [210, 1290, 70, 250, 1.6, -0.1, 0.1],
  ])
    frangipani(scene, { at: [x, y, z], axis: [ax, ay, 1], radius, roll, closed: 0.1, stone: colour }, next);
  const ground = new Ground(width, height)
    .lay((x, y) => ({ height: rough(x, y), colour: colour(x, y) }))
    .bear(scene);
  const light = lit(ground, dawn);
  for (let k = 0; k < width * height; k += 1) {
    const y = Math.floor(k / width);
    const left = smooth(
      0,
      260,
      y + 100 * (cloudy((k % width) / 160, y / 160, 4) - 0.5) - (scene.depth[k] > 0 ? -200 : 0),
    );
    for (let part = 0; part < 4; part += 1) light.data[k * 4 + part] *= left;
  }
  return light;
}

/** Dressed stone that repeats without a seam. */
export function dressed(dawn: Dawn): Light {
  const size = 512;
  const ground = new Ground(size * 2, size * 2).lay((x, y) => ({
    height: 1.9 * (cloudy(x / 16, y / 16, 3, 3, 32) - 0.5),
    colour: scaled(cloudy(x / 64, y / 64, 7, 3, 8)),
  }));
  const { data, width } = lit(ground, dawn);
  const out = new Float32Array(size * size * 4);
  for (let y = 0; y < size; y += 1)
    out.set(data.subarray(((y + 256) * width + 256) * 4, ((y + 256) * width + 256 + size) * 4), y * size * 4);
  return { data: out, width: size, height: size };
}

const scaled = (cloud: number): Three => {
  const tone = 0.9 + 0.2 * cloud;
  return [0.72 * tone, 0.655 * tone, 0.56 * tone];
};

/** The head of a slab as that of a tier of the gate: leaves stand on its cornice, flowers lie below. */
export function cornice(dawn: Dawn): Light {
  const unit = 8;
  const period = 36 * unit;
  const [width, height] = [period, 50 * unit];
  const colour = (x: number, y: number) => paras((x % period) / unit, y / unit);
  const next = random(12);
  const scene = new Scene(width * 3, height);
  const leaf = (x: number, z: number, lean: number, length: number, curl: number) => {
    carvedLeaf(
      scene,
      {
        at: [x, 25 * unit, z * unit],
        angle: -Math.PI / 2 + lean,
        length: length * unit,
        width: length * 0.23 * unit,
        curl,
        lobes: 4,
        lift: 0.1,
      },
      colour,
    );
  };
  for (let step = -1; step < 8; step += 1) {
    const x = (step * 18 + 9) * unit;
    const isTall = step % 2 === 0;
    for (const side of [-1, 1]) leaf(x + side * 2.6 * unit, 7, side * 0.85, isTall ? 13 : 8, -side * 0.9);
    leaf(x, 9, 0, isTall ? 24 : 16, 0);
    if (!isTall)
      frangipani(
        scene,
        { at: [x, 41.5 * unit, 2 * unit], axis: [0, 0, 1], radius: 7 * unit, roll: 0.4, stone: colour },
        next,
      );
  }
  const ground = new Ground(width * 3, height).lay((x, y) => {
    const down = y / unit - 23;
    if (down < 0) return { height: 0, colour: [0, 0, 0], alpha: 0 };
    const up = down < 4 ? 9 : down < 9 ? 8 - (down - 4) * 1.1 : down < 10.4 ? 2 : 0;
    const laid = rubbed(x / unit, y / unit, 9, 4);
    const isStone = up > 0 || down > 25;
    return {
      height: (up + (down > 25 ? 2 : 0)) * unit + rough(x, y) * 0.6,
      colour: isStone ? colour(x, y) : laid.colour,
    };
  });
  const { data } = lit(ground.bear(scene), dawn);
  const out = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    out.set(data.subarray((y * width * 3 + width) * 4, (y * width * 3 + width * 2) * 4), y * width * 4);
  return { data: out, width, height };
}

/** A wall of brick that repeats without a seam. */
export function wall(dawn: Dawn): Light {
  const unit = 6;
  const size = [72 * unit, 43.2 * unit].map(Math.round);
  const ground = new Ground(size[0], size[1]).lay((x, y) => {
    const laid = rubbed(x / unit, y / unit, 12, 3.6);
    return { height: laid.height * unit, colour: laid.colour };
  });
  return lit(ground, dawn);
}

/** The lip of a round basin about still water, cut by the page's edges. */
export function basin(dawn: Dawn): Light {
  const [width, height, unit] = [1092, 2364, 2.8];
  const [cx, cy, radius] = [322 * unit, 566 * unit, 404 * unit];
  const colour = stone(5);
  const away = (x: number, y: number) => Math.hypot(x - cx, y - cy) - radius;
  const next = random(8);
  const scene = new Scene(width, height);
  for (let index = 0; index < 46; index += 1) {
    const angle = (index / 46) * 2 * Math.PI;
    const [x, y] = [cx + (radius + 58) * Math.cos(angle), cy + (radius + 58) * Math.sin(angle)];
    if (x < -120 || y < -120 || x > width + 120 || y > height + 120) continue;
    if (index % 2 === 0)
      frangipani(scene, { at: [x, y, 34], axis: [0, 0, 1], radius: 46, roll: angle, stone: colour }, next);
    else
      carvedLeaf(
        scene,
        {
          at: [x - 44 * Math.cos(angle), y - 44 * Math.sin(angle), 34],
          angle,
          length: 88,
          width: 20,
          lobes: 4,
          lift: 0.05,
        },
        colour,
      );
  }
  const ground = new Ground(width, height).lay((x, y) => {
    const out = away(x, y);
    if (out < 0) return { height: -90, colour: [0.05, 0.07, 0.08] };
    const lip =
      out < 26
        ? 40 + 16 * Math.sqrt(clamp(1 - ((out - 13) / 13) ** 2))
        : out < 92
          ? 30
          : out < 116
            ? 40 + 14 * Math.sqrt(clamp(1 - ((out - 104) / 12) ** 2))
            : 20;
    const joint = out < 116 ? 1 : smooth(0, 3, Math.min(Math.abs(((y + 0.2 * x) % 420) - 210), 99));
    const tone = colour(x, y);
    return {
      height: lip + rough(x, y) * 0.5,
      colour: [tone[0] * (0.6 + 0.4 * joint), tone[1] * (0.6 + 0.4 * joint), tone[2] * (0.6 + 0.4 * joint)],
    };
  });
  const light = lit(ground.bear(scene), dawn);
  for (let k = 0; k < width * height; k += 1) {
    const [x, y] = [k % width, Math.floor(k / width)];
    const out = away(x, y);
    if (out >= 0) continue;
    // The sky on the water, dimmer where the lip stands between.
    const bend = 60 * (cloudy(x / 300, y / 90, 5, 3) - 0.5);
    const sky = smooth(0, 1, (x * 0.8 + y + bend) / 2900);
    const ripple = 0.05 * (cloudy(x / 150 + bend / 60, y / 34, 9, 3) - 0.5);
    const near = smooth(0, -170, out);
    const lip = smooth(-190, 40, away(x - 150, y - 120));
    const tone = (0.7 + 0.3 * near) * (1 - 0.62 * lip) * (1 + 5 * ripple);
    const glow = smooth(0.5, 1, sky);
    light.data.set(
      [
        (0.022 + 0.05 * sky + 0.12 * glow) * tone,
        (0.032 + 0.05 * sky + 0.05 * glow) * tone,
        (0.06 + 0.075 * sky + 0.02 * glow) * tone,
      ],
      k * 4,
    );
  }
  return light;
}
