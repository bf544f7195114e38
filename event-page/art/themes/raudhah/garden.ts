import { rgb } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";

/* What lies beyond the arch: a garden in the haze of a morning, a runnel of water that leads to its light. */

const haze = rgb("fdf0d4");
const horizon = 46;
const sun = { x: -34, up: 104 };

/** Nearer the light, things drown in it. */
function hazed(colour: Three, x: number, up: number, share: number): Three {
  const glow = Math.exp(-(((x - sun.x) / 70) ** 2) - ((up - sun.up) / 60) ** 2);
  return mix3(colour, [255, 243, 214], clamp(share * 0.8 + glow * 0.42));
}

const cypresses = [
  [-128, 128, 11, 0.3],
  [-96, 98, 8, 0.46],
  [-64, 74, 6, 0.62],
  [70, 78, 6, 0.6],
  [99, 104, 8.5, 0.42],
  [131, 134, 11, 0.26],
] as const;

const oranges = [
  [-150, 66, 31],
  [-82, 56, 18],
  [86, 56, 18],
  [150, 68, 32],
] as const;

function leafy(x: number, up: number, seed: number, size: number): number {
  return cloudy(x / size, up / size, seed, 4);
}

function ground(x: number, up: number): Three {
  const near = 1 / Math.max(0.02, 1 - up / horizon);
  const across = x * near;
  const aside = Math.abs(across);
  const depth = clamp(1 - 1 / near);
  let colour: Three;
  if (aside < 30) {
    const ripple = cloudy(across / 16, near * 9, 6, 3) - 0.5;
    const shine = Math.exp(-(((x - sun.x * 0.25) / 13) ** 2)) * (0.55 + 0.6 * ripple);
    colour = mix3(
      mix3(rgb("8fa69a"), rgb("e9d9b4"), clamp(0.2 + depth * 0.9 + ripple * 0.6)),
      [255, 246, 220],
      clamp(shine),
    );
  } else if (aside < 37)
    colour = mix3(rgb("cfae7e"), rgb("f3e2bf"), clamp(0.4 + 0.5 * Math.sign(-across) * 0.6 + 0.3 * depth));
  else if (aside < 84) {
    const seam = Math.min(Math.abs(((near * 4) % 1) - 0.5), 0.5) < 0.06 ? 0.82 : 1;
    const tone = (0.9 + 0.16 * cloudy(across / 12, near * 6, 8, 3)) * seam;
    const dapple = smooth(0.5, 0.62, cloudy(across / 22 + 4, near * 5, 14, 3));
    const base = mix3(rgb("e8cf9f"), rgb("a98c5e"), dapple * 0.55);
    colour = [base[0] * tone, base[1] * tone, base[2] * tone];
  } else {
    const tuft = cloudy(across / 5, near * 14, 9, 4);
    colour = mix3(rgb("4f6a2e"), rgb("a9b95c"), smooth(0.3, 0.72, tuft));
  }
  return hazed(colour, x, up, depth * 0.75);
}

/** Flowers by chance in a mass of leaves. */
function blooming(colour: Three, x: number, up: number, seed: number, size: number): Three {
  const [column, row] = [Math.floor(x / size), Math.floor(up / size)];
  const pick = cell(column, row, seed);
  if (pick > 0.26) return colour;
  const [dx, dy] = [
    x / size - column - 0.5 + (cell(column, row, 3) - 0.5) * 0.4,
    up / size - row - 0.5 + (cell(column, row, 4) - 0.5) * 0.4,
  ];
  const away = Math.hypot(dx, dy) / (0.26 + 0.16 * cell(column, row, 5));
  if (away > 1) return colour;
  const hue = pick < 0.1 ? rgb("f6e6cc") : pick < 0.19 ? rgb("e58a5c") : rgb("f2b184");
  return mix3(
    mix3(hue, [255, 250, 232], smooth(0.2, -0.6, dy) * 0.5),
    rgb("b25a34"),
    smooth(0.55, 0.95, away) * 0.35,
  );
}

