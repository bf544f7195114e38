import { pigment, Sheet } from "../../kit/watercolour.ts";
import { bud, pad } from "./lotus.ts";
import { drop, shade } from "./near.ts";
import { arched } from "./petals.ts";

/* Leaves and a bud that lie over the edge of a sheet in the water, drops on them. */

const sage = pigment("8fae8c");
const moss = pigment("b9c28e");
const teal = pigment("2f6a68");

/** A rim of the leaf that has folded in: its pale underside. */
function fold(sheet: Sheet, x: number, y: number, size: number): void {
  shade(sheet, x - size * 0.15, y - size * 0.3, size * 0.6, size * 0.16, 0.3);
  arched(
    sheet,
    {
      x: x - size * 0.92,
      y: y - size * 0.22,
      angle: -0.62,
      length: size * 1.3,
      width: size * 0.13,
      bend: 0.84,
    },
    [sage, moss],
    (u, v) =>
      0.34 +
      0.5 * Math.max(0, v) +
      0.14 * Math.sin(u * 34 + v * 2) * (1 - Math.abs(v)) -
      0.16 * Math.exp(-((v + 0.4) ** 2) * 8),
  );
}

/** 520 × 430; the right edge is the screen's. */
export function shore(): Sheet {
  const sheet = new Sheet(520, 430, 61);
  bud(sheet, 330, 262, 128, -0.8, 120);
  pad(sheet, 470, 110, 150, 0.6, 3.9);
  shade(sheet, 392, 262, 190, 108, 0.35);
  pad(sheet, 392, 246, 188, 0.56, 2.2);
  fold(sheet, 392, 246, 188);
  for (const [x, y, size] of [
    [330, 236, 14],
    [372, 290, 9],
    [300, 268, 6],
    [450, 214, 10],
    [446, 92, 8],
  ] as const)
    drop(sheet, x, y, size, teal);
  return sheet;
}
