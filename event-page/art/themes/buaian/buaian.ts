import sharp from "sharp";
import { ramp, type Stops } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { exposed, glazed, painted, rastered, type Picture } from "../../kit/picture.ts";
import { cell, cloudy, noise, random } from "../../kit/random.ts";
import { clouds } from "./clouds.ts";
import { cradle } from "./cradle.ts";
import { swag } from "./swag.ts";

/** Night, a moon, folded stars on threads, and a cradle of woven cloth. */
export const pictures: Record<string, () => Promise<Picture>> = {
  night: () => Promise.resolve({ image: painted(420, 900, night), quality: 42 }),
  moon: () => Promise.resolve({ image: moon(), quality: 40 }),
  cradle: () => Promise.resolve({ image: exposed(cradle(4), 2).resize(612), quality: 29, webpQuality: 52 }),
  stars: async () => ({ image: await stars(), quality: 30, webpQuality: 54 }),
  swag: () => Promise.resolve({ image: exposed(swag(4), 2).resize(702), quality: 27, webpQuality: 46 }),
  dusk: () => Promise.resolve({ image: clouds(7, duskShades, "1b1345"), quality: 40, webpQuality: 50 }),
  dawn: () => Promise.resolve({ image: clouds(12, dawnShades, "efe5fb"), quality: 40, webpQuality: 50 }),
};

const duskShades: Stops = [
  [0, "2a1d62"],
  [0.45, "5b4398"],
  [0.75, "a97fc0"],
  [1, "f3cbd6"],
];
const dawnShades: Stops = [
  [0, "8f77c4"],
  [0.45, "c3aee6"],
  [0.75, "efdff5"],
  [1, "fff6ea"],
];

const sky = ramp(
  [
    [0, "0d0a30"],
    [0.34, "1e1857"],
    [0.62, "372872"],
    [0.86, "57397f"],
    [1, "74508f"],
  ],
  true,
);

/** A violet night with long clouds and far stars. */
function night(u: number, v: number, x: number, y: number): Three {
  const dither = (noise(x * 1.3, y * 1.3) - 0.5) * 3;
  let colour = sky(clamp(v + 0.05 * (cloudy(u * 2, v * 5, 3, 3) - 0.5)));
  const cloud = smooth(0.5, 0.78, cloudy(u * 1.6 + 4, v * 8 + 2, 6, 5)) * smooth(0.15, 0.6, v);
  colour = mix3(colour, [186, 152, 208], cloud * 0.27);
  const [column, row] = [Math.floor(x / 14), Math.floor(y / 14)];
  const bright = cell(column, row, 21);
  if (bright > 0.86) {
    const px = (column + 0.2 + 0.6 * cell(column, row, 22)) * 14;
    const py = (row + 0.2 + 0.6 * cell(column, row, 23)) * 14;
    const away = Math.hypot(x - px, y - py);
    const size = 0.5 + 1.1 * cell(column, row, 24) ** 3;
    colour = mix3(
      colour,
      [255, 246, 226],
      clamp(size + 0.5 - away) * (0.35 + 0.6 * cell(column, row, 25)) * (1 - v * 0.5),
    );
  }
  return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
}

