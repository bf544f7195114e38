import { drawing, type ThemeArt } from "../../ornament/drawing.ts";

/** A row of three shoots, points upwards. */
const shoots = [0, 48, 96].map((x) => `M${String(x)} 80L${String(x + 24)} 4L${String(x + 48)} 80z`).join("");
const chevrons = [0, 48, 96]
  .map(
    (x) =>
      `M${String(x + 9)} 80L${String(x + 24)} 32L${String(x + 39)} 80M${String(x + 17)} 80L${String(x + 24)} 56L${String(x + 31)} 80`,
  )
  .join("");

/** Silk and songket are baked. */
export const art: ThemeArt = {
  cover: [],
  crown: drawing(144, 80, shoots, { d: chevrons, paint: "thread" }),
  tiles: {},
};
