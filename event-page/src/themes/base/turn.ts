import { withColours } from "./css-colours.ts";
import { fromOklch, toOklch, type Oklch } from "./oklch.ts";

/** How some colours of a theme become others: all of them, or those whose hue is near to one. */
export interface Turn {
  /** Degrees of OKLCH; what has this hue turns whole, what is `reach` degrees away not at all. */
  about?: number;
  reach?: number;
  /** Degrees. */
  by?: number;
  /** Share of the chroma that is left. */
  chroma?: number;
  /** Share of the lightness that is left. */
  lightness?: number;
  /** What a colour without hue takes on, in degrees and as chroma: most of it where it is neither black nor white. */
  dye?: { hue: number; chroma: number };
}

/** A colourway: turns one after the other, each of what the last one left. */
export type Turns = readonly Turn[];

const degree = Math.PI / 180;
const usualReach = 60;

/** From 1, as far as three fifths of the reach, to 0 at its end. */
function shareOf({ hue }: Oklch, { about, reach = usualReach }: Turn): number {
  if (about === undefined) return 1;
  const apart = Math.abs(((((hue / degree - about) % 360) + 540) % 360) - 180);
  const way = Math.min(1, Math.max(0, (reach - apart) / (reach * 0.4)));
  return way * way * (3 - 2 * way);
}

function turnedOnce(colour: Oklch, turn: Turn): Oklch {
  const share = shareOf(colour, turn);
  const { by = 0, chroma = 1, lightness = 1, dye } = turn;
  const turned = {
    lightness: colour.lightness * (1 + (lightness - 1) * share),
    chroma: colour.chroma * (1 + (chroma - 1) * share),
    hue: colour.hue + by * degree * share,
  };
  return dye === undefined ? turned : dyed(turned, dye);
}

/** What is nearly grey takes the hue; black and white stay, dark ink lifts a little so that its colour is seen. */
function dyed({ lightness, chroma, hue }: Oklch, dye: { hue: number; chroma: number }): Oklch {
  const isGrey = Math.max(0, 1 - chroma / 0.06);
  const strength = isGrey * Math.min(1, (1 - lightness) / 0.5);
  if (strength === 0) return { lightness, chroma, hue };
  return {
    lightness: lightness + 0.14 * strength * Math.max(0, 0.4 - lightness),
    chroma: chroma + (dye.chroma - chroma) * strength,
    hue: dye.hue * degree,
  };
}

/** @param hex `#RRGGBB`; so is what comes back */
export function turnedColour(hex: string, turns: Turns): string {
  return fromOklch(turns.reduce(turnedOnce, toOklch(hex)));
}

/** A style sheet with each of its colours turned. */
export function turnedCss(css: string, turns: Turns): string {
  return withColours(css, (colour) => turnedColour(colour, turns).toLowerCase());
}

/** Turns the points of a picture in their place: `channels` bytes each, red, green and blue first. */
export function turnPixels(points: Uint8Array, channels: number, turns: Turns): void {
  // Few of the sixteen million colours are in one picture, each of them many times.
  const known = new Map<number, number>();
  for (let at = 0; at < points.length; at += channels) {
    const [red = 0, green = 0, blue = 0] = points.subarray(at, at + 3);
    const colour = (red << 16) | (green << 8) | blue;
    let turned = known.get(colour);
    if (turned === undefined) {
      const hex = `#${colour.toString(16).padStart(6, "0")}`;
      turned = Number.parseInt(turnedColour(hex, turns).slice(1), 16);
      known.set(colour, turned);
    }
    points[at] = turned >> 16;
    points[at + 1] = (turned >> 8) & 255;
    points[at + 2] = turned & 255;
  }
}
