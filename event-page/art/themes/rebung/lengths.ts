import type { Sharp } from "sharp";
import { mix, smooth } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { fallen } from "./folds.ts";
import { Songket, type Corner } from "./lamplight.ts";

/* One cloth in each of its poses. */

const k = 1.5;

/** Thrown over the upper right corner; it falls down the side. */
export function thrown(): Sharp {
  const cloth = new Songket(400, 470, k);
  const length = fallen({
    from: (s) => [mix(440, 404, s), mix(20, -70, s), 10],
    hem: (s) => [mix(452, -14, s ** 0.9), 446 - 190 * s ** 2.2 + 14 * Math.sin(s * 9), 0],
    sag: (s, t) => [
      -30 * Math.sin(Math.PI * t) * s,
      -92 * Math.sin(Math.PI * t) * s,
      60 * Math.sin(Math.PI * t),
    ],
    folds: 4,
    deep: [9, 40],
    over: 0.8,
    row: 1.5,
    seed: 4,
  });
  cloth.sheet(1000, 320, length);
  return cloth.lit({ place: [-40, 400, 150], reach: 250, power: 6.2 });
}

/** Drawn aside to the right, and along the foot. */
export function curtain(): Sharp {
  const cloth = new Songket(400, 300, k);
  cloth.sheet(
    900,
    260,
    fallen({
      from: (s) => [mix(450, 440, s), mix(70, -20, s), 20],
      hem: (s) => [mix(450, -170, s), 288 + 8 * Math.sin(s * 11), 0],
      sag: (s, t) => [
        -60 * Math.sin(Math.PI * t) * s,
        110 * Math.sin(Math.PI * t ** 0.55) * s ** 1.4,
        40 * Math.sin(Math.PI * t),
      ],
      folds: 5,
      deep: [8, 28],
      over: 0.75,
      row: 1.2,
      seed: 9,
    }),
  );
  return cloth.lit({ place: [60, 330, 200], reach: 250, power: 4.8 });
}

/** Lying flat in raking light, so near that threads are told apart. */
export function near(): Sharp {
  const cloth = new Songket(400, 520, k);
  const [broad, row] = [4.7, 3.3];
  cloth.sheet(120, 160, (u, v): Corner => {
    const [x, y] = [mix(-20, 420, u), mix(-10, 530, v)];
    const high =
      34 * Math.sin(x / 84 - y / 150 + 1) +
      30 * (noise(x / 110, y / 150, 3) - 0.5) +
      9 * (noise(x / 40, y / 70, 8) - 0.5);
    return [x, y, high, 49.5 + (x - 200) / broad, 46 + 150 + 22 + (20 - y) / row];
  });
  return cloth.lit({ place: [-170, 280, 190], reach: 330, power: 5, thrown: 160 });
}

/** Two lengths, each folded double, hers and over it his; their shoots point to each other. */
export function meeting(): Sharp {
  const cloth = new Songket(400, 330, k);
  const lay = (side: -1 | 1, top: number, depth: number, slope: number, seed: number) => {
    const [wide, thread, long] = [196, 1.3, 268];
    cloth.sheet(420, 340, (u, v): Corner => {
      const end = v > 0.88 ? ((v - 0.88) / 0.12) * Math.PI : 0;
      const x = Math.min(v / 0.88, 1) * (long + 40) - 40;
      const [turn, open] = [11, mix(1.06, 0.74, smooth(-40, long, x))];
      const phase = 2 * Math.PI * (2 * u - 1 + 0.16 * (noise(u * 3, x / 130, seed) - 0.5));
      const over = (0.6 / 4 / Math.PI) * Math.sin(2 * phase);
      const deep = 22 * (0.6 + 0.8 * noise(u * 2.6, x / 150, seed + 4));
      const fold = deep * Math.cos(phase) + 5 * (noise(u * 9, x / 40, seed) - 0.5) - 20 * (2 * u - 1) ** 8;
      const along = x + turn * Math.sin(end) + 5 * (noise(u * 4, 2, seed) - 0.5) * smooth(150, long, x);
      const y = top + (0.5 + (u + over - 0.5) * open) * wide + along * slope + 9 * Math.sin(x / 80 + seed);
      return [
        side < 0 ? along : 400 - along,
        y,
        depth + fold + 20 * smooth(40, 240, x) - turn * (1 - Math.cos(end)),
        49.5 + ((u - 0.5) * wide) / thread,
        26 + (x + turn * end) / thread,
      ];
    });
  };
  lay(-1, 8, 0, 0.22, 2);
  lay(1, 66, 74, 0.2, 5);
  return cloth.lit({ place: [170, -90, 230], reach: 280, power: 5.4, thrown: 60 });
}