/** A full moon: seas of violet ash, craters with rays, a rim that burns, and a glow about it. */
function moon() {
  const size = 640;
  const craters = [
    [-0.2, 0.44, 0.05],
    [-0.36, -0.06, 0.035],
    [0.3, 0.3, 0.026],
    [0.08, -0.42, 0.03],
    [-0.46, 0.26, 0.02],
  ];
  return glazed(size, size, (x, y) => {
    const [px, py] = [(x - size / 2) / (size / 2), (y - size / 2) / (size / 2)];
    const away = Math.hypot(px, py) / 0.66;
    if (away > 1) {
      const glow = Math.exp(-(away - 1) * 4.6) * smooth(1.5, 1.08, away);
      return [255, 226, 190, clamp(glow * 0.68)];
    }
    const depth = Math.sqrt(1 - away * away);
    const [wx, wy] = [cloudy(px * 3, py * 3, 31, 4) - 0.5, cloudy(px * 3, py * 3, 37, 4) - 0.5];
    const lands = cloudy(px * 2.1 + 5 + wx * 0.9, py * 2.1 + 2.4 + wy * 0.9, 8, 6);
    const seas = smooth(0.46, 0.62, lands) * smooth(0.98, 0.7, away);
    let light = 0.95 + 0.07 * depth - 0.04 * (px + py) + (cloudy(px * 14, py * 14, 14, 4) - 0.5) * 0.12;
    for (const [cx, cy, radius] of craters) {
      const [dx, dy] = [px - cx, py - cy];
      const far = Math.hypot(dx, dy);
      const ray = noise(Math.atan2(dy, dx) * 5 + 20, cx * 40, 3) ** 2;
      light += 0.16 * Math.exp(-far / (radius * 5)) * ray + 0.14 * Math.exp(-((far / radius - 1) ** 2) * 4);
    }
    const colour = mix3([255, 248, 228], [214, 196, 206], seas * 0.82);
    const rim = smooth(0.9, 1, away) * 0.5;
    const shown = mix3([colour[0] * light, colour[1] * light, colour[2] * light], [255, 238, 206], rim);
    return [...shown, mix(0.6, 1, smooth(1, 0.985, away))];
  });
}

/** Folded stars and beads that hang on threads, 480 × 420. */
async function stars() {
  const next = random(17);
  let drawn = "";
  const folded = (
    x: number,
    y: number,
    radius: number,
    turn: number,
    [light, dark]: readonly [string, string],
  ) => {
    let facets = "";
    for (let point = 0; point < 5; point += 1) {
      const at = (angle: number, reach: number) => {
        const way = turn + angle - Math.PI / 2;
        return `${(x + Math.cos(way) * reach).toFixed(1)} ${(y + Math.sin(way) * reach).toFixed(1)}`;
      };
      const step = (2 * Math.PI) / 5;
      const tip = at(point * step, radius);
      const middle = `${x.toFixed(1)} ${y.toFixed(1)}`;
      const shade = (lean: number) =>
        mix(0, 1, clamp(0.5 + 0.5 * Math.cos(turn + point * step + lean - 2.2)));
      for (const [side, lean] of [
        [-1, -0.9],
        [1, 0.9],
      ] as const) {
        const share = shade(lean);
        facets += `<path d="M${middle}L${tip}L${at(point * step + (side * step) / 2, radius * 0.44)}Z" fill="${light}"/>`;
        facets += `<path d="M${middle}L${tip}L${at(point * step + (side * step) / 2, radius * 0.44)}Z" fill="${dark}" fill-opacity="${(share * 0.85).toFixed(2)}"/>`;
      }
    }
    return facets;
  };
  const tones = [
    ["#ffe9b0", "#b9802c"],
    ["#fff4dd", "#b7a08a"],
    ["#ffc9c4", "#a8506a"],
    ["#d9ccff", "#6a55a8"],
  ] as const;
  const threads = [
    [34, 300],
    [86, 176],
    [132, 92],
    [352, 70],
    [398, 214],
    [448, 348],
  ];
  threads.forEach(([x, long], index) => {
    drawn += `<path d="M${String(x)} 0V${String(long)}" stroke="#f2dfb6" stroke-opacity=".75" stroke-width="1"/>`;
    const tone = tones[index % 4];
    drawn += folded(x, long, 23 + next() * 7, (next() - 0.5) * 0.5, tone);
    for (let bead = 46 + next() * 20; bead < long - 40; bead += 44 + next() * 26) {
      const [light, dark] = tones[Math.floor(next() * 4)];
      if (next() < 0.4) drawn += folded(x, bead, 9 + next() * 4, next(), [light, dark]);
      else
        drawn += `<circle cx="${String(x)}" cy="${bead.toFixed(1)}" r="4.2" fill="${dark}"/><circle cx="${(x - 1.1).toFixed(1)}" cy="${(bead - 1.1).toFixed(1)}" r="2.7" fill="${light}"/>`;
    }
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 420" width="960" height="840">${drawn}</svg>`;
  const raw = { raw: { width: 960, height: 840, channels: 4 } } as const;
  return sharp(await rastered(svg, 960, 840), raw).resize(620);
}
