import { random } from "../../kit/random.ts";
import { bud, leaf, magpie, paper, peony, placed, sliver, taken } from "./knife.ts";

/** The left half of a sheet's upper edge, 200 × 190 units: a magpie that looks towards a peony in the middle. */
export function perch(): string {
  return [
    paper("M-4 154Q60 146 110 156T210 150V196H-4Z"),
    taken([30, 64, 98, 132].map((x) => sliver([x, 168], [x + 24, 168], 2, 2)).join("")),
    placed(leaf(10), [30, 156], -66, 0.5),
    placed(leaf(-10), [150, 150], -160, 0.6),
    placed(leaf(12), [160, 122], -128, 0.62),
    placed(bud(random(7)), [16, 150], -14, 0.66),
    placed(magpie(), [88, 146], -8, 0.82),
    placed(peony(random(23)), [200, 116], 0, 0.62),
  ].join("");
}

/** One bow of a sheet's lower edge, which goes on at both sides; 48 × 34 units. */
export function hem(): string {
  return [
    paper("M-2 -4H50V8C50 20 38 22 34 22C34 28 28 30 24 30C20 30 14 28 14 22C10 22 -2 20 -2 8Z"),
    taken(
      [
        sliver([13, 17], [22, 9], -3, 2),
        sliver([35, 17], [26, 9], 3, 2),
        "M24 13L27.500 20L24 25.500L20.500 20Z",
        sliver([-6, 5], [6, 5], 2, 1.6),
        sliver([42, 5], [54, 5], 2, 1.6),
      ].join(""),
    ),
  ].join("");
}
