import { fromWhole, lit, tints, wheel, type Pane } from "../../kit/glass.ts";
import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";

/*
 * A lancet, one unit wide and 3.3 high, its tip at 0: a border, lozenges of pale glass, three wheels on the axis.
 * Geometry alone: no figure and no scene.
 */

const radius = 1.25;
/** Where the sides begin to lean. */
const spring = Math.sqrt(radius ** 2 - (radius - 0.5) ** 2);
export const high = 3.3;

/** How far a place lies within the opening; negative outside. */
export function depthOf(x: number, y: number): number {
  const aside = Math.abs(x);
  if (y >= spring) return Math.min(0.5 - aside, high - y);
  const centre = radius - 0.5;
  return radius - Math.hypot(aside + centre, y - spring);
}

const wheels = [0.98, 1.76, 2.54];

function paneAt(x: number, y: number): Pane {
  const depth = depthOf(x, y);
  const strip = 0.1;
  if (depth < strip) {
    const isFoot = high - y < strip;
    const along =
      (isFoot
        ? x + 9
        : y < spring
          ? spring - Math.atan2(spring - y, Math.abs(x) + radius - 0.5) * radius
          : y) / 0.17;
    const name = Math.floor(along) * 2 + (x < 0 && !isFoot ? 0 : 1);
    const colours = [tints.blue, tints.ice, tints.sky, tints.rose, tints.straw];
    const top = Math.abs(x) + 0.01;
    return {
      id: 300 + name,
      colour: colours[Math.floor(along + 400) % 5],
      lead: Math.min(strip - depth, fromWhole(along) * 0.17, y < spring ? top : 1),
    };
  }
  for (const [index, middle] of wheels.entries()) {
    const away = Math.hypot(x, y - middle) / 0.34;
    if (away < 1) return wheel(away, Math.atan2(y - middle, x) + Math.PI / 8, 8, 0.34, 1000 + index * 100);
  }
  const near = Math.min(...wheels.map((middle) => Math.hypot(x, y - middle) - 0.34));
  const [u, v] = [x / 0.2 + y / 0.27, x / 0.2 - y / 0.27];
  const id = Math.floor(u) * 57 + Math.floor(v) * 131;
  const pick = cell(Math.floor(u), Math.floor(v), 9);
  return {
    id,
    colour: pick < 0.1 ? tints.straw : pick < 0.22 ? tints.sky : pick < 0.55 ? tints.ice : tints.clear,
    lead: Math.min(fromWhole(u) * 0.16, fromWhole(v) * 0.16, near, depth - strip),
  };
}

/** Light that comes through at a place; iron bars keep the panels. */
export function throughLancet(x: number, y: number): Three {
  const sky = 1.5 - 0.18 * y + 0.3 * (cloudy(x * 1.2 + 4, y * 0.9, 3, 3) - 0.5);
  const light = lit(paneAt(x, y), 0.0085, x, y, sky);
  const bar = smooth(0.009, 0.006, Math.abs(fromWhole((y - 0.59) / 0.78) * 0.78));
  return [mix(light[0], 0.01, bar), mix(light[1], 0.01, bar), mix(light[2], 0.012, bar)];
}

/** Colour alone, as it falls on a wall: without lead and dirt. */
export function colourOf(x: number, y: number): Three {
  return paneAt(x, y).colour;
}

/** The reveal around the opening: a splay, a roll and a flat band of pale stone; `depth` is negative there. */
export function revealAt(x: number, y: number, depth: number): Three {
  const out = -depth;
  if (y > high && Math.abs(x) < 0.5 + (y - high)) return sillAt(x, y);
  const side = y < spring ? Math.sin(Math.atan2(x, spring - y)) : Math.sign(x);
  // The splay turns from the day to the room; light of the glass grazes it.
  const splay = smooth(0.1, 0, out);
  const roll = Math.sin(clamp((out - 0.1) / 0.045) * Math.PI);
  const up = y < spring ? clamp(1 - y / spring) : 0;
  let light = 0.62 + 0.2 * side - 0.16 * up;
  light += splay * (0.12 - 0.2 * side);
  light += roll * (0.1 + 0.16 * side) - 0.1 * Math.exp(-(((out - 0.1) / 0.012) ** 2));
  light -= 0.14 * Math.exp(-((out / 0.016) ** 2)) + 0.1 * Math.exp(-(((out - 0.152) / 0.01) ** 2));
  light *= 0.95 + 0.1 * cloudy(x * 30, y * 30, 4, 3) + 0.03 * (noise(x * 190, y * 190, 6) - 0.5);
  const joint = y > spring ? fromWhole(y / 0.62) * 0.62 : fromWhole(Math.atan2(x, spring - y) / 0.32) * 0.4;
  light -= 0.1 * smooth(0.008, 0.003, joint);
  const tint = splay * 0.34;
  const glow = colourOf(clamp(x * 0.86, -0.44, 0.44), Math.max(0.3, y * 0.98));
  return [
    mix(light * 0.93, light * (0.5 + glow[0]), tint),
    mix(light * 0.93, light * (0.5 + glow[1]), tint),
    mix(light * 0.94, light * (0.5 + glow[2]), tint),
  ];
}

/** The sill slopes to the room and takes most of the light. */
function sillAt(x: number, y: number): Three {
  const down = y - high;
  const light =
    (0.92 - 1.6 * down) * (0.95 + 0.1 * cloudy(x * 30, y * 30, 4, 3)) -
    0.3 * Math.exp(-((down / 0.014) ** 2));
  const glow = colourOf(x * 0.9, high - 0.5 - down * 5);
  const share = smooth(0.1, 0.01, down) * 0.4;
  return [
    mix(light * 0.93, glow[0], share),
    mix(light * 0.93, glow[1], share),
    mix(light * 0.94, glow[2], share),
  ];
}

/** A round window: wheels about a wheel. */
export function throughRose(x: number, y: number): Three | null {
  const away = Math.hypot(x, y);
  if (away > 1) return null;
  const angle = Math.atan2(y, x);
  let pane: Pane;
  if (away < 0.36) pane = wheel(away / 0.36, angle, 12, 0.36, 0);
  else {
    const count = 12;
    const turn = (angle / (2 * Math.PI)) * count;
    const sector = Math.round(turn);
    const own = (sector / count) * 2 * Math.PI;
    const centre = [Math.cos(own) * 0.72, Math.sin(own) * 0.72];
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const near = Math.hypot(dx, dy) / 0.185;
    pane =
      near < 1
        ? wheel(near, Math.atan2(dy, dx) - own, 6, 0.185, 2000 + sector * 100)
        : {
            id: 5000 + Math.floor(turn * 2 + 0.5) * 3 + (away > 0.72 ? 1 : 0),
            colour: away > 0.72 ? tints.blue : sector % 2 === 0 ? tints.violet : tints.ice,
            lead: Math.min(
              (near - 1) * 0.185,
              away - 0.36,
              fromWhole(turn + 0.5) * (Math.PI / 6) * away,
              1 - away + 0.01,
            ),
          };
  }
  return lit(pane, 0.0062, x, y, 1.36 - 0.36 * y);
}
