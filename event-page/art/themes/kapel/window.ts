import { fromWhole, lit, tints, wheel, type Pane, type WheelColours } from "../../kit/glass.ts";
import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { cell, cloudy } from "../../kit/random.ts";

/*
 * Five lancets side by side, the middle one tallest, each one unit wide; the sill is at 0 and `y` goes up.
 * Geometry alone: no figure, no scene, no letter.
 */

const radius = 1.25;
/** How far below its tip a lancet's sides begin to lean. */
const spring = Math.sqrt(radius ** 2 - (radius - 0.5) ** 2);
export const pitch = 1.17;
/** By how far a lancet stands from the middle one. */
export const heights = [3.3, 2.94, 2.5] as const;

/** A place in one of the lancets: `down` from its tip, `depth` from its edge inwards, negative outside. */
export interface Place {
  lancet: number;
  x: number;
  down: number;
  high: number;
  depth: number;
}

/** Which lancet a place is in, or nearest to. */
export function placeOf(x: number, y: number): Place {
  return depthOf(clamp(Math.round(x / pitch), -2, 2), x, y);
}

/** A place as one lancet sees it. */
export function depthOf(lancet: number, x: number, y: number): Place {
  const high = heights[Math.abs(lancet)] ?? 0;
  const own = x - lancet * pitch;
  const down = high - y;
  const aside = Math.abs(own);
  const depth =
    down >= spring
      ? Math.min(0.5 - aside, y)
      : Math.min(radius - Math.hypot(aside + radius - 0.5, down - spring), y);
  return { lancet, x: own, down, high, depth };
}

const { white, gold, amber, ruby, wine, rose, cobalt, night, sky, sea, violet } = tints;

const beads = 0.042;
const strip = 0.132;
const borders: readonly (readonly Three[])[] = [
  [ruby, cobalt, gold, cobalt],
  [ruby, cobalt, sky, cobalt],
  [violet, cobalt, ruby, cobalt],
];

/** A row of pale beads along the edge and a border of coloured pieces within. */
function border({ lancet, x, down, high, depth }: Place): Pane {
  const isFoot = high - down < depth + 0.001 && down > spring;
  const along = isFoot
    ? x + 9
    : down < spring
      ? spring - Math.atan2(spring - down, Math.abs(x) + radius - 0.5) * radius
      : down;
  const side = x < 0 && !isFoot ? 0 : 1;
  const corner = down < spring ? Math.abs(x) + 0.01 : 1;
  if (depth < beads) {
    const bead = along / 0.1;
    const id = 7000 + lancet * 200 + Math.floor(bead) * 2 + side;
    return {
      id,
      colour: cell(id, 3) < 0.3 ? gold : white,
      lead: Math.min(beads - depth, fromWhole(bead) * 0.1),
    };
  }
  const piece = along / 0.165;
  const colours = borders[Math.abs(lancet)] ?? [];
  return {
    id: 300 + lancet * 100 + Math.floor(piece) * 2 + side,
    colour: colours[Math.floor(piece + 400) % colours.length],
    lead: Math.min(strip - depth, depth - beads, fromWhole(piece) * 0.165, corner),
  };
}

const great: WheelColours = [gold, ruby, amber, night, ruby, wine];
const small: WheelColours = [gold, sky, cobalt, night, amber, ruby];

/** Wheels on the axis, over a net of deep blue. */
function wheels({ lancet, x, down, depth }: Place): Pane {
  for (const [index, middle] of [0.96, 1.75, 2.54].entries()) {
    const away = Math.hypot(x, down - middle) / 0.345;
    const angle = Math.atan2(down - middle, x) + Math.PI / 8;
    if (away < 1) return wheel({ away, angle, radius: 0.345 }, 8, great, 1000 + index * 100);
  }
  const near = Math.min(...[0.96, 1.75, 2.54].map((middle) => Math.hypot(x, down - middle) - 0.345));
  const [u, v] = [x / 0.2 + down / 0.264, x / 0.2 - down / 0.264];
  const isKnot = Math.max(fromWhole(u), fromWhole(v)) < 0.16;
  const knot = Math.abs(0.16 - Math.max(fromWhole(u), fromWhole(v))) * 0.15;
  const pick = cell(Math.floor(u), Math.floor(v), 9 + lancet);
  return {
    id: isKnot ? 4000 + Math.round(u) * 57 + Math.round(v) * 131 : Math.floor(u) * 57 + Math.floor(v) * 131,
    colour: isKnot ? gold : pick < 0.24 ? sky : pick < 0.64 ? cobalt : night,
    lead: isKnot
      ? Math.min(knot, near)
      : Math.min(knot, fromWhole(u) * 0.16, fromWhole(v) * 0.16, near, depth - strip),
  };
}

