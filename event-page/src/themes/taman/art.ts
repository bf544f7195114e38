import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { melati, sprig } from "../../ornament/sprig.ts";

/** Two jasmine branches out of one corner: the long one hangs down the edge, the other lies along the top. */
const hanging = sprig({ x: 14, y: -8, angle: 1.42, length: 300, bend: -0.75, leaves: 8, leaf: 64 });
const lying = sprig({ x: -10, y: 22, angle: 0.04, length: 380, bend: 0.62, leaves: 10, leaf: 64 });
const flowers = [melati(118, 88, 54), melati(214, 52, 36), melati(60, 196, 40)];

const corner = drawing(
  400,
  400,
  { d: hanging.stem + lying.stem, paint: "stem" },
  petalPath([...hanging.leaves, ...lying.leaves]),
  ...flowers.flatMap(({ petals, eye }) => [
    { d: petals, paint: "flower" },
    { d: eye, paint: "eye" },
  ]),
);

const bud = melati(96, 52, 44);
const left = sprig({ x: 88, y: 60, angle: 3.3, length: 86, bend: -0.5, leaves: 4, leaf: 32 });
const right = sprig({ x: 104, y: 60, angle: -0.16, length: 86, bend: 0.5, leaves: 4, leaf: 32 });

export const art: ThemeArt = {
  cover: [{ ...corner, place: "corner", slot: "frame", isPair: true }],
  crown: drawing(
    192,
    104,
    { d: left.stem + right.stem, paint: "stem" },
    petalPath([...left.leaves, ...right.leaves]),
    { d: bud.petals, paint: "flower" },
    { d: bud.eye, paint: "eye" },
  ),
  tiles: {},
};