export function courtAt(x: number, up: number): readonly [number, number, number, number] {
  const top = cloudy(x / 60, up / 60, 3, 2) * 30;
  let alpha = smooth(170, 96, up + top * 0.5);
  let colour: Three = mix3(rgb("f9e3b8"), haze, smooth(50, 130, up));
  colour = hazed(colour, x, up, 0);
  // The far wall and trees behind it.
  const far = 64 + 22 * cloudy(x / 30, 1, 5, 4);
  if (up < far) colour = mix3(colour, hazed(rgb("b3bd8c"), x, up, 0.42), 0.85 * smooth(far, far - 5, up));
  if (up < 61 && up > 40) {
    const bay = x / 23 - Math.round(x / 23);
    const isOpen = Math.abs(bay) < 0.3 && up < 46 + 10 * Math.sqrt(Math.max(0, 1 - (bay / 0.3) ** 2));
    colour = hazed(isOpen ? rgb("a99c6c") : up > 58.6 ? rgb("f6e4bf") : rgb("e2c595"), x, up, 0.4);
  }
  if (up < horizon) colour = ground(x, up);
  for (const [at, high, wide, share] of cypresses) {
    const t = (up - 30) / (high - 30);
    if (t < 0 || t > 1) continue;
    const body = wide * Math.sin(Math.PI * clamp(0.14 + 0.86 * t) ** 0.75) ** 0.8;
    const inside = body - Math.abs(x - at) + 3 * (leafy(x, up, 21, 4) - 0.5);
    if (inside < 0) continue;
    const lit = clamp(
      0.5 - ((x - at) / body) * 0.45 * Math.sign(at - sun.x) + 0.9 * (leafy(x * 1.6, up * 0.6, 31, 4) - 0.5),
    );
    colour = mix3(
      colour,
      hazed(mix3(rgb("38502a"), rgb("93a558"), lit), x, up, share),
      smooth(0, 1.6, inside),
    );
    alpha = Math.max(alpha, smooth(0, 1.6, inside));
  }
  for (const [at, middle, size] of oranges) {
    if (Math.abs(x - at) < size * 0.07 && up < middle && up > 22) colour = hazed(rgb("6e5538"), x, up, 0.25);
    const away = Math.hypot(x - at, (up - middle) * 1.08) / size;
    const inside = 1 - away + 0.5 * (leafy(x, up, 41, 7) - 0.5);
    if (inside < 0) continue;
    const toSun = ((x - at) * (sun.x - at) + (up - middle) * 60) / (size * Math.hypot(sun.x - at, 60));
    const lit = clamp(0.42 + 0.42 * toSun + 1.3 * (leafy(x, up, 47, 4.5) - 0.5));
    let leaf = mix3(rgb("34491f"), rgb("a7b558"), lit);
    const fruit = cell(Math.floor(x / 6), Math.floor(up / 6), 8);
    const [fx, fy] = [x / 6 - Math.floor(x / 6) - 0.5, up / 6 - Math.floor(up / 6) - 0.5];
    if (fruit < 0.2 && Math.hypot(fx, fy) < 0.36)
      leaf = mix3(rgb("d9772a"), rgb("ffc15c"), clamp(0.4 + fy - fx));
    colour = mix3(colour, hazed(leaf, x, up, size > 25 ? 0.1 : 0.32), smooth(0, 0.1, inside));
  }
  // Shrubs in flower along the beds; the nearer, the larger.
  for (const [edge, grow, seed, size, share] of [
    [50, 34, 61, 3.4, 0.3],
    [84, 40, 67, 5.4, 0.06],
  ] as const) {
    const from = Math.abs(x) - edge;
    if (from < -6) continue;
    const crest =
      Math.min(1, (from + 6) / 26) * grow * (0.5 + 0.75 * cloudy(x / 15, 2, seed, 4)) +
      (share > 0.2 ? 18 : 2);
    const inside = crest - up + 5 * (leafy(x, up, seed + 1, 4) - 0.5);
    if (inside < 0 || (share > 0.2 && up < 14)) continue;
    const lit = clamp(0.3 + 0.5 * smooth(16, 0, inside) + 1.2 * (leafy(x, up, seed + 2, 3.4) - 0.5));
    const leaf = blooming(mix3(rgb("2f4420"), rgb("9bad4f"), lit), x, up, seed, size);
    colour = mix3(colour, hazed(leaf, x, up, share), smooth(0, 1.5, inside));
  }
  const fine = 1 + 0.03 * (noise(x * 1.7, up * 1.7, 9) - 0.5);
  return [colour[0] * fine, colour[1] * fine, colour[2] * fine, alpha];
}

/** 316 units wide, the floor at its foot. */
export function court() {
  const [width, height] = [632, 348];
  return glazed(width, height, (x, y) => courtAt(x / 2 - 158, (height - y) / 2));
}
