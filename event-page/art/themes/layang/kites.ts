import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { cloudy, noise } from "../../kit/random.ts";

/*
 * A kite of paper against the sun: two sticks of bamboo that are seen through it, seams where sheets overlap, a hem folded about
 * a thread, creases, fibres, and a tail of paper ribbon. Its own measure: 1 is half of its width.
 */

export interface Kite {
  /** Colour of a sheet at a place of the kite, and the sheet it belongs to. */
  sheets: (x: number, y: number) => { colour: Three; sheet: number };
  ribbon: readonly [Three, Three];
  seed: number;
  /** Distance to its edge, positive within; four-cornered without. */
  within?: (x: number, y: number) => number;
  /** How high the ends of its cross-stick stand; bent the other way without. */
  bow?: number;
}

const tip = { top: -0.84, side: 0.92, bottom: 1.26 };

/** Distance to the edge of a four-cornered one, positive within; between sticks the thread is drawn in a little. */
function withinFour(x: number, y: number): number {
  const high = y < 0 ? -tip.top : tip.bottom;
  const length = Math.hypot(tip.side, high);
  const [p, q] = [Math.abs(x) / tip.side, Math.abs(y) / high];
  const sag = 0.035 * Math.sin(Math.PI * clamp(p)) ** 2;
  return ((1 - p - q) * tip.side * high) / length - sag;
}

const stick = (distance: number, half: number) => 1 - smooth(half * 0.55, half * 1.25, Math.abs(distance));

/** Colour and alpha of the kite at a place of its own. @param sun where the sun stands behind it */
export function kiteAt(
  { sheets, seed, within = withinFour, bow: ends }: Kite,
  x: number,
  y: number,
  sun: readonly [number, number],
  soft: number,
): readonly [number, number, number, number] {
  const inside = within(x, y);
  const alpha = smooth(-soft, soft, inside);
  if (alpha === 0) return [0, 0, 0, 0];
  const { colour, sheet } = sheets(x, y);
  const e = 0.014;
  const seam = [
    [e, 0],
    [-e, 0],
    [0, e],
    [0, -e],
  ].some(([dx, dy]) => sheets(x + dx, y + dy).sheet !== sheet);
  const fibre = (noise(x * 90, y * 34, seed) - 0.5) * 0.07 + (cloudy(x * 5, y * 5, seed + 4, 4) - 0.5) * 0.24;
  // Creases run from where the sticks cross and from their ends.
  let crease = 0;
  for (const [cx, cy, count] of [
    [0, -0.1, 11],
    [-0.9, 0, 9],
    [0.9, 0, 9],
    [0, 1.2, 8],
  ]) {
    const angle = Math.atan2(y - cy, x - cx);
    const away = Math.hypot(x - cx, y - cy);
    const ray = noise(angle * count + 20, seed * 3.1 + cx) - 0.5;
    crease += ray * Math.exp(-away * 2.1) * 0.5;
  }
  const near = Math.exp(-(((x - sun[0]) ** 2 + (y - sun[1]) ** 2) / 0.9));
  // Bowed: the half that faces the sun is brighter.
  const bow = 0.09 * Math.sign(sun[0]) * Math.tanh(x * 2.2);
  let through = 1 + fibre + crease + near * 0.26 + bow;
  if (seam) through *= 0.8;
  if (inside < 0.055) through *= 0.76;
  const bent = ends === undefined ? -0.13 * (1 - (x / tip.side) ** 2) : ends - 0.3 * Math.abs(x) ** 2.2;
  const bones = Math.max(stick(x + 0.006 * Math.sin(y * 3), 0.024), stick(y - bent, 0.019));
  let lit: Three = scale3(colour, clamp(through, 0.2, 1.3));
  lit = mix3(lit, [255, 250, 226], clamp(near * 0.42 + crease * 0.34));
  lit = mix3(lit, scale3(mix3(colour, [92, 52, 18], 0.62), 0.62), bones * 0.74);
  if (inside < 0.012) lit = scale3(lit, 0.72);
  return [lit[0], lit[1], lit[2], alpha];
}

export interface Bend {
  x: number;
  y: number;
  angle: number;
  share: number;
}

