import { rgb } from "../../kit/colour.ts";
import { clamp, mix3 } from "../../kit/numbers.ts";
import { noise } from "../../kit/random.ts";
import { type Brush, crown, sun } from "./dabs.ts";

/* What stands in the garden and behind it: hills and the far arcade, palms, cypresses, oranges, a fountain. */

export const wide = 316;
export const horizon = 56;

/** Where a place of the ground is seen: `z` 1 at the threshold, larger beyond. */
export const far = (x: number, z: number): readonly [number, number] => [x / z, horizon - horizon / z];
/** How much haze lies before it. */
export const awayAt = (z: number) => clamp(1 - 1 / z ** 0.55) * 0.85;

/** A date palm behind the arcade: fronds bow all around, those before lie over those behind. */
function palm(brush: Brush, x: number, tall: number, size: number, away: number): void {
  const { next } = brush;
  const lean = (next() - 0.5) * 8;
  for (let t = 0; t < 1; t += 0.012)
    brush.dab(
      x + lean * t * t,
      56 + (tall - 56) * t,
      [size * 0.055 * (1.25 - 0.4 * t), 1.1, 0],
      mix3(rgb("6d5232"), rgb("b99562"), next()),
      away,
    );
  const fronds = Array.from({ length: 13 }, (_, k) => ({ angle: (k / 12) * 4.4 - 0.63, rank: next() }));
  for (const { angle, rank } of fronds.sort((one, other) => one.rank - other.rank)) {
    const long = size * (0.8 + 0.35 * next());
    for (let t = 0.04; t < 1; t += 0.026) {
      const px = x + lean + Math.cos(angle) * long * t;
      const pu = tall + Math.sin(angle) * long * t * 0.8 - long * 0.4 * t * t;
      const slope = Math.atan2(Math.sin(angle) * 0.8 - 0.8 * t, Math.cos(angle));
      const lit = clamp(0.25 + 0.4 * Math.sin(angle) * (1 - t) + 0.35 * rank + 0.3 * (next() - 0.5));
      for (const side of [-1, 1]) {
        const turn = slope + side * 0.7;
        const leaf = size * 0.1 * Math.sin(Math.PI * Math.min(0.97, t * 0.9 + 0.12));
        brush.dab(
          px + Math.cos(turn) * leaf,
          pu + Math.sin(turn) * leaf,
          [leaf, size * 0.008 + 0.1, (-turn * 180) / Math.PI],
          mix3(rgb("2b4a24"), rgb("b3c065"), lit),
          away,
        );
      }
    }
  }
}

export function distance(brush: Brush): void {
  const { next } = brush;
  // Hills, then trees that are hardly more than air.
  for (const [crest, rise, away, tone] of [
    [92, 12, 0.84, "8ea58c"],
    [80, 9, 0.72, "7f9a6a"],
  ] as const) {
    const points = Array.from({ length: 81 }, (_, k): readonly [number, number] => [
      (k / 80) * wide - wide / 2,
      crest + rise * (noise(k / 9, 3, crest) * 2 - 1) + 10 * Math.abs(k / 40 - 1) ** 1.6,
    ]);
    const colour = brush.seen(rgb(tone), 0, crest, away).map(Math.round).join(",");
    brush.shape([[-wide / 2, 40], ...points, [wide / 2, 40]], `rgb(${colour})`);
  }
  for (let index = 0; index < 26; index += 1) {
    const x = (index / 25 - 0.5) * wide + (next() - 0.5) * 8;
    const size = 10 + 11 * next() + Math.abs(x) * 0.07;
    crown(brush, x, 62 + size * 0.6, [size, size * 1.05], {
      dark: rgb("3f6133"),
      light: rgb("bcc468"),
      leaf: [1.7, 1],
      count: 110,
      away: 0.5,
    });
  }
  palm(brush, -33, 106, 26, 0.46);
  palm(brush, 37, 97, 22, 0.5);
  palm(brush, -116, 114, 34, 0.4);
  palm(brush, 120, 122, 36, 0.38);
  // The far arcade.
  const stone = brush.seen(rgb("e0bd88"), 0, 60, 0.34).map(Math.round).join(",");
  const within = brush.seen(rgb("8d7748"), 0, 60, 0.4).map(Math.round).join(",");
  const edge = brush.seen(rgb("fff2d2"), 0, 60, 0.2).map(Math.round).join(",");
  brush.shape(
    [
      [-92, 52],
      [-92, 73],
      [92, 73],
      [92, 52],
    ],
    `rgb(${stone})`,
  );
  brush.shape(
    [
      [-94, 73],
      [-94, 75],
      [94, 75],
      [94, 73],
    ],
    `rgb(${edge})`,
  );
  for (let bay = -4; bay <= 4; bay += 1) {
    const arch = Array.from({ length: 13 }, (_, k): readonly [number, number] => {
      const angle = (k / 12) * Math.PI;
      return [bay * 19.6 + 6.2 * Math.cos(angle), 62 + 7 * Math.sin(angle) ** 0.8];
    });
    brush.shape([[bay * 19.6 + 6.2, 52], ...arch, [bay * 19.6 - 6.2, 52]], `rgb(${within})`);
    brush.shape(
      [
        [bay * 19.6 + 2.4, 52],
        [bay * 19.6 + 3.6, 66],
        [bay * 19.6 + 6.2, 62],
        [bay * 19.6 + 6.2, 52],
      ],
      `rgb(${edge})`,
      0.55,
    );
  }
}

