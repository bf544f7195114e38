import { lit } from "../../kit/lamp.ts";
import { mix, type Three } from "../../kit/numbers.ts";
import { blossom, bud, leaf, rose } from "../../kit/petals.ts";
import type { Light } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { moonlit } from "./cradle.ts";
import { blush, coral, cream, greens, white } from "./flowers.ts";

/** A swag of the same flowers, 390 × 210 units: roses and jasmine along a cord, strings of buds that hang from it. */
export function swag(unit: number): Light {
  const scene = new Scene(390 * unit, 210 * unit);
  const next = random(41);
  const put = (x: number, y: number, z = 60): Three => [x * unit, y * unit, z * unit];
  const cord = (t: number) => [mix(-8, 398, t), 14 + 92 * (1 - (2 * t - 1) ** 2)] as const;
  for (let index = 0; index < 70; index += 1) {
    const t = index / 69;
    const [x, y] = cord(t);
    const [length, width] = [24 + 16 * next(), 6 + 2 * next()];
    const away = next() < 0.5 ? -1 : 1;
    leaf(
      scene,
      put(x, y, 52),
      {
        angle: away * (0.9 + 0.9 * next()) + (1 - 2 * t) * 0.4,
        bend: (next() - 0.5) * 1.2,
        length: length * unit,
        width: width * unit,
        lift: 0.5,
      },
      greens,
      next,
    );
  }
  const hues = [blush, cream, coral] as const;
  for (let index = 0; index < 19; index += 1) {
    const t = (index + 0.5) / 19;
    const [x, y] = cord(t);
    const heart = Math.exp(-(((t - 0.5) / 0.17) ** 2)) + 0.7 * Math.exp(-((Math.min(t, 1 - t) / 0.1) ** 2));
    const size = 9.5 + 10 * heart + 2 * next();
    const aside = (index % 2 === 0 ? -1 : 1) * (3 + 7 * heart);
    rose(
      scene,
      put(x, y + aside, 66),
      [(next() - 0.5) * 0.7, aside * 0.05, 1],
      size * unit,
      hues[index % 3],
      next,
      0.75 + 0.25 * heart,
    );
    for (let more = 0; more < 3; more += 1) {
      const angle = next() * 6.3;
      const reach = size * (0.9 + 0.4 * next());
      blossom(
        scene,
        put(x + Math.cos(angle) * reach, y + aside + Math.sin(angle) * reach, 72),
        [Math.cos(angle) * 0.6, Math.sin(angle) * 0.6, 1],
        (5.5 + 2 * next()) * unit,
        white,
        next,
        6,
      );
    }
  }
  const strings = [
    [0.06, 112],
    [0.14, 76],
    [0.23, 50],
    [0.33, 32],
    [0.67, 34],
    [0.77, 54],
    [0.86, 82],
    [0.94, 120],
  ] as const;
  for (const [t, long] of strings) {
    const [x, y] = cord(t);
    for (let down = 8; down < long; down += 7.6)
      for (const side of [-1, 1])
        bud(
          scene,
          put(x + Math.sin(down * 0.06 + x) * 1.6, y + down, 50),
          [side * 0.75, 0.62, 0.35 + 0.3 * next()],
          9.5 * unit,
          [0.97, 0.94, 0.84],
          next,
        );
    rose(scene, put(x, y + long + 3, 52), [0, 0.5, 1], 7.5 * unit, coral, next, 0.7);
    for (const turn of [-0.35, 0, 0.35])
      bud(scene, put(x, y + long + 8, 51), [turn, 1, 0.2], 13 * unit, [0.97, 0.94, 0.84], next);
  }
  return lit(scene, moonlit);
}
