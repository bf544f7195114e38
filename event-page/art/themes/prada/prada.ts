import { Carving } from "../../kit/carving.ts";
import { chased } from "../../kit/chased.ts";
import { rgb } from "../../kit/colour.ts";
import { draped, foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { leafed } from "../../kit/gilding.ts";
import type { Picture } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { fringe, lotus, vine, winding } from "./vine.ts";

const light = foldLight(folds(390, 15, 5, 0.28));

/** Gold on night-green cloth: a lotus, scrolls, a vine, leaf laid in sheets, and the cloth itself. */
export const pictures: Record<string, () => Promise<Picture>> = {
  crown: async () => ({ image: await chased(crown(), 1.6), quality: 22 }),
  garland: async () => ({ image: await chased(garland(), 1.5), quality: 20 }),
  vine: async () => ({ image: await chased(climbing(), 1.4), quality: 18 }),
  spread: async () => ({ image: await chased(spread(), 1.1), quality: 20 }),
  leaf: () => Promise.resolve({ image: leafed(420, 760, 190, 4), quality: 20 }),
  foil: () => Promise.resolve({ image: leafed(220, 220, 700, 9, 0.13), quality: 32 }),
  cloth: () =>
    Promise.resolve({
      image: draped(390, 844, rgb("12231a"), [0.7, 1, 0.75], light),
      quality: 46,
    }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

/** A lotus, and great scrolls that leave its foot and run off both edges. */
function crown(): Carving {
  const carving = new Carving(390, 368, random(11));
  for (const side of [-1, 1] as const) {
    const along = side < 0 ? Math.PI : 0;
    const hand = side < 0 ? -1 : 1;
    carving.add(carving.scroll(195 + side * 128, 250, along - side * 0.1, 45, hand));
    carving.add(carving.scroll(195 + side * 104, 250, along + side * 0.35, 26, hand));
    fringe(carving, 195, 250, side, 6, 42);
  }
  carving.add(carving.finger(195, 248, Math.PI / 2, 48, 9, 0, { lines: 3 }));
  lotus(carving, 195, 246, 196);
  return carving;
}

/** A low lotus among scrolls that run off both edges: what lies along an edge. */
function garland(): Carving {
  const carving = new Carving(460, 196, random(19));
  for (const side of [-1, 1] as const) {
    const along = side < 0 ? Math.PI : 0;
    const hand = side < 0 ? -1 : 1;
    carving.add(carving.scroll(230 + side * 168, 124, along - side * 0.5, 36, hand === 1 ? -1 : 1));
    carving.add(carving.scroll(230 + side * 78, 124, along - side * 0.3, 40, hand === 1 ? -1 : 1));
    carving.add(carving.scroll(230 + side * 130, 126, along + side * 0.2, 25, hand));
    fringe(carving, 230, 122, side, 11, 46);
  }
  carving.add(carving.finger(230, 120, Math.PI / 2, 56, 10, 0, { lines: 3 }));
  lotus(carving, 230, 118, 104);
  return carving;
}

function climbing(): Carving {
  const next = random(31);
  const carving = new Carving(124, 440, next);
  vine(carving, [70, 476, -1.95], winding(6, next));
  return carving;
}

/** One immense scroll, cut by the edge of the screen, and a smaller answer from below. */
function spread(): Carving {
  const carving = new Carving(390, 640, random(47));
  const leafAt = ([x, y, angle]: readonly [number, number, number]) =>
    carving.finger(x, y, angle, 44, 8, 0, { lines: 3, vein: 0.55 });
  carving.add(
    leafAt(
      vine(carving, [-40, 540, -0.55], [{ length: 250, bend: -0.5, radius: 84, hand: 1, at: 0.55, to: 1.2 }]),
    ),
  );
  carving.add(carving.scroll(430, 310, -2.2, 140, -1, { turns: 1.3, flower: 0.46 }));
  const tip = vine(
    carving,
    [402, 310, -1.9],
    [
      { length: 230, bend: -0.5, radius: 74, hand: -1, at: 0.45 },
      { length: 84, bend: 0.6, radius: 40, hand: 1, at: 0.3, to: 1.2 },
    ],
  );
  carving.add(leafAt(tip));
  return carving;
}
