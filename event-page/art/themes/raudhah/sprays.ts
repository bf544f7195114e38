import type { Lamp } from "../../kit/lamp.ts";
import type { Three } from "../../kit/numbers.ts";
import { leaf } from "../../kit/petals.ts";
import type { Random } from "../../kit/random.ts";
import type { Scene } from "../../kit/scene.ts";

/* Stems with their leaves, and the light of the morning that all of them stand in. */

export const greens: readonly [Three, Three] = [
  [0.035, 0.11, 0.035],
  [0.2, 0.34, 0.07],
];
export const young: readonly [Three, Three] = [
  [0.1, 0.2, 0.05],
  [0.36, 0.46, 0.12],
];

export const morning: Lamp = {
  key: [-0.58, -0.62, 0.54],
  keyColour: [1, 0.92, 0.76],
  keyPower: 1.06,
  sky: [0.44, 0.42, 0.36],
  ground: [0.2, 0.17, 0.1],
  rim: [-0.7, -0.4, -0.2],
  rimColour: [0.8, 0.66, 0.34],
  contact: [4, 12, 32],
  contactDepth: 0.66,
  shade: 40,
  step: 1.8,
  wrap: 0.3,
};

/** A spray: a stem with its leaves in pairs, one at the end. */
export function spray(
  scene: Scene,
  [x, y, z]: Three,
  [angle, bend, length]: Three,
  tones: readonly [Three, Three],
  next: Random,
  size = 1,
): Three {
  let [px, py, pz, turned] = [x, y, z, angle];
  const steps = 9;
  const stem: Three[] = [[px, py, pz]];
  for (let step = 0; step < steps; step += 1) {
    turned += bend / steps;
    px += (Math.cos(turned) * length) / steps;
    py += (Math.sin(turned) * length) / steps;
    pz += (18 * (1 - step / steps)) / steps;
    stem.push([px, py, pz]);
    if (step < 2) continue;
    for (const side of step === steps - 1 ? [-1, 0, 1] : [-1, 1])
      leaf(
        scene,
        [px, py, pz + 2],
        {
          angle: turned + side * (0.85 + 0.3 * next()),
          bend: -side * 0.5,
          length: (52 - step * 2) * size * (0.85 + 0.3 * next()),
          width: 14 * size * (0.85 + 0.3 * next()),
          lift: 0.3 + 0.4 * next(),
          roll: (next() - 0.5) * 1.1,
        },
        tones,
        next,
      );
  }
  scene.tube(stem, 2.4 * size, [0.16, 0.22, 0.07]);
  return [px, py, pz];
}