/** Folded and laid in a stack; the hem of the uppermost hangs over its front. */
export function stack(): Sharp {
  const cloth = new Songket(400, 320, k);
  const back = 70;
  for (const [index, y] of [176, 236, 296].entries()) {
    const [tall, bend] = [
      34,
      (x: number) => 3 * Math.sin(x / 90 + index * 2) + 5 * (noise(x / 120, index * 7, 2) - 0.5),
    ];
    cloth.sheet(160, 60, (u, v): Corner => {
      const x = mix(-20, 420, u);
      const turn = mix(-1.9, 1.9, v);
      return [
        x,
        y + bend(x) + tall * Math.sin(turn),
        26 * Math.cos(turn) + index * 7 + 4 * (noise(x / 60, v * 3, index) - 0.5),
        x / 1.35 + index * 31,
        23 - turn * 24,
      ];
    });
  }
  cloth.sheet(420, 340, (u, v): Corner => {
    const x = mix(14, 386, u);
    const way = v * 300;
    const wave = 13 * Math.sin(u * 14 + 0.4) + 9 * Math.sin(u * 23 + 2) + 8 * (noise(u * 5, v * 3, 3) - 0.5);
    const turn = Math.min(Math.max(way - 150, 0), 40) / 40;
    const down = Math.max(way - 190, 0);
    const flat = Math.min(way, 150);
    const bend = turn * (Math.PI / 2);
    return [
      x + wave * 0.3 * (down / 110) + (u - 0.5) * mix(-30, 14, way / 300),
      back +
        (flat - 150) * 0.44 +
        (14 + 70 * (2 * u - 1) ** 8) * smooth(60, 0, way) +
        26 * (1 - Math.cos(bend)) +
        down +
        4 * Math.sin(u * 9),
      40 +
        (flat - 150) * 0.8 -
        30 * smooth(50, 0, way) +
        28 * Math.sin(bend) +
        wave * (0.25 + 0.75 * smooth(0, 120, down)),
      49.5 + ((u - 0.5) * 372) / 2.1,
      (300 - way) / 1.32,
    ];
  });
  return cloth.lit({ place: [-30, 10, 210], reach: 220, power: 6.4, thrown: 70 });
}

/** Hung from both sides and knotted; its end falls out of the knot. */
export function knotted(): Sharp {
  const cloth = new Songket(400, 430, k);
  for (const side of [-1, 1] as const)
    cloth.sheet(
      500,
      200,
      fallen({
        from: (s) => [200 + side * 14 + side * 10 * (s - 0.5), mix(112, 172, s), -4],
        hem: (s) => [200 + side * 330, mix(-110, 130, s), -10],
        sag: (s, t) => [0, 44 * Math.sin(Math.PI * t) * (0.4 + s), 26 * Math.sin(Math.PI * t)],
        folds: 4,
        deep: [9, 16],
        over: 0.9,
        row: 1.4,
        seed: 3 + side,
      }),
    );
  cloth.sheet(
    800,
    300,
    fallen({
      from: (s) => [200 + mix(-22, 22, s), 150, 6],
      hem: (s) => [mix(20, 372, s), 404 + 12 * Math.sin(s * 8 + 1), 10],
      sag: (s, t) => [(s - 0.5) * 90 * Math.sin(Math.PI * t), 0, 46 * Math.sin(Math.PI * t)],
      folds: 3,
      deep: [9, 32],
      over: 0.7,
      row: 1.24,
      seed: 12,
    }),
  );
  cloth.sheet(200, 120, (u, v): Corner => {
    const [turn, round] = [mix(-1.7, 1.7, u), mix(-1.6, 1.6, v)];
    const pleat = 4.6 * Math.sin(v * 14 + u * 7 + 1.4 * Math.sin(u * 5)) + 4 * (noise(u * 4, v * 6, 2) - 0.5);
    const r = 34 + pleat;
    return [
      200 + (r + 6) * Math.sin(turn) + 8 * Math.sin(round),
      146 + (r + 2) * Math.sin(round) * (0.72 + 0.2 * Math.cos(turn)) - 8 * Math.sin(turn),
      30 + r * Math.cos(turn) * Math.cos(round * 0.9),
      u * 90,
      205 + v * 50,
    ];
  });
  return cloth.lit({ place: [390, 400, 260], reach: 230, power: 5.6 });
}

/** One period of its hem's bands alone, upright. */
export function ribbon(): Sharp {
  const [wide, high] = [58, 125];
  const cloth = new Songket(wide, high, k);
  cloth.sheet(40, 60, (u, v): Corner => {
    const turn = mix(-1.45, 1.45, u);
    return [
      wide / 2 + (wide / 2 - 1) * Math.sin(turn) ** 3 * 0.2 + (wide / 2 - 1) * 0.8 * Math.sin(turn),
      v * high,
      10 * Math.cos(turn),
      v * 100,
      23 + (turn / 1.45) * 23.4,
    ];
  });
  return cloth.lit({ place: [-900, 62, 900], reach: 4000, power: 1.6, around: 1.6 });
}
