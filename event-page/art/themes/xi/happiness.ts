import { random } from "../../kit/random.ts";
import { fixed, leaf, paper, peony, placed, sliver, taken } from "./knife.ts";

/* Double happiness as a paper cutter makes it: broad strokes with small cuts in them, and one peony that opens where both halves meet. */

/** A stroke along an axis, broader at both ends. */
function stroke(x: number, y: number, wide: number, high: number): string {
  const flare = 2.2;
  const [l, r, t, b] = [x - wide / 2, x + wide / 2, y - high / 2, y + high / 2];
  const [f, g] = wide > high ? [0, flare] : [flare, 0];
  const corner = (px: number, py: number) => `${fixed(px)} ${fixed(py)}`;
  return paper(
    `M${corner(l - f, t - g)}Q${corner(x, t + (g === 0 ? -f * 0 : g * 0.4))} ${corner(r + f, t - g)}Q${corner(r - f, y)} ${corner(r + f, b + g)}Q${corner(x, b - g * 0.4)} ${corner(l - f, b + g)}Q${corner(l + f, y)} ${corner(l - f, t - g)}Z`,
  );
}

/** Pairs of thin leaves cut along a level stroke, out from its middle. */
function sprays(x: number, y: number, wide: number, high: number): string {
  const count = Math.floor(wide / 26);
  let d = "";
  for (const way of [-1, 1])
    for (let k = 0; k < count; k += 1) {
      const from = x + way * (7 + k * 12);
      for (const side of [-1, 1])
        d += sliver([from, y + side * 0.9], [from + way * 11, y + side * high * 0.3], side * way * 1.4, 1.9);
    }
  return taken(`${d}M${fixed(x)} ${fixed(y - 3.6)}l3.4 3.6l-3.4 3.6l-3.4 -3.6Z`);
}

/** A mouth: a frame of four strokes in one. */
const mouth = (x: number, y: number, wide: number, high: number, thick: number) => {
  const frame = (by: number) =>
    `M${fixed(x - wide / 2 + by)} ${fixed(y - high / 2 + by)}h${fixed(wide - 2 * by)}v${fixed(high - 2 * by)}h${fixed(-wide + 2 * by)}Z`;
  return paper(frame(0)) + taken(frame(thick));
};

/** 囍 on 248 × 256 units. */
export function happiness(): string {
  const half = (x: number) =>
    [
      stroke(x, 34, 104, 20),
      stroke(x, 46, 18, 82),
      stroke(x, 67, 78, 18),
      mouth(x, 105, 86, 44, 14),
      placed(paper("M-11 0Q0 -9 11 0Q0 9 -11 0ZM-2 -12H2V12H-2Z"), [x, 105]),
      paper(`M${fixed(x - 33)} 124l17 0l5 24l-16 0Z`),
      paper(`M${fixed(x + 33)} 124l-17 0l-5 24l16 0Z`),
      mouth(x, 210, 96, 66, 16),
      sprays(x, 34, 96, 20),
      sprays(x, 67, 66, 17),
      taken(sliver([x, 6], [x, 24], 0, 2.2)),
      taken(
        [-1, 1]
          .flatMap((way) => [
            sliver([x + way * 35, 90], [x + way * 35, 116], way * 1.2, 1.7),
            sliver([x + way * 39, 186], [x + way * 39, 232], way * 1.4, 2),
          ])
          .join(""),
      ),
      sprays(x, 185, 66, 14),
      sprays(x, 235, 66, 14),
    ].join("");
  const next = random(41);
  return [
    half(64),
    half(184),
    stroke(124, 155, 240, 20),
    sprays(124, 155, 226, 19),
    placed(leaf(10), [100, 204], 164, 0.72),
    placed(leaf(10), [148, 204], 164, 0.72, true),
    placed(leaf(-8), [112, 168], -146, 0.5),
    placed(leaf(-8), [136, 168], -146, 0.5, true),
    placed(peony(next), [124, 196], 0, 0.52),
  ].join("");
}
