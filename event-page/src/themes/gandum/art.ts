import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";
import { wheat } from "../../ornament/wheat.ts";

/** The left ear of a wreath: from its foot at the bottom it rises around what stands in the middle. */
const ear = wheat([214, 322, -52, 352, 62, 60], 10, 40);
const small = wheat([116, 50, 60, 54, 18, 14], 5, 15);

export const art: ThemeArt = {
  cover: [
    {
      ...drawing(200, 340, { d: ear.lines, paint: "line" }, { d: petalPath(ear.grains), paint: "grain" }),
      place: "ear",
      slot: "frame",
      isPair: true,
    },
  ],
  crown: drawing(120, 64, { d: small.lines, paint: "line" }, petalPath(small.grains)),
  tiles: {},
};
