import { rgb } from "../../kit/colour.ts";
import { draped, foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { exposed, type Picture } from "../../kit/picture.ts";
import type { Three } from "../../kit/numbers.ts";
import { Plumage } from "./feather.ts";

/** Feathers of a peacock on silk, by night and on celadon. */
export const pictures: Record<string, () => Promise<Picture>> = {
  train: () => Promise.resolve({ image: exposed(train(), 2), quality: 28, webpQuality: 30 }),
  eye: () => Promise.resolve({ image: exposed(eye(), 2), quality: 28, webpQuality: 30 }),
  lying: () => Promise.resolve({ image: exposed(lying(), 2), quality: 28, webpQuality: 30 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
  night: () => Promise.resolve({ image: night(), quality: 46 }),
};

/** One great feather sweeps in from below on the right, 1160 × 1440; two stand behind it in the dusk. */
function train(): Plumage {
  const sheet = new Plumage(1160, 1440);
  const rows: readonly (readonly [
    tone: Three,
    eye: [number, number],
    bend: [number, number],
    foot: [number, number],
    size: number,
  ])[] = [
    [[0.3, 0.48, 0.56], [800, 200], [1060, 330], [1330, 760], 160],
    [[0.42, 0.58, 0.64], [1000, 600], [1160, 820], [1330, 1250], 138],
    [[1.16, 1.12, 1.04], [420, 440], [940, 640], [1330, 1500], 285],
  ];
  for (const [index, [tone, eye, bend, foot, size]] of rows.entries())
    sheet.feather({ tone, eye, bend, foot, size, seed: 3 + index * 7, from: 0.02, loose: 1.2, coarse: 3 });
  return sheet;
}

/** One feather whose shaft bends away below its eye, 880 × 1280: the eye alone is as wide as a numeral. */
function eye(): Plumage {
  const sheet = new Plumage(880, 1280);
  sheet.feather({
    foot: [960, 1360],
    bend: [436, 1160],
    eye: [440, 430],
    size: 360,
    seed: 31,
    from: 0.02,
    loose: 0.9,
    coarse: 3.2,
  });
  return sheet;
}

/** One feather so near that its eye is a third of a phone's width, 1240 × 640; it lies across it and leaves by the right. */
function lying(): Plumage {
  const sheet = new Plumage(1240, 640);
  sheet.feather({
    foot: [1330, 250],
    bend: [820, 480],
    eye: [330, 300],
    size: 210,
    seed: 12,
    from: 0,
    loose: 1.1,
    coarse: 2.7,
  });
  return sheet;
}

function night() {
  const light = foldLight(folds(390, 5, 8, 0.14));
  return draped(390, 844, rgb("0b3944"), [0.27, 0.66, 0.74], (x, y) => 0.5 + (light(x, y) - 0.5) * 0.42);
}
