import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cell, cloudy, noise, random } from "../../kit/random.ts";

const width = 1240;

/** How a wave ends. */
interface Wave {
  height: number;
  /** Where its edge lies, from the upper edge of the picture. */
  level: number;
  /** How far up the lace goes. */
  reach: number;
  /** How much water lies between the foam, 0..1. */
  water: number;
  /** How far the sand below is wet. */
  wet: number;
}

/** How far a point lies from the nearest of many round holes of many sizes, in points; below 0 within one. */
function net(x: number, y: number, size: number, grown: number, seed: number): number {
  const [u, v] = [x / size, y / size];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let gap = 9;
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const own = (which: number) => cell(column + i, row + j, seed + which);
      const away = Math.hypot(column + i + own(0) - u, row + j + own(1) - v);
      gap = Math.min(gap, away - (0.22 + 0.5 * own(2) ** 1.4) * grown);
    }
  }
  return gap * size;
}

/** Where foam lies as a film that has torn into a net, 0..1: whole at its edge, wide meshes, then single strands. */
function lace(x: number, y: number, far: number): number {
  const wx = x * 0.72 + 70 * (cloudy(x / 170, y / 130, 12, 2) - 0.5);
  const wy = y + 70 * (cloudy(x / 170, y / 130, 13, 2) - 0.5);
  const loose = far + 0.34 * (cloudy(x / 150, y / 80, 17, 3) - 0.5);
  const wide = net(wx, wy, 64, mix(0.2, 1.06, smooth(-0.1, 0.5, loose)), 23);
  const middle = net(wx, wy, 27, mix(0.2, 1.06, smooth(0, 0.6, loose)), 31) + 22 * smooth(16, 4, wide);
  const fine = net(wx, wy, 13, mix(0.5, 1.04, smooth(0, 0.5, loose)), 41) + 2;
  const strand = Math.min(wide, middle, fine + 9 * smooth(9, 3, Math.min(wide, middle)));
  return smooth(-0.8, 2.8, strand) * smooth(0.96, 0.42, loose);
}

/** The edge of a wave: tongues that ran up the sand, each as far as it came. */
function edgeOf({ level, reach }: Wave): (x: number) => number {
  const next = random(6);
  const tongues = Array.from({ length: 9 }, (_, index) => ({
    place: (index + 0.2 + 0.6 * next()) * 148,
    half: 120 + 90 * next(),
    far: reach * (0.1 + 0.2 * next()),
  }));
  return (x) => {
    const ran = tongues.map(({ place, half, far }) => far * (1 - ((x - place) / half) ** 2));
    return (
      level - reach * 0.08 + Math.max(0, ...ran) - 0.03 * (x - width / 2) + 7 * (noise(x / 26, 3, 8) - 0.5)
    );
  };
}

/** The edge of a wave, 1240 wide: water with lace above, its thick edge and the shade of it, wet sand that dries below. */
export function foam(wave: Wave) {
  const edge = edgeOf(wave);
  const film = (x: number, y: number) => {
    const above = edge(x) - y;
    if (above < 0) return 0;
    const rim = smooth(17 + 12 * (noise(x / 40, 7, 5) - 0.5), 8, above);
    const bubbles = smooth(-1.4, 1.2, net(x, y, 8, 0.8, 51));
    return clamp(Math.max(rim * mix(bubbles, 1, smooth(9, 4, above)), lace(x, y, clamp(above / wave.reach))));
  };
  return glazed(width, wave.height, (x, y) => {
    const above = edge(x) - y;
    if (above < 0) return sandBelow(x, y, above, above - 0.7 * (edge(x) - wave.level), wave.wet);
    const white = film(x, y) * smooth(0, 0.16 * wave.reach, y);
    // Foam throws its shade on the ground below the water.
    const shade = 0.34 * wave.water * film(x - 6, y - 9) * smooth(wave.reach, 40, above);
    const water = wave.water * smooth(wave.reach, 10, above) * smooth(0, 40, y);
    const swollen = film(x + 2, y + 2) - film(x - 2, y - 2);
    const tone = 0.9 + 0.1 * cloudy(x / 22, y / 16, 23, 2) - 0.07 * clamp(-swollen);
    const bright: Three = [254 * tone, 255 * tone, 252 * tone];
    const below = mix3([170, 214, 202], [20, 84, 92], clamp(shade / (water + shade + 1e-6)));
    const under = clamp(water + shade);
    const alpha = white + under * (1 - white);
    return [...mix3(below, bright, clamp(white / (alpha + 1e-6))), alpha];
  });
}

/**
 * Sand that the last waves wetted: dark and with the sky on it near the foam, an older edge farther down.
 * @param above how far the edge of the foam lies below, and `level` how far its mean does
 */
function sandBelow(
  x: number,
  y: number,
  above: number,
  level: number,
  reach: number,
): readonly [number, number, number, number] {
  const shade = 0.5 * Math.exp(above / 7) + 0.12 * Math.exp(above / 24);
  if (reach === 0) {
    // What lies below the edge ends there, and the sand begins.
    return [...mix3([241, 226, 203], [62, 44, 32], clamp(shade)), smooth(-58, -42, above)];
  }
  const old = reach * (0.7 + 0.7 * (cloudy(x / 260, 4, 14, 2) - 0.4));
  const wet = smooth(-old - 6, -old + 3, level) * mix(1, 0.5, smooth(0, -old, level));
  const line = Math.exp(-(((level + old) / 2.2) ** 2)) * smooth(0.35, 0.6, noise(x / 9, y / 9, 61));
  const sheen = wet * smooth(0.42, 0.7, cloudy(x / 150, y / 17, 16, 3)) * smooth(-old, -old * 0.2, level);
  let tone = mix3([156, 118, 80], [238, 233, 220], sheen * 0.85);
  tone = mix3(tone, [255, 253, 246], line * 0.9);
  tone = mix3(tone, [62, 44, 32], clamp(shade));
  return [...tone, clamp(wet * (0.36 + 0.2 * sheen) + line * 0.5 + shade)];
}