export function fountain(brush: Brush): void {
  const { next } = brush;
  const [, up] = far(0, 3.1);
  brush.dab(0, up, [17, 3.4, 0], rgb("b98f5c"), 0.2);
  brush.dab(0, up + 2.2, [17, 3.2, 0], rgb("f6deb0"), 0.16);
  brush.dab(0, up + 2.4, [14.4, 2.3, 0], rgb("8fbcb0"), 0.2);
  brush.shape(
    [
      [-2, up + 2],
      [2, up + 2],
      [1.2, up + 11],
      [-1.2, up + 11],
    ],
    "rgb(222,190,140)",
  );
  brush.dab(0, up + 11.6, [7.4, 1.7, 0], rgb("c79f6a"), 0.14);
  brush.dab(0, up + 12.6, [7.4, 1.5, 0], rgb("fbe8c2"), 0.1);
  for (let index = 0; index < 260; index += 1) {
    const t = next();
    const side = (next() - 0.5) * 2;
    const x = side * 9 * t;
    const top = up + 27 - 3 * Math.abs(side);
    brush.dab(
      x + (next() - 0.5),
      top - (top - up - 12.5) * t * t + (next() - 0.5) * 1.4,
      [0.3, 0.9, side * 14],
      rgb("ffffff"),
      0.1,
      0.34 + 0.4 * next(),
    );
  }
}

export function cypress(brush: Brush, side: number, z: number): void {
  const { next } = brush;
  const [x, foot] = far(side * 172, z);
  const [tall, body, away] = [(side < 0 ? 222 : 206) / z, 20 / z, awayAt(z) * 0.9];
  for (let n = 0; n < 900 / z ** 0.5; n += 1) {
    const t = next();
    const half = body * Math.sin(Math.PI * clamp(0.08 + 0.92 * t) ** 0.62) ** 0.85;
    const across = (next() * 2 - 1) * Math.sqrt(next());
    const lit = clamp(0.3 - across * 0.34 * Math.sign(x - sun.x) + 0.5 * (next() - 0.5) + 0.12 * t);
    brush.dab(
      x + across * half,
      foot + t * tall,
      [1.3 / z ** 0.7, 3.6 / z ** 0.7, across * 16],
      mix3(rgb("1e3a24"), rgb("9fb257"), lit),
      away,
    );
  }
}

export function orange(brush: Brush, side: number, z: number): void {
  const { next } = brush;
  const [x, foot] = far(side * 150, z);
  const size = 60 / z;
  const away = awayAt(z) * 0.7;
  const trunk = brush.seen(rgb("5c4128"), x, foot, away).map(Math.round).join(",");
  brush.shape(
    [
      [x - size * 0.09, foot],
      [x - size * 0.05, foot + size],
      [x + size * 0.05, foot + size],
      [x + size * 0.09, foot],
    ],
    `rgb(${trunk})`,
  );
  const middle = foot + size * 1.5;
  crown(brush, x, middle, [size * 1.02, size * 0.86], {
    dark: rgb("1f3d1d"),
    light: rgb("a9bd4c"),
    leaf: [2.6 / z ** 0.75, 1.15 / z ** 0.75],
    count: 1300 / z ** 0.4,
    away,
  });
  for (let fruit = 0; fruit < 26; fruit += 1) {
    const [angle, reach] = [next() * 6.3, Math.sqrt(next()) * 0.82];
    const [fx, fu] = [x + Math.cos(angle) * reach * size, middle + Math.sin(angle) * reach * size * 0.84];
    const round = 2.5 / z ** 0.8;
    brush.dab(fx, fu, [round, round, 0], rgb("d4661c"), away);
    brush.dab(
      fx - round * 0.3 * Math.sign(x - sun.x),
      fu + round * 0.3,
      [round * 0.6, round * 0.55, 0],
      rgb("ffb44a"),
      away,
    );
  }
}
