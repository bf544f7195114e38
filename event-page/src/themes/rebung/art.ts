import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { shootTile } from "../../ornament/songket.ts";

const ground = "#2F6A2C";
const thread = "#E3BC4E";

/** A row of three shoots, points upwards. */
const shoots = [0, 48, 96].map((x) => `M${String(x)} 80L${String(x + 24)} 4L${String(x + 48)} 80z`).join("");
const chevrons = [0, 48, 96]
  .map(
    (x) =>
      `M${String(x + 9)} 80L${String(x + 24)} 32L${String(x + 39)} 80M${String(x + 17)} 80L${String(x + 24)} 56L${String(x + 31)} 80`,
  )
  .join("");

export const art: ThemeArt = {
  cover: [],
  crown: drawing(144, 80, shoots, { d: chevrons, paint: "thread" }),
  tiles: { teeth: shootTile(ground, thread), cloth: shootTile("#245522", thread) },
};