/** A chain of almond shapes with a small wheel in each; blue between. */
function almonds({ lancet, x, down, depth, high }: Place): Pane {
  const period = 0.8;
  const at = (down - (high % period) + 4) / period;
  const half = 0.366 * Math.abs(Math.sin(at * Math.PI)) ** 0.8;
  const gap = (half - Math.abs(x)) * 0.72;
  const link = Math.floor(at);
  const middle = (link + 0.5) * period + (high % period) - 4;
  const away = Math.hypot(x, down - middle) / 0.2;
  const first = 2000 + lancet * 300 + link * 90;
  if (away < 1) return wheel({ away, angle: Math.atan2(down - middle, x), radius: 0.2 }, 6, small, first);
  const edge = depth - strip;
  if (gap > 0.046) {
    const lower = down > middle ? 1 : 0;
    return {
      id: first + 80 + lower,
      colour: link % 2 === 0 ? ruby : wine,
      lead: Math.min(gap - 0.046, (away - 1) * 0.2, Math.abs(x) + (Math.abs(down - middle) < 0.21 ? 1 : 0)),
    };
  }
  if (gap > 0)
    return {
      id: first + 84 + Math.floor(down / 0.1),
      colour: white,
      lead: Math.min(gap, 0.046 - gap, fromWhole(down / 0.1) * 0.1, edge),
    };
  const knot = Math.round(at);
  const near = Math.abs(down - (knot * period + (high % period) - 4));
  return {
    id: first + 88 + knot * 7 + (x < 0 ? 0 : 1),
    colour: near < 0.085 ? sea : x < 0 === (knot % 2 === 0) ? cobalt : night,
    lead: Math.min(-gap, Math.abs(near - 0.085), edge),
  };
}

/** A net of lozenges in violet and blue, a pale square on every crossing. */
function net({ lancet, x, down, depth }: Place): Pane {
  const [u, v] = [x / 0.25 + down / 0.33, x / 0.25 - down / 0.33];
  const far = Math.max(fromWhole(u), fromWhole(v));
  const knot = Math.abs(0.2 - far) * 0.19;
  if (far < 0.2)
    return {
      id: 6000 + Math.round(u) * 37 + Math.round(v) * 91,
      colour: gold,
      lead: Math.min(knot, depth - strip),
    };
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [du, dv] = [u - column - 0.5, v - row - 0.5];
  const heart = 0.27 - Math.max(Math.abs(du), Math.abs(dv));
  const turn = (((column + row) % 3) + 3) % 3;
  const colour =
    heart > 0
      ? ([ruby, rose, ruby][turn] ?? ruby)
      : ([cobalt, violet, night][(turn + Math.abs(lancet)) % 3] ?? cobalt);
  return {
    id: (heart > 0 ? 9000 : 8000) + column * 57 + row * 131,
    colour,
    lead: Math.min(knot, Math.abs(heart) * 0.2, fromWhole(u) * 0.2, fromWhole(v) * 0.2, depth - strip),
  };
}

export function paneAt(place: Place): Pane {
  if (place.depth < strip) return border(place);
  if (place.lancet === 0) return wheels(place);
  return Math.abs(place.lancet) === 1 ? almonds(place) : net(place);
}