/** Places along a tail that the wind carries: it swings about a line, more and more. */
export function tailOf(
  from: readonly [number, number],
  angle: number,
  length: number,
  swing: number,
): Bend[] {
  const count = 240;
  const bends: Bend[] = [];
  let [x, y] = from;
  for (let k = 0; k <= count; k += 1) {
    const share = k / count;
    const turned = angle + swing * Math.sin(share * 8.4 + 0.5) * (0.35 + share);
    bends.push({ x, y, angle: turned, share });
    x += (Math.cos(turned) * length) / count;
    y += (Math.sin(turned) * length) / count;
  }
  return bends;
}

/** Paper ribbon, twisted: now its face, now its back, now its edge. */
export function ribbonAt(
  bends: readonly Bend[],
  x: number,
  y: number,
  { half, length }: { half: number; length: number },
  [face, back]: readonly [Three, Three],
  soft: number,
): readonly [number, number, number, number] {
  let [least, at] = [Infinity, bends[0]];
  for (const bend of bends) {
    const square = (x - bend.x) ** 2 + (y - bend.y) ** 2;
    if (square < least) [least, at] = [square, bend];
  }
  if (least > (half * 2) ** 2) return [0, 0, 0, 0];
  const off = -(x - at.x) * Math.sin(at.angle) + (y - at.y) * Math.cos(at.angle);
  const along = (x - at.x) * Math.cos(at.angle) + (y - at.y) * Math.sin(at.angle);
  const twist = Math.cos((at.share + along / length) * 30);
  const wide = half * (0.12 + 0.88 * Math.abs(twist)) * (1 - at.share * 0.35);
  if (Math.abs(along) > half * 0.6) return [0, 0, 0, 0];
  const alpha = 1 - smooth(wide - soft, wide + soft, Math.abs(off));
  const colour = scale3(twist > 0 ? face : back, mix(0.68, 1.08, Math.abs(twist)) - (off / half) * 0.1);
  return [colour[0], colour[1], colour[2], alpha];
}

const [saffron, red, cream, teal, blue, pink, plum] = [
  "ffb21f",
  "ee4b22",
  "fff1d2",
  "12a594",
  "1b6fc4",
  "f2547d",
  "8a2a6b",
].map(rgb);

/** Sun in the middle, stripes towards the tail. */
export const sunny: Kite = {
  seed: 3,
  ribbon: [red, saffron],
  sheets: (x, y) => {
    const far = Math.hypot(x, (y + 0.02) * 0.98);
    const rays = 0.4 + 0.085 * Math.cos(Math.atan2(y + 0.02, x) * 12);
    if (far < 0.23) return { colour: cream, sheet: 1 };
    if (far < rays) return { colour: red, sheet: 2 };
    const stripe = Math.floor((y - Math.abs(x) * 0.5 - 0.32) / 0.17);
    if (y > 0 && stripe >= 0)
      return stripe % 2 === 0 ? { colour: red, sheet: 3 } : { colour: cream, sheet: 4 };
    return y < -0.13 * (1 - x * x) ? { colour: saffron, sheet: 5 } : { colour: saffron, sheet: 6 };
  },
};

/** Quarters of sea and paper, a lozenge in each. */
export const quartered: Kite = {
  seed: 8,
  ribbon: [teal, cream],
  sheets: (x, y) => {
    const isLit = x > 0 === y > -0.1;
    const small = Math.abs(Math.abs(x) - 0.3) / 0.17 + Math.abs(y < -0.1 ? y + 0.36 : y - 0.3) / 0.22;
    if (small < 1) return isLit ? { colour: blue, sheet: 1 } : { colour: cream, sheet: 2 };
    if (y > 0.78) return { colour: saffron, sheet: 5 };
    return isLit ? { colour: cream, sheet: 3 } : { colour: teal, sheet: 4 };
  },
};

/** Chevrons of berry colours. */
export const berry: Kite = {
  seed: 13,
  ribbon: [pink, plum],
  sheets: (x, y) => {
    const step = Math.floor((y - Math.abs(x) * 0.9 + 1.4) / 0.3);
    const colour = [plum, pink, cream, pink][((step % 4) + 4) % 4];
    return { colour, sheet: step };
  },
};
