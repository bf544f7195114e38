import { linear } from "../../kit/colour.ts";
import { mix3, wrapped, type Three } from "../../kit/numbers.ts";

/* The cloth of the cradle, thread by thread: bands along both hems, fine lines over an ivory ground. Stripes of our own. */

const [ivory, gold, coral, indigo, blush] = ["fff1dc", "e6ac48", "d9655c", "4b3f8e", "f6c9b8"].map(linear);

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

/** Its reverse, which is seen within: a narrow hem, and the ground with fewer lines. */
export function backStripe(share: number, along: number): Three {
  if (share < 0.03) return gold;
  if (share < 0.045) return coral;
  return mix3(stripe(share, along), ivory, 0.78);
}
