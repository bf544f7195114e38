import { clamp, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { Ground, lit, type Dawn } from "./dawn.ts";
import { frangipani, type Pose } from "./frangipani.ts";

const neutral: Three = [0.5, 0.5, 0.5];

/**
 * A flower that has fallen, with the shade that it throws on whatever it lies on.
 * @param slope how steeply that comes towards the eye
 */
export function fallen(
  [width, height]: readonly [number, number],
  pose: Pose,
  dawn: Dawn,
  seed: number,
  slope = 0,
): Light {
  const scene = new Scene(width, height);
  frangipani(scene, pose, random(seed));
  const plane = (_x: number, y: number) => ({ height: slope * y, colour: neutral });
  const bare = lit(new Ground(width, height).lay(plane), dawn).data;
  const ground = new Ground(width, height).lay(plane).bear(scene);
  const { data } = lit(ground, dawn);
  for (let k = 0; k < width * height; k += 1) {
    if (ground.thin[k] > 0) continue;
    const left = data[k * 4 + 1] / bare[k * 4 + 1];
    const alpha = 0.9 * clamp(1 - left);
    data.set([0.035 * alpha, 0.026 * alpha, 0.045 * alpha, alpha], k * 4);
  }
  return { data, width, height };
}
