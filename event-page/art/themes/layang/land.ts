import sharp from "sharp";
import { ramp, rgb, type Stops } from "../../kit/colour.ts";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, painted } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";

/* What the kites fly over: sky, ridges and grass, late in the day and by night. */

interface Hour {
  sky: Stops;
  lit: string;
  shade: string;
  /** Of the ridges from the farthest to the grass: its light and its foot. */
  ridges: readonly (readonly [string, string])[];
  rim: string;
  /** The light about the sun, which stands behind the great kite; there is none by night. */
  sun?: string;
}

export const afternoon: Hour = {
  sky: [
    [0, "163a78"],
    [0.22, "2f63a4"],
    [0.44, "7f93b8"],
    [0.62, "e6b48c"],
    [0.8, "ffc670"],
    [1, "ffdb94"],
  ],
  lit: "ffe3a8",
  shade: "6f6f9e",
  sun: "ffd98a",
  ridges: [
    ["c98f83", "f3c490"],
    ["a9786a", "e2ae72"],
    ["9a9a48", "4f7034"],
  ],
  rim: "fff0b0",
};

export const night: Hour = {
  sky: [
    [0, "0a1433"],
    [0.45, "14275a"],
    [0.78, "2c4f86"],
    [1, "6f7fa6"],
  ],
  lit: "4a67a0",
  shade: "16295a",
  ridges: [
    ["33508a", "47648f"],
    ["214469", "2e577a"],
    ["173a4d", "123840"],
  ],
  rim: "7f9fc4",
};

/** Sky with heaps of cloud that have the sun behind them: thin rims burn, bellies are in shade. */
export function sky({ sky: tones, lit, shade, sun }: Hour) {
  const [width, height] = [420, 640];
  const tone = ramp(tones, true);
  const [bright, dim, glow] = [rgb(lit), rgb(shade), rgb(sun ?? lit)];
  const cover = (u: number, v: number) => {
    const high = 0.25 + (1 - v) * 0.9;
    const [x, y] = [(u * 2.6) / high + 3, (v * 5.2) / high];
    const warp = (cloudy(x * 0.8, y * 0.8 + 4, 5, 3) - 0.5) * 1.1;
    const body = cloudy(x + warp, y + warp * 0.6, 21, 6);
    const bank =
      0.13 * Math.exp(-(((v - 0.08 - 0.1 * u) / 0.14) ** 2)) +
      0.15 * Math.exp(-(((v - 0.56 + 0.12 * u) / 0.12) ** 2)) +
      0.13 * Math.exp(-(((v - 0.86) / 0.08) ** 2)) -
      0.06;
    return smooth(0.5, 0.74, body + bank);
  };
  return painted(width, height, (u, v) => {
    const [dx, dy] = [u - 0.54, (v - 0.36) * 1.5];
    const far = Math.hypot(dx, dy);
    const halo = sun === undefined ? 0 : Math.exp(-((far / 0.3) ** 1.5));
    let colour = tone(v + (cloudy(u * 3, v * 3, 2, 2) - 0.5) * 0.03);
    if (sun === undefined) {
      const star = noise(u * 170, v * 260, 71);
      if (star > 0.965 && v < 0.7) colour = mix3(colour, [255, 250, 230], (star - 0.965) * 20);
    }
    const here = cover(u, v);
    const step = 0.03 / (far + 0.05);
    const towards = cover(u - dx * step, v - dy * step);
    const light = clamp(0.55 + (here - towards) * 0.8 + halo * 0.5 - here * 0.16);
    colour = mix3(colour, mix3(dim, bright, light), here * 0.9);
    if (sun === undefined) return colour;
    const ray = 0.5 + 0.5 * noise(Math.atan2(dy, dx) * 7 + 30, 2, 17);
    const heat = clamp(halo * 0.86 + Math.exp(-far / 0.5) * 0.34 * ray);
    colour = mix3(colour, glow, heat);
    return mix3(colour, [255, 253, 240], Math.exp(-((far / 0.1) ** 2)));
  });
}

