import type { Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { foil } from "./stationery.ts";

/* A riband of watered silk with a gold thread along both edges, as orders hang on, drawn tight over the card. */

const navy = ramp([
  [0, "03060f"],
  [0.25, "0a1638"],
  [0.5, "16306b"],
  [0.72, "3a5fac"],
  [0.9, "93afe4"],
  [1, "dfe9fb"],
]);

/** How bright water lies in the silk, −1..1: lines that run along it and part round drops. */
const watered = (x: number, y: number, period: number) =>
  Math.sin(2 * Math.PI * 4.4 * cloudy(x, y, 41, 2, period)) * 0.7 +
  Math.sin(2 * Math.PI * 9 * cloudy(x, y, 47, 2, period)) * 0.3;

/** Gold runs along each edge, at these shares of the breadth. */
const stripe = (v: number) => {
  const from = Math.min(v, 1 - v);
  return smooth(0.035, 0.05, from) * smooth(0.135, 0.12, from);
};

/** One period of the band: 900 points along, its shade above and below it. */
export function band(): Sharp {
  const [width, height, top, body] = [900, 196, 24, 132];
  return glazed(width, height, (x, y) => {
    const hang = (noise(x / 150, 5, 8, 6) - 0.5) * 4;
    const v = (y - top - hang) / body;
    const off = Math.max(-v, v - 1) * body;
    const below = v > 1 ? off : off * 2.6;
    const shade = 0.56 * Math.exp(-Math.max(0, below) / 11);
    const own = smooth(0.8, -0.8, off);
    if (own === 0) return [6, 10, 26, shade];
    const fold = (at: number) =>
      cloudy(x / 225, at * 2.1 + 0.35 * noise(x / 150, 2, 3, 6), 23, 2, 4) * 1.1 - 0.5 * (at - 0.5) ** 2;
    const slope = (fold(v + 0.03) - fold(v - 0.03)) / 0.06;
    const sheen = 0.5 + 0.5 * Math.sin(x / 71.62 + v * 1.6 + 3 * noise(x / 150, 9, 4, 6));
    const rib = Math.cos((x / 3) * 2 * Math.PI) * 0.035;
    const twist = Math.sin(((x * 1.5 + y * 2) / 9) * 2 * Math.PI) * 0.13;
    const thread = foil(clamp(0.5 - slope * 0.14 + twist + (sheen - 0.5) * 0.34));
    const beside = 0.1 * (stripe(v - 0.025) + stripe(v + 0.025));
    const lit =
      0.42 -
      slope * 0.11 +
      sheen ** 3 * 0.16 +
      watered(x / 150, v * 1.7, 6) * (0.05 + 0.05 * sheen) +
      rib -
      beside;
    const silk = navy(clamp(lit) * (0.7 + 0.3 * smooth(0, 0.03, v) * smooth(1, 0.97, v)));
    const [red, green, blue] = mix3([6, 10, 26], mix3(silk, thread, stripe(v)), own);
    return [red, green, blue, shade + (1 - shade) * own];
  });
}
