import { ramp, rgb, type Stops } from "../../kit/colour.ts";
import { clamp, mix3, scale3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { bulan } from "./bulan.ts";
import { berry, kiteAt, quartered, ribbonAt, sunny, tailOf, type Bend, type Kite } from "./kites.ts";

interface Flight {
  kite: Kite;
  width: number;
  height: number;
  /** Its middle, half its width, how it leans. */
  x: number;
  y: number;
  half: number;
  lean: number;
  tail: { angle: number; length: number; swing: number; wide: number };
}

/** One kite with its tail, as the wind holds it. */
function flown({ kite, width, height, x, y, half, lean, tail }: Flight) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const end: [number, number] = [x - sin * 1.24 * half, y + cos * 1.24 * half];
  const bends: Bend[] = tailOf(end, tail.angle, tail.length, tail.swing);
  const soft = 1.1 / half;
  return glazed(width, height, (px, py) => {
    const [dx, dy] = [(px - x) / half, (py - y) / half];
    const [u, v] = [dx * cos + dy * sin, -dx * sin + dy * cos];
    const paper = kiteAt(kite, u, v, [-0.5, -0.55], soft);
    if (paper[3] === 1) return paper;
    const ribbon = ribbonAt(bends, px, py, { half: tail.wide, length: tail.length }, kite.ribbon, 0.8);
    const alpha = paper[3] + ribbon[3] * (1 - paper[3]);
    if (alpha === 0) return [0, 0, 0, 0];
    const [red, green, blue] = mix3(
      [ribbon[0], ribbon[1], ribbon[2]],
      [paper[0], paper[1], paper[2]],
      paper[3] / alpha,
    );
    return [red, green, blue, alpha];
  });
}

interface Hour {
  sky: Stops;
  lit: string;
  shade: string;
  /** Of the ridges from the farthest to the grass: its light and its foot. */
  ridges: readonly (readonly [string, string])[];
  rim: string;
}

const morning: Hour = {
  sky: [
    [0, "4ea6e6"],
    [0.4, "8ecbf3"],
    [0.74, "d3ecfa"],
    [0.9, "fdf1d8"],
    [1, "fbe3b8"],
  ],
  lit: "fffdf6",
  shade: "bcd3ea",
  ridges: [
    ["a4c8d6", "cfe3e0"],
    ["7fb7a0", "a9d2b0"],
    ["5aa763", "8cc46a"],
    ["3f9444", "155233"],
  ],
  rim: "eff3a0",
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
    ["173a4d", "1f4d57"],
    ["14373c", "0a2226"],
  ],
  rim: "7f9fc4",
};

/** Sky with clouds that the wind draws out, lit from the left. */
function sky({ sky: tones, lit, shade }: Hour, stars: boolean) {
  const [width, height] = [420, 640];
  const tone = ramp(tones, true);
  const [bright, dim] = [rgb(lit), rgb(shade)];
  const cover = (u: number, v: number) => {
    const warp = (cloudy(u * 3, v * 5 + 4, 5, 3) - 0.5) * 0.5;
    const body = cloudy(u * 3.1 + warp, v * 7.4 + warp * 0.5 - u * 0.9, 21, 6);
    const most =
      0.15 * Math.exp(-(((v - 0.2) / 0.18) ** 2)) + 0.13 * Math.exp(-(((v - 0.86) / 0.08) ** 2)) - 0.05;
    return smooth(0.55, 0.78, body + most);
  };
  return painted(width, height, (u, v) => {
    let colour = tone(v + (cloudy(u * 3, v * 3, 2, 2) - 0.5) * 0.03);
    if (stars) {
      const star = noise(u * 170, v * 260, 71);
      if (star > 0.965 && v < 0.7) colour = mix3(colour, [255, 250, 230], (star - 0.965) * 20);
    }
    const here = cover(u, v);
    const towards = cover(u - 0.035, v - 0.03);
    const light = clamp(0.62 + (here - towards) * 0.9);
    return mix3(colour, mix3(dim, bright, light), here * 0.86);
  });
}

/** Ridges in morning haze, rice terraces, and grass before them; they repeat sideways. */
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
    (x: number) => 236 + turn(x, 1, 0.6) * 15 + turn(x, 3, 4) * 5,
  ];
  const colours = ridges.map(([upper, lower]) => [rgb(upper), rgb(lower)] as const);
  const sun = rgb(rim);
  return glazed(width, height, (x, y) => {
    let colour: Three = [0, 0, 0];
    let alpha = 0;
    crests.forEach((crest, index) => {
      let edge = crest(x);
      if (index === 3) {
        // Blades of grass, bent by the wind.
        const blown = x - (y - edge) * 0.55;
        edge -= Math.max(0, wavy(blown, 0, 4, 31) * 34 + wavy(blown, 0, 14, 37) * 12);
      }
      const below = y - edge;
      const there = smooth(-0.9, 0.9, below);
      if (there === 0) return;
      const [upper, lower] = colours[index];
      const deep = clamp(below / [70, 70, 86, 74][index]);
      let own = mix3(upper, lower, deep ** 0.8);
      const slope = crest(x + 3) - crest(x - 3);
      own = mix3(own, sun, clamp(0.3 - slope * 0.06) * Math.exp(-below / [10, 9, 12, 16][index]) * 0.8);
      if (index === 1) own = scale3(own, 1 + wavy(x, y, 4, 11) * 0.14);
      if (index === 2) {
        const level = below * 0.94 + wavy(x, y * 0.6, 42, 17) * 34 + turn(x, 2, 1) * 5;
        const step = level / 9 - Math.floor(level / 9);
        own = mix3(scale3(own, 0.9 + 0.14 * step), [244, 250, 226], smooth(0.86, 0.98, step) * 0.32);
      }
      if (index === 3) {
        const blown = x - below * 0.5;
        own = scale3(
          own,
          1 +
            wavy(blown, y * 0.12, 3, 41) * 0.34 * (1 - deep) +
            wavy(blown, y * 0.2, 12, 43) * 0.22 * (1 - deep),
        );
      }
      colour = mix3(colour, own, alpha === 0 ? 1 : there);
      alpha = Math.max(alpha, there);
    });
    return [...colour, alpha];
  });
}

/** Kites of paper in the morning wind: sky, ridges, three kites. */
export const pictures: Record<string, () => Promise<Picture>> = {
  sky: () => Promise.resolve({ image: sky(morning, false), quality: 38 }),
  night: () => Promise.resolve({ image: sky(night, true), quality: 38 }),
  hills: () => Promise.resolve({ image: hills(morning), quality: 38 }),
  ridges: () => Promise.resolve({ image: hills(night), quality: 36 }),
  lead: () =>
    Promise.resolve({
      image: flown({
        kite: bulan,
        width: 640,
        height: 640,
        x: 330,
        y: 290,
        half: 268,
        lean: -0.36,
        tail: { angle: 1.1, length: 90, swing: 0.6, wide: 13 },
      }),
      quality: 34,
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
        tail: { angle: 2.4, length: 540, swing: 0.9, wide: 19 },
      }),
      quality: 34,
    }),
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
        tail: { angle: 1.9, length: 330, swing: 0.8, wide: 11 },
      }),
      quality: 36,
    }),
  third: () =>
    Promise.resolve({
      image: flown({
        kite: berry,
        width: 220,
        height: 330,
        x: 116,
        y: 86,
        half: 78,
        lean: 0.22,
        tail: { angle: 2, length: 210, swing: 0.8, wide: 7 },
      }),
      quality: 38,
    }),
};
