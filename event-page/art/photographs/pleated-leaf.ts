import { rgb } from "../kit/colour.ts";
import { clamp, mix, smooth, type Three } from "../kit/numbers.ts";
import { noise } from "../kit/random.ts";

const greens = ["fdf6cf", "f4eb9e", "e3df6c", "c3cd47", "97b233", "6b8f24", "476b17", "2c480d"].map(rgb);

/** From cream (0) to deep green (1). */
function leafGreen(share: number): [number, number, number] {
  const at = clamp(share) * (greens.length - 1);
  const index = Math.min(greens.length - 2, Math.floor(at));
  const part = (k: 0 | 1 | 2) => mix(greens[index][k], greens[index + 1][k], at - index);
  return [part(0), part(1), part(2)];
}

/** A point of pleated leaf seen very near, with the sun behind it; 0..255. */
export function pleated(x: number, y: number, seed: number): Three {
  const angle = 1.2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const across0 = (x - 240) * s - (y - 420) * c;
  const along = (x - 240) * c + (y - 420) * s;
  const across = across0 + (noise(along / 420, across0 / 420) - 0.5) * 40 + along * along * 9e-5;
  const v = across / (1 + along * 3.6e-4);
  const pleat = v / 74;
  const [index, share] = [Math.floor(pleat), pleat - Math.floor(pleat)];
  const slope = share < 0.5 ? share * 2 : 2 - share * 2;
  const side = share < 0.5 ? 1 : -1;
  const crest = 1 - smooth(0, 0.045, Math.min(share, 1 - share));
  const valley = 1 - smooth(0, 0.03, Math.abs(share - 0.5));
  const veins = noise(v / 2.3 + seed, along / 500) - 0.5;
  const fine = noise(v / 0.9 + 9, along / 260) - 0.5;
  const broad = noise(v / 9 + 3, along / 700) - 0.5;
  const sun = Math.exp(-(((x - 150) / 300) ** 2 + ((y - 250) / 420) ** 2));
  const dapple = smooth(0.44, 0.6, noise(x / 120 + 3 + seed, y / 150 + 7)) - 0.5;
  const green =
    0.5 -
    sun * 0.34 -
    side * 0.06 +
    veins * 0.1 +
    broad * 0.12 +
    (noise(index * 3.7, seed) - 0.5) * 0.1 +
    (slope - 0.5) * 0.06 -
    crest * 0.1 +
    valley * 0.08 -
    dapple * 0.07;
  const light =
    0.95 +
    0.08 * sun +
    side * 0.035 * (1 - slope * 0.3) -
    veins * 0.09 -
    fine * 0.06 +
    crest * 0.1 -
    valley * 0.16 +
    dapple * 0.13;
  const [red, yellow, blue] = leafGreen(green);
  return [red * light, yellow * light, blue * light];
}
