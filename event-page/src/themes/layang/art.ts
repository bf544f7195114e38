import { drawing, type Shape, type ThemeArt } from "../../ornament/drawing.ts";
import { kite, type Kite } from "../../ornament/kite.ts";

function painted({ sail, panels, line, bows }: Kite, first: string, second: string): Shape[] {
  return [
    { d: line, paint: "line" },
    { d: sail, paint: first },
    { d: panels, paint: second },
    { d: bows, paint: second },
  ];
}

/** Three kites of three sizes; the wind comes from the left. */
const sky = drawing(
  720,
  480,
  ...painted(kite(176, 132, 84, -0.32), "sun", "red"),
  ...painted(kite(556, 96, 56, 0.3), "white", "blue"),
  ...painted(kite(604, 300, 38, 0.5), "red", "sun"),
);

export const art: ThemeArt = {
  cover: [
    { ...sky, place: "scene", slot: "frame" },
    { ...drawing(720, 400, "M0 150Q360-60 720 150V4000H0z"), place: "horizon", slot: "frame" },
  ],
  crown: drawing(
    96,
    52,
    ...painted(kite(48, 14, 13, 0.3), "sun", "red").filter(({ paint }) => paint !== "line"),
  ),
  tiles: {},
};
