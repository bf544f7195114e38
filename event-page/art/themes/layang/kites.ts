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
  /** Where its cross-stick crosses the other, and how far its ends are bent from there; a slight bow without. */
  bow?: readonly [number, number];
  /** Seen from so near that fibres of its paper, knots of its bamboo and the sun itself are told apart. */
  isNear?: boolean;
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

/** How paper lies between its sticks: creases that run from where it is tied, and crumples that are left from the folding. */
function crumple(x: number, y: number, seed: number): number {
  let height = (cloudy(x * 2.3, y * 2.3, seed + 4, 4) - 0.5) * 0.9;
  height += (1 - Math.abs(2 * noise(x * 4.6 + y, y * 5.2 - x, seed + 9) - 1)) * 0.16;
  for (const [cx, cy, count] of [
    [0, -0.1, 9],
    [-0.9, -0.1, 8],
    [0.9, -0.1, 8],
    [0, 1.2, 7],
  ]) {
    const angle = Math.atan2(y - cy, x - cx);
    const away = Math.hypot(x - cx, y - cy);
    height += (noise(angle * count + 20, seed * 3.1 + cx) - 0.5) * Math.exp(-away * 1.7) * 0.5;
  }
  return height;
}

/** Long fibres that lie about in the paper, and the cloud of its pulp. */
function fibres(x: number, y: number, seed: number): number {
  let dark = (cloudy(x * 22, y * 22, seed + 30, 3) - 0.5) * 0.2;
  for (let way = 0; way < 4; way += 1) {
    const angle = way * 0.83 + 0.3 + 0.8 * (noise(x * 3, y * 3, seed + 40 + way) - 0.5);
    const [along, off] = [
      x * Math.cos(angle) + y * Math.sin(angle),
      y * Math.cos(angle) - x * Math.sin(angle),
    ];
    const hair = noise(along * 9, off * 130, seed + 50 + way);
    dark -= smooth(0.8, 0.95, hair) * 0.22;
  }
  return dark;
}

/** How much of the sun itself comes through one sheet, so far from its middle. */
const sunThrough = (far: number) =>
  0.8 * (1 - smooth(0.085, 0.125, far)) + 0.34 * Math.exp(-((far / 0.2) ** 2));

/** Light along the round of the cross-stick, broken by its knots. */
function bamboo(x: number, off: number, seed: number): number {
  const knot = Math.abs(((x + 0.13) % 0.31) - 0.12);
  const grain = noise(x * 8, off * 900, seed + 60);
  const edge = Math.exp(-(((off + 0.008) / 0.0035) ** 2));
  return clamp(edge * (0.35 + 0.5 * grain) * smooth(0.004, 0.012, knot) * 0.8);
}

/**
 * Colour and alpha of the kite at a place of its own: what comes through the paper, the less the more sheets of it lie there, and
 * what glances off its crumples.
 * @param sun where the sun stands behind it
 */
export function kiteAt(
  { sheets, seed, within = withinFour, bow, isNear = false }: Kite,
  x: number,
  y: number,
  sun: readonly [number, number],
  soft: number,
): readonly [number, number, number, number] {
  const inside = within(x, y);
  const alpha = smooth(-soft, soft, inside);
  if (alpha === 0) return [0, 0, 0, 0];
  const { colour, sheet } = sheets(x, y);
  const e = isNear ? 0.009 : 0.013;
  const seam = [
    [e, 0],
    [-e, 0],
    [0, e],
    [0, -e],
  ].some(([dx, dy]) => sheets(x + dx, y + dy).sheet !== sheet);
  const [dx, dy] = [x - sun[0], y - sun[1]];
  const near = Math.exp(-(dx * dx + dy * dy) / (isNear ? 0.07 : 0.5));
  const wide = Math.exp(-(dx * dx + dy * dy) / (isNear ? 0.3 : 2.2));
  const step = 0.02;
  const here = crumple(x, y, seed);
  const slope =
    ((crumple(x + step, y, seed) - here) * Math.sign(-dx || 1) + (crumple(x, y + step, seed) - here) * 1.2) /
    step;
  const bent = bow === undefined ? -0.13 * (1 - (x / tip.side) ** 2) : bow[0] + bow[1] * Math.abs(x) ** 2.2;
  const fibre = (noise(x * 110, y * 40, seed) - 0.5) * 0.1 + (isNear ? fibres(x, y, seed) : 0);
  // Between its sticks the paper is blown back, and turns from the light along them.
  const belly = 0.1 * Math.tanh((y - bent) * 3) * -Math.sign(sun[1] - bent || 1);
  const lit =
    (isNear ? 0.42 : 0.6) +
    0.5 * wide +
    0.34 * near +
    clamp(slope * (isNear ? 0.06 : 0.1), -0.26, 0.3) +
    fibre +
    belly;
  const layers = 1 + (seam ? 0.8 : 0) + (inside < 0.05 ? 0.7 : 0) + (inside < 0.012 ? 0.8 : 0);
  // From near by less light means a deeper colour before it means a darker one, as in a lantern.
  const deeper = isNear ? 1.5 * clamp(1 - lit) : 0;
  const strong = isNear ? clamp(lit, 0.2, 1.5) ** 0.6 : clamp(lit, 0.24, 1.5);
  const through = (part: number, warm: number) =>
    255 * (part / 255) ** (layers * (1.16 - 0.34 * near) + deeper) * strong * warm;
  let shown: Three = [through(colour[0], 1.12), through(colour[1], 0.99), through(colour[2], 0.82)];
  shown = mix3(shown, [255, 246, 206], clamp((isNear ? 0 : near ** 2 * 0.5) + clamp(slope - 1.2) * 0.12));
  if (isNear) {
    const tinted = colour.map((part) => 255 * (part / 255) ** 0.22);
    shown = mix3(
      shown,
      [tinted[0], tinted[1] * 0.98, tinted[2] * 0.8],
      sunThrough(Math.hypot(dx, dy)) / layers,
    );
  }
  // Bamboo is all shade, sharp where the paper lies on it and soft beside it.
  const far = Math.min(Math.abs(x + 0.006 * Math.sin(y * 3)) / 1.25, Math.abs(y - bent));
  const bones = Math.max(0.92 * stick(far, 0.013), 0.38 * (1 - smooth(0, 0.06, far)));
  shown = mix3(shown, scale3(mix3(colour, [70, 34, 10], 0.7), 0.42), bones * (1 - 0.4 * near));
  if (isNear) shown = mix3(shown, [232, 150, 60], bamboo(x, y - bent, seed));
  return [shown[0], shown[1], shown[2], alpha];
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
  const twist = Math.cos((at.share + along / length) * (length / half) * 0.5);
  const wide = half * (0.2 + 0.8 * Math.abs(twist)) * (1 - at.share * 0.5);
  if (Math.abs(along) > half * 0.6) return [0, 0, 0, 0];
  const alpha = 1 - smooth(wide - soft, wide + soft, Math.abs(off));
  const colour = scale3(twist > 0 ? face : back, mix(0.56, 1.12, Math.abs(twist)) - (off / half) * 0.16);
  return [colour[0], colour[1], colour[2], alpha];
}

const [saffron, red, cream, teal, blue] = ["ffb21f", "ee4b22", "fff1d2", "12a594", "1b6fc4"].map(rgb);

/** Sun in the middle, stripes towards the tail; its cross-stick is a bow above the sun. */
export const sunny: Kite = {
  seed: 3,
  bow: [-0.47, 0.56],
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
