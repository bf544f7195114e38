import type { Sharp } from "sharp";
import { scale3, smooth, type Three } from "../../kit/numbers.ts";
import { painted } from "../../kit/picture.ts";
import { kerb } from "./stone.ts";
import { starTile, teeth } from "./tiles.ts";

/** A straight band of zellij, a period of two stars, between teeth and edges of stone. */
export function band(): Sharp {
  const [size, saw, edge] = [30, 7, 4];
  const [width, height] = [size * 2, size + 2 * (saw + edge)];
  const fine = 4;
  return painted(width * fine, height * fine, (_u, _v, px, py): Three => {
    const [x, y] = [(px + 0.5) / fine, (py + 0.5) / fine];
    const side = Math.min(y, height - y);
    if (side < edge)
      return scale3(kerb(x, y, y < height / 2 ? 0.2 : -0.3), 1 - 0.24 * smooth(1, 0, side - edge + 1));
    if (side < edge + saw) return teeth(x / 10, (side - edge) / saw);
    const i = Math.floor(x / size);
    return starTile(x / size - i - 0.5, (y - edge - saw) / size - 0.5, i % 2, 0);
  }).resize(width * 2);
}
