import { between, pierced, type Ray } from "../../kit/joinery.ts";
import { clamp } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { framed, lights } from "./door.ts";
import { screen } from "./straps.ts";

/** Beside a niche, one period: stars that its frame cuts, and the frame. */
export function jamb(density: number): Light {
  const pitch = 76;
  return pierced({
    ...lights,
    width: 62,
    height: pitch,
    density,
    depth: 17,
    wood: (x, y) => framed(x - 46, screen(x + pitch / 2 - 14, y, pitch, 6.4)),
    ray: (x, y): Ray => ({ x, y, dx: (x - 78) / 190, dy: 0.16 }),
    behind: (x) =>
      between(
        [
          [0, "b8692f"],
          [0.5, "e8a658"],
          [1, "fbd591"],
        ],
        clamp(x / 50),
      ),
    spill: [6, 0.16],
  });
}
