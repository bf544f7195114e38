import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, scale3, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { foil } from "./stationery.ts";
import { roseAt } from "./device.ts";

/* The envelope that the card stands in: two flaps that meet, the lower one over them, and what it is lined with. */

/** Where the flaps meet, and how deep the mouth is. */
const [width, height, top, deep] = [780, 620, 40, 176];
const paper = rgb("1a2f66");

/** Seen from behind: the mouth is a V from the upper corners; below it the lower flap rises to a blunted point over both sides. */
export function pocket(): Sharp {
  return glazed(width, height, (x, y) => {
    const off = Math.abs(x - width / 2) / (width / 2);
    const side = x < width / 2 ? 1 : -1;
    const bow = 10 * Math.sin(Math.PI * off);
    const mouth = top + deep * (1 - off) - bow;
    // Distances across the two edges: the mouth, and the lower flap, whose own edges fall to the lower corners.
    const over = (y - mouth) * 0.91;
    const blunt = 15 * Math.exp(-((off / 0.06) ** 2));
    const flap = (y - (top + deep - 12 + (height - top - deep) * off ** 0.98 * 1.06 + blunt)) * 0.66;
    if (over < 0) return [3, 6, 18, 0.55 * Math.exp(over / 13) * smooth(0, 0.03, 1 - off)];
    const grain = (cloudy(x / 5, y / 5, 21, 2) - 0.5) * 0.1 + (noise(x / 1.3, y / 1.3, 4) - 0.5) * 0.06;
    const isFlap = flap > 0;
    const toLight = side * 0.07 * (isFlap ? -0.3 : 1) * (1 - off);
    let lit = 0.86 + toLight + grain + (isFlap ? 0.05 : 0) + 0.1 * Math.exp(-y / 260);
    lit += isFlap
      ? 0.5 * Math.exp(-flap / 1.3) - 0.07 * Math.exp(-(((flap - 9) / 7) ** 2))
      : 0.55 * Math.exp(-over / 1.4) - 0.4 * Math.exp(flap / 11);
    // Paper that was folded bulges a little towards its edges.
    lit += 0.12 * Math.exp(-Math.abs(isFlap ? flap : over) / 46);
    const colour = scale3(paper, clamp(lit, 0.2, 1.9));
    return [...colour, 1];
  });
}

/** A period of the lining: lozenges of fine double lines, a rose in each crossing and a point within. */
export function lining(): Sharp {
  const [wide, high] = [144, 144];
  return glazed(wide, high, (x, y) => {
    let [cover, lit] = [0, 0];
    for (let k = 0; k < 9; k += 1) {
      const [X, Y] = [x + (k % 3) / 3, y + Math.floor(k / 3) / 3];
      const [a, b] = [((X + Y) / wide) % 1, ((((X - Y) / wide) % 1) + 1) % 1];
      const near = (share: number) => Math.abs(share - Math.round(share)) * wide * Math.SQRT1_2;
      const [da, db] = [near(a), near(b)];
      const from = Math.min(da, db);
      const line = Math.abs(from - 3.4) < 0.75 || from < 0.6 ? 1 : 0;
      const [cx, cy] = [X - Math.round(X / wide) * wide, Y - Math.round(Y / high) * high];
      const [rose, facet] = roseAt(cx / 29, cy / 29);
      const [mx, my] = [X - wide / 2, Y - high / 2];
      const [other, side] = roseAt(
        (mx * Math.SQRT1_2 - my * Math.SQRT1_2) / 21,
        (mx * Math.SQRT1_2 + my * Math.SQRT1_2) / 21,
      );
      const isFree = Math.hypot(cx, cy) < 25;
      if (rose > 0) [cover, lit] = [cover + 1, lit + 0.56 + 0.22 * facet];
      else if (other > 0) [cover, lit] = [cover + 1, lit + 0.52 + 0.2 * side];
      else if (line === 1 && !isFree) [cover, lit] = [cover + 1, lit + 0.5];
    }
    const worn = 0.84 + 0.16 * noise(x / 12, y / 12, 5, 12);
    const gold = foil(cover === 0 ? 0.5 : lit / cover);
    return [...mix3(gold, [150, 110, 50], 0.12), (cover / 9) * worn];
  });
}
