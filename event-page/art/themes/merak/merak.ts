import { rgb } from "../../kit/colour.ts";
import { draped, foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { exposed, type Picture } from "../../kit/picture.ts";
import type { Three } from "../../kit/numbers.ts";
import { Plumage } from "./feather.ts";

/** Feathers of a peacock on silk, by night and on celadon. */
export const pictures: Record<string, () => Promise<Picture>> = {
  train: () => Promise.resolve({ image: exposed(train(), 2).resize(460), quality: 28, webpQuality: 34 }),
  plume: () => Promise.resolve({ image: exposed(plume(), 2), quality: 30, webpQuality: 34 }),
  lying: () => Promise.resolve({ image: exposed(lying(), 2), quality: 30, webpQuality: 32 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
  night: () => Promise.resolve({ image: night(), quality: 46 }),
};

/**
 * A train that sweeps in from below on the right, 1000 × 1240: far feathers in the dusk behind, near ones in the light. No two shafts
 * leave it at one place.
 */
function train(): Plumage {
  const sheet = new Plumage(1000, 1240);
  const far = [0.2, 0.42, 0.5] as const;
  const middle = [0.5, 0.68, 0.74] as const;
  const lit = [1.2, 1.16, 1.08] as const;
  const rows: readonly (readonly [
    tone: Three,
    eye: [number, number],
    bend: [number, number],
    foot: [number, number],
    size: number,
  ])[] = [
    [far, [300, 170], [700, 330], [1120, 800], 116],
    [far, [690, 130], [950, 360], [1160, 760], 112],
    [middle, [150, 400], [560, 560], [1180, 1100], 128],
    [middle, [930, 200], [1080, 480], [1200, 800], 122],
    [middle, [520, 270], [860, 480], [1200, 1000], 132],
    [lit, [670, 735], [930, 930], [1190, 1330], 112],
    [lit, [800, 400], [1010, 620], [1235, 990], 146],
    [lit, [430, 510], [850, 690], [1215, 1225], 200],
  ];
  for (const [index, [tone, eye, bend, foot, size]] of rows.entries())
    sheet.feather({ tone, eye, bend, foot, size, seed: 3 + index * 7, from: 0.02, loose: 1.5 });
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
  return draped(390, 844, rgb("0b3944"), [0.27, 0.66, 0.74], (x, y) => 0.5 + (light(x, y) - 0.5) * 0.42);
}
