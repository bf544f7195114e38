import sharp from "sharp";
import { ramp, rgb, type Stops } from "../../kit/colour.ts";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";
import { bulan } from "./bulan.ts";
import { framed, inPhoto, sheetAt, stickEnd } from "./frame.ts";
import { kiteAt, quartered, ribbonAt, sunny, tailOf, type Kite } from "./kites.ts";

interface Flight {
  kite: Kite;
  width: number;
  height: number;
  /** Its middle, half its width, how it leans. */
  x: number;
  y: number;
  half: number;
  lean: number;
  /** Where the sun stands behind it, in its own measure. */
  sun?: readonly [number, number];
  tails: readonly Tail[];
}

/** A ribbon tied to it, at a place of its own. */
interface Tail {
  at?: readonly [number, number];
  angle: number;
  length: number;
  swing: number;
  wide: number;
}

/** One kite with its ribbons, as the wind holds it. */
function flown({ kite, width, height, x, y, half, lean, sun = [-0.5, -0.55], tails }: Flight) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const ribbons = tails.map(({ at: [u, v] = [0, 1.24], angle, length, swing, wide }) => ({
    bends: tailOf([x + (u * cos - v * sin) * half, y + (u * sin + v * cos) * half], angle, length, swing),
    size: { half: wide, length },
  }));
  const soft = 1.1 / half;
  return glazed(width, height, (px, py) => {
    const [dx, dy] = [(px - x) / half, (py - y) / half];
    const [u, v] = [dx * cos + dy * sin, -dx * sin + dy * cos];
    let [red, green, blue, alpha] = kiteAt(kite, u, v, sun, soft);
    for (const { bends, size } of ribbons) {
      if (alpha === 1) break;
      const below = ribbonAt(bends, px, py, size, kite.ribbon, 0.8);
      const all = alpha + below[3] * (1 - alpha);
      if (all === 0) continue;
      [red, green, blue] = mix3([below[0], below[1], below[2]], [red, green, blue], alpha / all);
      alpha = all;
    }
    return [red, green, blue, alpha];
  });
}

/** The kite about a photo, with its tail; where the photo lies it is left out but for what its edge covers. */
function frame() {
  const [x, y, half] = [275, 275, 220];
  const bends = tailOf([x - 4, y + 1.21 * half], 3.25, 250, 0.5);
  const bamboo = rgb("8a5a2b");
  return glazed(550, 570, (px, py) => {
    const [u, v] = [(px - x) / half, (py - y) / half];
    if (inPhoto(u, v) > 0.03) return [0, 0, 0, 0];
    const [red, green, blue, alpha] = kiteAt(framed, u, v, [-0.5, -0.75], 1.1 / half);
    if (alpha > 0.5) return [red, green, blue, alpha];
    const end = smooth(-0.006, 0.006, stickEnd(u, v));
    if (end > 0.5) return [...scale3(bamboo, 0.8 + end * 0.3), end];
    const tail = ribbonAt(bends, px, py, { half: 11, length: 250 }, framed.ribbon, 0.8);
    return tail[3] > alpha ? tail : [red, green, blue, alpha];
  });
}

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

const morning: Hour = {
  sky: [
    [0, "2f8bd8"],
    [0.3, "6db8ee"],
    [0.6, "b9e0f8"],
    [0.82, "fbeccb"],
    [1, "fbdda6"],
  ],
  lit: "fffaf0",
  shade: "9dbfe2",
  sun: "fff3c4",
  ridges: [
    ["a4c8d6", "cfe3e0"],
    ["7fb7a0", "a9d2b0"],
    ["5aa763", "3f8a4c"],
  ],
  rim: "fbf0a6",
};

const night: Hour = {
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
function sky({ sky: tones, lit, shade, sun }: Hour) {
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

/** Ridges in morning haze and rice terraces; they repeat sideways. */
function hills({ ridges, rim }: Hour) {
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
      if (index === 1) own = scale3(own, 1 + wavy(x, y, 4, 11) * 0.14);
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
async function grass() {
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
        mix3(rgb("4f9a46"), rgb("124a2e"), layer / 4),
        mix3(rgb("f3f2a2"), rgb("3c8a42"), clamp(layer / 4 + (next() - 0.5) * 0.3)),
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
    blades.push(`<rect y="${foot + 22}" width="${width}" height="${height}" fill="#155233" opacity=".5"/>`);
  }
  const shade =
    '<linearGradient id="g" x2="0" y2="1"><stop offset=".5" stop-color="#155233" stop-opacity="0"/><stop offset=".96" stop-color="#155233"/></linearGradient>';
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

/** Kites of paper with the sun behind them: sky, ridges, grass, three kites. */
export const pictures: Record<string, () => Promise<Picture>> = {
  sky: () => Promise.resolve({ image: sky(morning), quality: 44 }),
  night: () => Promise.resolve({ image: sky(night), quality: 38 }),
  hills: () => Promise.resolve({ image: hills(morning), quality: 33 }),
  ridges: () => Promise.resolve({ image: hills(night), quality: 29 }),
  grass: async () => ({ image: (await grass()).resize(520), quality: 22 }),
  lead: () =>
    Promise.resolve({
      image: flown({
        kite: bulan,
        width: 640,
        height: 760,
        x: 330,
        y: 290,
        half: 268,
        lean: -0.36,
        sun: [-0.16, 0.36],
        tails: [
          { at: [0, 1.17], angle: 1.75, length: 190, swing: 0.7, wide: 11 },
          { at: [-0.985, -0.31], angle: 1.9, length: 150, swing: 0.6, wide: 7 },
          { at: [0.985, -0.31], angle: 1.35, length: 190, swing: 0.7, wide: 7 },
        ],
      }),
      quality: 29,
    }),
  kite: () =>
    Promise.resolve({
      image: flown({
        kite: sunny,
        width: 640,
        height: 900,
        x: 386,
        y: 262,
        half: 244,
        lean: 0.42,
        tails: [{ angle: 2.4, length: 540, swing: 0.9, wide: 19 }],
      }),
      quality: 29,
    }),
  frame: () => Promise.resolve({ image: frame().resize(470), quality: 21 }),
  paper: () => Promise.resolve({ image: painted(120, 120, sheetAt), quality: 40 }),
  second: () =>
    Promise.resolve({
      image: flown({
        kite: quartered,
        width: 380,
        height: 520,
        x: 196,
        y: 150,
        half: 140,
        lean: -0.3,
        tails: [{ angle: 1.9, length: 330, swing: 0.8, wide: 11 }],
      }),
      quality: 36,
    }),
};
