import { linear } from "../../kit/colour.ts";
import { mix3, wrapped, type Three } from "../../kit/numbers.ts";

/* The cloth of the cradle, thread by thread: bands along both hems, fine lines over an ivory ground. Stripes of our own. */

const [ivory, gold, coral, indigo, blush] = ["f6ece4", "cfa765", "b9808e", "5a4a96", "e2c3c8"].map(linear);

/** To which share of its width from a hem, and what colour. */
const bands: readonly (readonly [number, Three])[] = [
  [0.012, gold],
  [0.02, ivory],
  [0.062, coral],
  [0.068, gold],
  [0.086, indigo],
  [0.092, gold],
  [0.12, blush],
  [0.126, coral],
  [0.19, ivory],
  [0.194, gold],
  [0.21, ivory],
  [0.22, coral],
  [0.236, ivory],
  [0.24, gold],
  [0.33, ivory],
  [0.335, coral],
  [0.36, blush],
  [0.365, coral],
  [0.44, ivory],
  [0.444, gold],
];

/** @param along share of its length, by which dots are woven into the broad bands */
export function stripe(share: number, along: number): Three {
  const from = Math.min(share, 1 - share);
  for (const [to, colour] of bands) {
    if (from >= to) continue;
    if (colour === coral && to === 0.062)
      return Math.hypot(wrapped(along * 50, 1) - 0.5, (from - 0.041) / 0.036) < 0.3 ? ivory : colour;
    if (colour === indigo) return Math.abs(wrapped(along * 88, 1) - 0.5) < 0.2 ? gold : colour;
    return colour;
  }
  return ivory;
}

/** How broad the hem about the opening is, in units of the picture. */
export const hem = 23;

/** @param from how far from the edge, in units @param along its length, by which dots are woven into it */
export function hemAt(from: number, along: number): Three {
  if (from < 2.4) return gold;
  if (from < 12)
    return Math.hypot((wrapped(along * 6, 1) - 0.5) * 1.1, (from - 7.2) / 8) < 0.3 ? ivory : coral;
  if (from < 13.6) return gold;
  if (from < 18.4) return Math.abs(wrapped(along * 11, 1) - 0.5) < 0.2 ? gold : indigo;
  if (from < 20) return gold;
  return blush;
}

/** The cloth by the way around it: broad soft bands of ivory and blush, a thread of rose between them. */
export function warps(way: number): Three {
  const place = wrapped(way * 1.6, 1);
  if (place < 0.03) return coral;
  if (place < 0.48) return ivory;
  if (place < 0.51) return coral;
  return blush;
}

/** Its reverse, which is seen within: the ground, with paler lines. */
export function lining(way: number): Three {
  return mix3(warps(way), ivory, 0.62);
}
