import { rgb } from "../../kit/colour.ts";
import { foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { mix3, smooth } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { curtain, knotted, meeting, near, ribbon, stack, thrown } from "./lengths.ts";

/** One length of songket, thread by thread, under one low lamp. */
export const pictures: Record<string, () => Promise<Picture>> = {
  thrown: () => Promise.resolve({ image: thrown(), quality: 32 }),
  curtain: () => Promise.resolve({ image: curtain(), quality: 32 }),
  near: () => Promise.resolve({ image: near(), quality: 27 }),
  meeting: () => Promise.resolve({ image: meeting(), quality: 31 }),
  stack: () => Promise.resolve({ image: stack(), quality: 26 }),
  knotted: () => Promise.resolve({ image: knotted(), quality: 28 }),
  ribbon: () => Promise.resolve({ image: ribbon(), quality: 40 }),
  silk: () => Promise.resolve({ image: hanging(), quality: 52 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

/** Its silk in the dark behind: cool, and a little warmer where the lamp reaches. */
function hanging() {
  const [width, height] = [390, 844];
  const light = foldLight(folds(width, 3, 7, 0.2));
  const [deep, face, turned] = [rgb("020f0b"), rgb("062017"), rgb("1f4a2b")];
  return painted(width, height, (u, v, x, y) => {
    const slant = smooth(
      1.15,
      0,
      Math.hypot(u - 0.1, v - 0.6) + (cloudy(u * 1.1 + v * 0.7, v * 1.2, 4, 3) - 0.5) * 0.6,
    );
    const lit = (light(x, y) - 0.5) * 0.6 + (slant - 0.5) * 0.7;
    const dither = (noise(x * 1.1, y * 1.1) - 0.5) * 2;
    const colour =
      lit < 0 ? mix3(face, deep, Math.min(1, -lit * 1.9)) : mix3(face, turned, Math.min(0.5, lit * 0.8));
    return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
  });
}
