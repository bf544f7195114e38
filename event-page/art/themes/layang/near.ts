import { rgb } from "../../kit/colour.ts";
import { glazed, painted } from "../../kit/picture.ts";
import { bulan } from "./bulan.ts";
import { kiteAt, ribbonAt, tailOf, type Kite } from "./kites.ts";

/*
 * The great kite to someone who holds it up against the sun: the same field, so much larger that one wing crosses a screen from
 * edge to edge. And its paper alone, of two sheets, and its ribbon, as near.
 */

/** One wing, from beside the back to near its tip. */
export function wing() {
  const [width, height, half, lean] = [1560, 1280, 1980, 0.2];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const held: Kite = { ...bulan, isNear: true };
  return glazed(width, height, (px, py) => {
    const [dx, dy] = [(px + 128) / half, (py - 784) / half];
    return kiteAt(held, dx * cos + dy * sin, -dx * sin + dy * cos, [0.3, -0.1], 1 / half);
  });
}

const [saffron, orange, crimson] = ["ffbe3d", "ff7a2a", "c22418"].map(rgb);

/** Paper that nothing is pasted on: two sheets, one over the other, a stick behind them and the sun. */
export function sheet() {
  const plain: Kite = {
    seed: 11,
    ribbon: [crimson, saffron],
    isNear: true,
    bow: [-0.16, -0.3],
    within: () => 1,
    sheets: (x, y) => (y + x * 0.5 < 0.5 ? { colour: saffron, sheet: 1 } : { colour: orange, sheet: 2 }),
  };
  return painted(440, 360, (u, v) => {
    const [red, green, blue] = kiteAt(plain, 0.05 + u * 0.95, -0.3 + v * 0.78, [0.52, 0.04], 0.01);
    return [red, green, blue];
  });
}

/** A ribbon that the wind draws across. */
export function streamer() {
  const [width, height] = [700, 300];
  const bends = tailOf([-30, 110], 0.1, 860, 0.62);
  return glazed(width, height, (x, y) =>
    ribbonAt(bends, x, y, { half: 27, length: 860 }, [crimson, saffron], 1),
  );
}
