import { ramp, rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, cloudy, noise, random } from "../../kit/random.ts";

/** A beach from above at first light: clear water, the lace of its foam, sand. */
export const pictures: Record<string, () => Promise<Picture>> = {
  sea: () =>
    Promise.resolve({
      image: glazed(440, 620, (x, y) => [...sea(x / 440, y / 620, x, y), smooth(1, 0.74, y / 620)]),
      quality: 40,
    }),
  foam: () => Promise.resolve({ image: foam(560, 330, 300).resize(620), quality: 36, webpQuality: 40 }),
  lap: () => Promise.resolve({ image: foam(400, 170, 150).resize(620), quality: 32, webpQuality: 40 }),
  sand: () => Promise.resolve({ image: sand(), quality: 26, webpQuality: 30 }),
  shell: () => Promise.resolve({ image: shell().resize(200), quality: 36 }),
};

/** The distance to the seams of a net of cells; small on a seam. */
function seam(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let [first, second] = [9, 9];
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const px = column + i + 0.1 + 0.8 * cell(column + i, row + j, seed);
      const py = row + j + 0.1 + 0.8 * cell(column + i, row + j, seed + 1);
      const away = Math.hypot(px - x, py - y);
      if (away < first) [first, second] = [away, first];
      else if (away < second) second = away;
    }
  }
  return second - first;
}

/**
 * Foam as a film that has torn into holes, round and drawn out by the water, each of its own size: 1 where it lies, 0 in a hole.
 * @param torn how far the holes have grown; from about 1.2 only knots and threads between them are left
 */
function film(x: number, y: number, torn: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  let nearest = 9;
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const own = (which: number) => cell(column + i, row + j, seed + which);
      const [dx, dy] = [column + i + own(0) - x, row + j + own(1) - y];
      nearest = Math.min(nearest, Math.hypot(dx, dy) / (0.34 + 0.42 * own(2)));
    }
  }
  return smooth(torn - 0.1, torn + 0.26, nearest);
}

const depths = ramp(
  [
    [0, "0f5163"],
    [0.3, "1b7385"],
    [0.56, "3a9aa3"],
    [0.78, "79c2bd"],
    [0.93, "b4dfd2"],
    [1, "d5eadb"],
  ],
  true,
);

/** Water that grows shallow towards the lower left, with the net of light on its ground and two low swells. */
function sea(u: number, v: number, x: number, y: number): Three {
  // Seams of cells are straight; small waves bend them.
  const wx = x + 46 * (cloudy(x / 90, y / 90, 3, 3) - 0.5) + 26 * (noise(x / 17, y / 15, 41) - 0.5);
  const wy = y + 46 * (cloudy(x / 90, y / 90, 4, 3) - 0.5) + 22 * (noise(x / 19, y / 14, 42) - 0.5);
  const shallow = clamp(v * 0.94 + (1 - u) * 0.1 - 0.03 + 0.12 * (cloudy(x / 130, y / 130, 7, 3) - 0.5));
  let colour = depths(shallow);
  const net = seam(wx / 34, wy / 22, 11);
  const light = smooth(0.2, 0, net) * smooth(0.2, 0.8, shallow) * (0.2 + 0.8 * cloudy(x / 60, y / 60, 9, 2));
  colour = mix3(colour, [244, 252, 240], light * 0.34);
  for (const [place, wide] of [
    [0.34, 0.035],
    [0.66, 0.028],
  ] as const) {
    const from = v - place - 0.1 * (u - 0.5) - 0.06 * (cloudy(x / 120, place * 40, 5, 3) - 0.5);
    colour = mix3(
      colour,
      [226, 244, 236],
      0.3 * Math.exp(-((from / wide) ** 2)) * smooth(0.35, 0.7, cloudy(x / 70, y / 24, 6, 3)),
    );
    colour = mix3(colour, rgb("0e5468"), 0.2 * Math.exp(-(((from - wide * 1.2) / wide) ** 2)));
  }
  // The sun is low; its warmth lies on the side of the swell that looks to it.
  const warm = smooth(0.55, 0.85, cloudy(wx / 50 + 20, wy / 13, 8, 3)) * (1 - shallow) * 0.26;
  return mix3(colour, [246, 196, 150], warm);
}

/**
 * The edge of a wave, 1240 wide: thin water with lace above, foam, wet sand that dries below.
 * @param level where its edge lies
 * @param reach how far up the lace goes
 */
