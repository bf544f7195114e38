import sharp, { type Sharp } from "sharp";
import { lit } from "../kit/lamp.ts";
import { mix } from "../kit/numbers.ts";
import { exposed, painted } from "../kit/picture.ts";
import { cloudy, random } from "../kit/random.ts";
import { Scene } from "../kit/scene.ts";
import { bud, flower, leaf } from "./blossom.ts";

/** Points of the scene for one of the picture. */
const fine = 2;

/** Jasmine on dark leaves: what is near is sharp, what is behind is not. */
export async function jasmine(width: number, height: number, seed: number): Promise<Sharp> {
  const ground = painted(width, height, (u, v) => {
    const light = 0.35 + 0.65 * cloudy(u * 3, v * 4, 6, 3) - 0.25 * v;
    return [mix(18, 60, light), mix(30, 84, light), mix(22, 52, light)];
  });
  const behind = await layer(width, height, seed + 3, 26)
    .blur(9)
    .png()
    .toBuffer();
  const middle = await layer(width, height, seed + 8, 14)
    .blur(2.2)
    .png()
    .toBuffer();
  const front = await layer(width, height, seed + 12, 9)
    .png()
    .toBuffer();
  const all = await sharp(await ground.png().toBuffer())
    .composite([{ input: behind }, { input: middle }, { input: front }])
    .png()
    .toBuffer();
  return sharp(all);
}

function layer(width: number, height: number, seed: number, count: number): Sharp {
  const scene = new Scene(width * fine, height * fine);
  const next = random(seed);
  const size = (Math.min(width, height) * fine) / 9;
  for (let index = 0; index < count; index += 1) {
    const x = next() * scene.width;
    const y = next() * scene.height;
    const turn = next() * 6.28;
    for (let side = 0; side < 3; side += 1)
      leaf(
        scene,
        [x, y, -size],
        { angle: turn + side * 2.1, length: size * 2.1, width: size * 0.6, lift: 0.2 },
        next,
      );
    if (index % 3 === 0) bud(scene, [x, y, 0], [Math.cos(turn), Math.sin(turn), 0.6], size * 1.1, next);
    flower(
      scene,
      [x, y, next() * 30],
      [(next() - 0.5) * 0.9, (next() - 0.5) * 0.9, 1],
      size,
      next,
      mix(0.55, 1, next()),
    );
  }
  return exposed(lit(scene, { keyPower: 1 }), fine);
}
