import { rgb } from "../../kit/colour.ts";
import { draped, foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { exposed, type Picture } from "../../kit/picture.ts";
import { Plumage } from "./feather.ts";

/** Feathers of a peacock on celadon silk. */
export const pictures: Record<string, () => Promise<Picture>> = {
  train: () => Promise.resolve({ image: exposed(train(), 2).resize(470), quality: 30, webpQuality: 34 }),
  plume: () => Promise.resolve({ image: exposed(plume(), 2), quality: 30, webpQuality: 34 }),
  lying: () => Promise.resolve({ image: exposed(lying(), 2), quality: 30, webpQuality: 32 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
  night: () => Promise.resolve({ image: night(), quality: 46 }),
};

/** A spray that sweeps in from the right, where every shaft leaves its picture, 1040 × 1240. */
function train(): Plumage {
  const sheet = new Plumage(1040, 1240);
  const one = (
    eye: readonly [number, number],
    bend: readonly [number, number],
    size: number,
    seed: number,
  ) => {
    sheet.feather({ foot: [1150, 1130], bend, eye, size, seed, from: 0.08 });
  };
  one([905, 170], [1120, 600], 92, 5);
  one([190, 700], [620, 740], 96, 9);
  one([640, 190], [960, 620], 118, 3);
  one([350, 390], [800, 650], 132, 14);
  one([590, 620], [900, 830], 160, 21);
  return sheet;
}

/** One feather, upright, 380 × 1300. */
function plume(): Plumage {
  const sheet = new Plumage(400, 1300);
  sheet.feather({
    foot: [150, 1295],
    bend: [160, 640],
    eye: [214, 190],
    size: 116,
    seed: 31,
    from: 0.12,
    loose: 1.4,
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
    size: 196,
    seed: 12,
    from: 0,
    loose: 1.1,
  });
  return sheet;
}

function night() {
  const light = foldLight(folds(390, 5, 8, 0.14));
  return draped(390, 844, rgb("0f4038"), [0.31, 0.7, 0.63], (x, y) => 0.5 + (light(x, y) - 0.5) * 0.42);
}
