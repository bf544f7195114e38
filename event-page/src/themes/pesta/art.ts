import { confetti } from "../../ornament/confetti.ts";
import { drawing, type ThemeArt } from "../../ornament/drawing.ts";
import { petalPath } from "../../ornament/petal.ts";

const colours = ["sun", "sky", "rose"] as const;

/** Flags on a string that sags between the edges, in turn in three colours. */
function flags(colour: number): string {
  return Array.from({ length: 9 }, (_, index) => index)
    .filter((index) => index % 3 === colour)
    .map((index) => {
      const left = index * 80 + 6;
      const sag = (x: number) => Math.round(24 + 84 * (1 - ((x - 360) / 360) ** 2));
      const right = left + 68;
      return `M${String(left)} ${String(sag(left))}L${String(right)} ${String(sag(right))}L${String(left + 34)} ${String(sag(left + 34) + 84)}z`;
    })
    .join("");
}

/** Bunting above, petals in the air beneath. */
const scene = drawing(
  720,
  480,
  { d: "M0 24Q360 192 720 24", paint: "string" },
  ...colours.map((paint, index) => ({ d: flags(index), paint })),
  ...colours.map((paint, index) => ({
    d: petalPath(confetti(720, 220, 8, index).map((one) => ({ ...one, y: one.y + 110 }))),
    paint: `${paint} air`,
  })),
);

export const art: ThemeArt = {
  cover: [{ ...scene, place: "scene", slot: "frame" }],
  crown: drawing(
    96,
    52,
    ...colours.map((paint, index) => ({
      d: `M${String(index * 32 + 2)} 6h28l-14 36z`,
      paint,
    })),
  ),
  tiles: {},
};