/** Light that comes through at a place; the sun stands behind, at the right. Iron bars keep the panels. */
export function throughLancet(place: Place, x: number, y: number): Three {
  const sun = 4.6 * Math.exp(-(((x - 0.75) / 1.05) ** 2) - ((y - 2) / 0.95) ** 2);
  const day = (0.8 + 0.34 * y) * (0.7 + 0.6 * cloudy(x * 0.9 + 4, y * 0.7, 3, 3)) + sun;
  const light = lit(paneAt(place), 0.0105, x, y, day);
  const bar = smooth(0.011, 0.007, Math.abs(fromWhole((y - 0.42) / 0.8) * 0.8));
  return [mix(light[0], 0.012, bar), mix(light[1], 0.011, bar), mix(light[2], 0.012, bar)];
}

const spokes: WheelColours = [gold, ruby, amber, night, ruby, wine];
const petals: WheelColours = [white, amber, gold, ruby, ruby, wine];
const sectors = 12;
const lean = Math.PI / sectors;

/** How far a place of the round window lies within one of its lights; negative in its stone. */
export function depthInRose(x: number, y: number): number {
  const away = Math.hypot(x, y);
  if (away < 0.33) return 0.305 - away;
  const [p, q, off] = onLight(x, y);
  const light =
    p < 0.73
      ? Math.min(p * Math.sin(lean) - 0.017 - Math.abs(q), p - 0.35)
      : 0.73 * Math.sin(lean) - 0.017 - Math.hypot(p - 0.73, q);
  const eye = 0.058 - Math.hypot(away * Math.cos(off) - 0.922, away * Math.sin(off));
  return Math.max(light, eye);
}

/** Along and across the light that a place is nearest to, and the angle to the eye between two. */
function onLight(x: number, y: number): [number, number, number, number] {
  const away = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const sector = Math.round(angle / (2 * lean));
  const own = angle - sector * 2 * lean;
  const between = angle - (Math.floor(angle / (2 * lean)) + 0.5) * 2 * lean;
  return [away * Math.cos(own), away * Math.sin(own), between, sector];
}

function roseAt(x: number, y: number, depth: number): Pane {
  const away = Math.hypot(x, y);
  if (away < 0.33)
    return wheel({ away: away / 0.305, angle: Math.atan2(y, x), radius: 0.305 }, 12, spokes, 0);
  const [p, q, , sector] = onLight(x, y);
  const first = 3000 + sector * 200;
  if (away > 0.86 && Math.abs(q) > 0.14) return { id: first + 1, colour: gold, lead: depth + 0.004 };
  if (depth < 0.03) {
    const piece = p / 0.07;
    return {
      id: first + 10 + Math.floor(piece) * 2 + (q < 0 ? 0 : 1),
      colour: Math.floor(piece) % 3 === 0 ? white : Math.floor(piece) % 3 === 1 ? ruby : gold,
      lead: Math.min(0.03 - depth, depth + 0.006, fromWhole(piece) * 0.07),
    };
  }
  const reach = Math.hypot(p - 0.735, q) / 0.108;
  if (reach < 1)
    return wheel({ away: reach, angle: Math.atan2(q, p - 0.735), radius: 0.108 }, 6, petals, first + 40);
  const [u, v] = [p / 0.11 + q / 0.075, p / 0.11 - q / 0.075];
  const pick = cell(Math.floor(u), Math.floor(v), sector);
  return {
    id: first + 120 + Math.floor(u) * 7 + Math.floor(v) * 3,
    colour: pick < 0.3 ? sky : pick < 0.7 ? cobalt : sector % 2 === 0 ? violet : night,
    lead: Math.min((reach - 1) * 0.108, depth - 0.03, fromWhole(u) * 0.06, fromWhole(v) * 0.06),
  };
}

/** A round window: lights about a wheel, in bars of stone. */
export function throughRose(x: number, y: number): Three | null {
  const depth = depthInRose(x, y);
  if (depth < 0) return null;
  const sun = 3.4 * Math.exp(-(((x + 0.2) / 0.6) ** 2) - ((y - 0.3) / 0.6) ** 2);
  return lit(roseAt(x, y, depth), 0.0052, x, y, 1.05 + 0.25 * y + sun);
}