/** Ridges in the haze of a low sun and rice terraces; they repeat sideways. */
export function hills({ ridges, rim }: Hour) {
  const [width, height] = [840, 300];
  const turn = (x: number, times: number, phase: number) =>
    Math.sin((x / width) * Math.PI * 2 * times + phase);
  const wavy = (x: number, y: number, size: number, seed: number) =>
    noise(x / size, y / size, seed, Math.round(width / size)) - 0.5;
  const crests = [
    (x: number) => 74 + turn(x, 1, 1) * 30 + turn(x, 3, 2) * 12 + turn(x, 5, 0.4) * 6 + wavy(x, 0, 12, 3) * 4,
    (x: number) =>
      122 + turn(x, 1, 3.4) * 26 + turn(x, 2, 0.3) * 16 + wavy(x, 0, 7, 5) * 9 + wavy(x, 9, 21, 8) * 8,
    (x: number) => 176 + turn(x, 1, 5.2) * 22 + turn(x, 2, 2.6) * 13,
  ];
  const colours = ridges.map(([upper, lower]) => [rgb(upper), rgb(lower)] as const);
  const sun = rgb(rim);
  return glazed(width, height, (x, y) => {
    let colour: Three = [0, 0, 0];
    let alpha = 0;
    crests.forEach((crest, index) => {
      const edge = crest(x);
      const below = y - edge;
      const there = smooth(-0.9, 0.9, below);
      if (there === 0) return;
      const [upper, lower] = colours[index];
      const deep = clamp(below / [70, 70, 120][index]);
      let own = mix3(upper, lower, deep ** 0.8);
      const slope = crest(x + 3) - crest(x - 3);
      own = mix3(own, sun, clamp(0.3 - slope * 0.06) * Math.exp(-below / [10, 9, 12][index]) * 0.8);
      if (index === 1) own = scale3(own, 1 + wavy(x, y, 4, 11) * 0.07);
      if (index === 2) {
        const level = below * 0.94 + wavy(x, y * 0.6, 42, 17) * 34 + turn(x, 2, 1) * 5;
        const step = level / 15 - Math.floor(level / 15);
        own = mix3(scale3(own, 0.84 + 0.2 * step), [244, 250, 206], smooth(0.6, 1, step) * 0.16);
      }
      colour = mix3(colour, own, alpha === 0 ? 1 : there);
      alpha = Math.max(alpha, there);
    });
    return [...colour, alpha];
  });
}

/** Grass at our feet with the sun behind it, blade by blade; it repeats sideways. */
export async function grass() {
  const [width, height] = [840, 230];
  const next = random(12);
  const blades: string[] = [];
  for (let layer = 0; layer < 5; layer += 1) {
    const foot = 92 + layer * 30;
    for (let index = 0; index < 210; index += 1) {
      const x = ((index + next()) / 210) * width;
      const high = (34 + next() ** 2 * 62) * (1 - layer * 0.09);
      const way = 6 + next() * 26 + (next() < 0.12 ? -30 : 0);
      const half = 1.5 + next() * 1.7;
      const [deep, tip] = [
        mix3(rgb("7d8a2e"), rgb("1c3a26"), layer / 4),
        mix3(rgb("ffe08a"), rgb("5a7a30"), clamp(layer / 4 + (next() - 0.5) * 0.3)),
      ];
      const [red, green, blue] = mix3(deep, tip, 0.3 + next() * 0.5).map(Math.round);
      const fill = `rgb(${String(red)},${String(green)},${String(blue)})`;
      for (const at of [x - width, x, x + width]) {
        if (at < -60 || at > width + 60) continue;
        const [tx, ty] = [at + way, foot - high];
        blades.push(
          `<path fill="${fill}" d="M${at - half} ${foot + 40}Q${at - half} ${foot - high * 0.5} ${tx} ${ty}Q${at + half * 1.6} ${foot - high * 0.45} ${at + half} ${foot + 40}Z"/>`,
        );
      }
    }
    blades.push(`<rect y="${foot + 22}" width="${width}" height="${height}" fill="#1b3a24" opacity=".5"/>`);
  }
  const shade =
    '<linearGradient id="g" x2="0" y2="1"><stop offset=".5" stop-color="#1b3a24" stop-opacity="0"/><stop offset=".96" stop-color="#1b3a24"/></linearGradient>';
  return sharp(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shade}${blades.join("")}<rect y="90" width="${width}" height="140" fill="url(#g)"/></svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );
}
