import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";

/*
 * A reel of turned wood with the kite's thread on it, that lies on its side with the low sun from the right: two discs, a round
 * of thread between them wound to and fro, an axle. Its measure: 1 is half of its length.
 */

const [wood, dark, thread, shadow, glow] = ["a8642c", "4a2210", "ffdf9c", "7a3413", "fff0c0"].map(rgb);

type Shown = readonly [number, number, number, number];

/** Light on a round that lies along x, at -1..1 of its height: from above and behind, with a rim below. */
function round(v: number): number {
  const facing = Math.sqrt(Math.max(0, 1 - v * v));
  return clamp(0.28 + 0.72 * (facing * 0.5 - v * 0.66) + 0.2 * smooth(0.72, 0.98, v));
}

function turned(x: number, y: number, v: number, seed: number): Three {
  const grain = noise(x * 9, y * 60, seed) * 0.5 + cloudy(x * 5, y * 30, seed + 1, 3) * 0.5;
  const light = round(v);
  return mix3(mix3(dark, wood, clamp(light * 1.25 + (grain - 0.5) * 0.5)), glow, clamp(light - 0.74) * 1.1);
}

/** Half the height of the thread on it: wound fuller in the middle, with a slack turn here and there. */
const wound = (x: number) => 0.35 - 0.13 * (Math.abs(x) / 0.58) ** 3 + 0.014 * (noise(x * 46, 3, 4) - 0.5);

function threads(x: number, v: number): Three {
  const bow = Math.asin(clamp(v, -1, 1));
  const lay = (slant: number, pitch: number, seed: number) => {
    const at = (x + bow * slant + 0.012 * noise(bow * 2, x * 3, seed)) * pitch;
    const off = at - Math.floor(at) - 0.5;
    return { rise: Math.sqrt(Math.max(0, 1 - (off * 2) ** 2)), tone: noise(Math.floor(at), 1, seed) };
  };
  const [upper, lower] = [lay(0.075, 27, 5), lay(-0.06, 33, 6)];
  const isUpper = noise(x * 7 + bow * 1.3, bow * 1.8, 9) > 0.44;
  const { rise, tone } = isUpper ? upper : lower;
  const light = round(v) * (0.5 + 0.5 * rise) * (0.84 + 0.24 * tone) * (isUpper ? 1.05 : 0.86);
  return mix3(mix3(shadow, thread, clamp(light * 1.5)), glow, clamp(light - 0.62) * 1.6);
}

function disc(x: number, y: number, at: number, radius: number): Shown | undefined {
  const thick = 0.075 - 0.02 * smooth(radius - 0.08, radius, Math.abs(y));
  const edge = Math.min(thick - Math.abs(x - at), radius - Math.abs(y));
  if (edge < -0.006) return undefined;
  const own = turned(x - at, y, y / radius, 20 + at);
  const across = 0.78 + 0.34 * smooth(-0.04, 0.07, x - at) - 0.3 * smooth(0.02, 0, edge);
  return [...scale3(own, across), smooth(-0.006, 0.004, edge)];
}

function shown(x: number, y: number): Shown {
  const flange = disc(x, y, 0.66, 0.47) ?? disc(x, y, -0.66, 0.47);
  if (flange !== undefined) return flange;
  const half = wound(x);
  if (Math.abs(x) < 0.62 && Math.abs(y) < half + 0.006) {
    const near = 0.62 + 0.38 * smooth(0.62, 0.44, Math.abs(x));
    return [
      ...scale3(threads(x, clamp(y / half, -1, 1)), near),
      smooth(half + 0.006, half - 0.004, Math.abs(y)),
    ];
  }
  const axle = 0.062 + 0.022 * smooth(0.88, 0.96, Math.abs(x));
  const edge = Math.min(axle - Math.abs(y), 1 - Math.abs(x));
  if (Math.abs(x) > 0.6 && edge > -0.006)
    return [...turned(x, y * 2, y / axle, 31), smooth(-0.006, 0.004, edge)];
  return [0, 0, 0, 0];
}

/** The reel alone. */
export function reel() {
  const [width, height, half] = [520, 280, 252];
  const lean = -0.1;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return glazed(width, height, (px, py) => {
    const [x, y] = [(px - width / 2) / half, (py - height / 2) / half];
    return shown(x * cos + y * sin, -x * sin + y * cos);
  });
}
