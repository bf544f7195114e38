import type { Sharp } from "sharp";
import { lit } from "../../kit/lamp.ts";
import type { Three } from "../../kit/numbers.ts";
import { blossom, type Hue } from "../../kit/petals.ts";
import { exposed } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { greens, morning, spray, young } from "./sprays.ts";

const pink: Hue = { heart: [0.62, 0.1, 0.16], petal: [0.8, 0.1, 0.24], rim: [0.92, 0.3, 0.42] };
const blush: Hue = { heart: [0.8, 0.28, 0.26], petal: [0.92, 0.36, 0.36], rim: [1, 0.62, 0.56] };

/** Bougainvillea that has come over the wall, from the upper right: 280 × 320. */
export function climber(): Sharp {
  const scene = new Scene(560, 640);
  const next = random(17);
  const arms = [
    [575, -10, 2.95, -0.5, 520, 1],
    [560, 30, 2.5, 0.15, 360, 1],
    [566, 20, 2.05, -0.25, 520, 1],
    [580, 60, 1.75, 0.2, 560, 0.9],
    [480, -14, 2.75, -0.6, 330, 0.9],
    [590, 240, 2.1, -0.4, 250, 0.9],
  ] as const;
  for (const [x, y, angle, bend, length, size] of arms) {
    for (let shoot = 0; shoot < 3; shoot += 1)
      spray(
        scene,
        [x, y, shoot * 6],
        [angle + (next() - 0.5) * 0.35, bend + (next() - 0.5) * 0.5, length * (1 - 0.28 * shoot)],
        shoot === 2 ? young : greens,
        next,
        size * 0.82,
      );
    for (let cluster = 0; cluster < 5; cluster += 1) {
      const along = 0.16 + 0.19 * cluster + 0.06 * next();
      const way = angle + bend * along * 0.5;
      const [cx, cy] = [x + Math.cos(way) * length * along, y + Math.sin(way) * length * along];
      for (let index = 0; index < 9 - cluster; index += 1) {
        const [turn, away] = [next() * 6.3, Math.sqrt(next()) * (40 - 4 * cluster)];
        const lean: Three = [Math.cos(turn) * 0.7 - 0.2, Math.sin(turn) * 0.7, 0.9];
        const hue = next() < 0.3 ? blush : pink;
        blossom(
          scene,
          [cx + Math.cos(turn) * away, cy + Math.sin(turn) * away, 34 + 16 * next()],
          lean,
          17 + 7 * next(),
          hue,
          next,
          3,
        );
      }
    }
  }
  return exposed(lit(scene, morning), 2);
}