function foam(height: number, level: number, reach: number) {
  const width = 1240;
  const edge = (x: number) =>
    level -
    0.04 * (x - width / 2) +
    reach * 0.18 * (cloudy(x / 330, 2, 4, 2) - 0.5) * 2 +
    26 * (cloudy(x / 74, 5, 6, 3) - 0.5) +
    5 * (noise(x / 11, 3, 8) - 0.5);
  return glazed(width, height, (x, y) => {
    const above = edge(x) - y;
    const wx = x + 60 * (cloudy(x / 80, y / 80, 12, 3) - 0.5);
    const wy = y + 60 * (cloudy(x / 80, y / 80, 13, 3) - 0.5);
    if (above < 0) {
      // Wet sand, and the shade under the foam's edge.
      const wet = smooth(-150, -6, above) * (0.72 + 0.4 * (cloudy(x / 60, y / 20, 15, 3) - 0.5));
      const shade = 0.34 * Math.exp(above / 9);
      const gleam = smooth(0.6, 0.8, cloudy(x / 90, y / 16, 16, 3)) * wet;
      const tone = mix3([150, 118, 86], [232, 206, 176], gleam * 0.6);
      return [...mix3(tone, [74, 56, 44], shade), clamp(wet * 0.42 + shade)];
    }
    const far = clamp(above / reach);
    // Lace: whole at the edge, torn into wide meshes and then into threads behind it.
    const wide = film(wx / 58, wy / 36, mix(0.5, 1.12, far ** 0.8), 21);
    const fine = film(wx / 20, wy / 14, mix(0.42, 0.95, far ** 0.7), 31);
    const patch = smooth(mix(0.22, 0.56, far), mix(0.44, 0.72, far), cloudy(x / 110, y / 70, 17, 4));
    const rim = Math.exp(-above / 20);
    const bubbles = smooth(0.55, 0.8, noise(x / 3.4, y / 3.4, 19)) * 0.5 + 0.5;
    const white = clamp(
      rim * (0.75 + 0.4 * bubbles) +
        wide * mix(fine, 1, 0.3) * patch * (1 - far ** 1.6) * 1.05 +
        patch * 0.16 * (1 - far),
    );
    const water = smooth(reach, 20, above) * 0.42;
    const alpha = clamp(white + water * (1 - white)) * smooth(0, 40, y);
    const relief =
      (cloudy((x + 2) / 14, (y + 2) / 14, 23, 2) - cloudy((x - 2) / 14, (y - 2) / 14, 23, 2)) * 1.6;
    const bright: Three = [250 + relief * 60, 252 + relief * 56, 248 + relief * 40];
    const thin: Three = [196, 226, 214];
    return [...mix3(thin, bright, clamp(white / (alpha + 1e-6))), alpha];
  });
}

/** Grains of sand and what the wind left of them: a tile of light and shade for any ground. */
function sand() {
  const size = 160;
  const height = (x: number, y: number) =>
    0.5 * cloudy(x / 20, y / 10, 5, 3, 8) + 0.5 * cloudy(x / 2.5, y / 2.5, 8, 2, 64);
  const next = random(4);
  return glazed(size, size, (x, y) => {
    const slope = (height(x + 1, y + 1) - height(x - 1, y - 1)) * 0.9;
    const grain = next();
    if (grain > 0.985) return [112, 84, 58, 0.26];
    const tone = slope > 0 ? 255 : 120;
    return [
      tone,
      tone * (slope > 0 ? 1 : 0.78),
      tone * (slope > 0 ? 0.96 : 0.56),
      clamp(Math.abs(slope)) * 0.26,
    ];
  });
}

/** A scallop, ribbed and lit from the left. */
function shell() {
  const size = 192;
  return glazed(size, size, (x, y) => {
    const [px, py] = [(x - 96) / 88, (y - 168) / 150];
    const away = Math.hypot(px * 0.96, py);
    const angle = Math.atan2(px, -py);
    const turn = angle / 1.02;
    const ribs = Math.abs(turn) < 1 ? Math.cos(turn * 9.5 * Math.PI) : 0;
    const reach = 0.98 + 0.022 * ribs - 0.16 * Math.abs(turn) ** 3;
    const ear = Math.abs(px) < 0.3 && py > -0.16 && py < 0.02 ? 1 : 0;
    const own = Math.abs(turn) < 1 ? smooth(reach, reach - 0.02, away) : 0;
    const alpha = Math.max(own, ear);
    if (alpha === 0) return [0, 0, 0, 0];
    const rings = 0.06 * Math.sin(away * 34 + 2 * cloudy(x / 30, y / 30, 3, 2));
    const slope = -Math.sin(turn * 9.5 * Math.PI) * 0.16 * smooth(0.1, 0.4, away);
    const light = 0.92 + slope - 0.22 * turn + rings * 0.6 - 0.12 * (1 - away);
    const colour = mix3([252, 226, 200], [226, 150, 120], clamp(0.25 + 0.5 * away + rings * 2));
    return [colour[0] * light, colour[1] * light, colour[2] * light, alpha];
  });
}
