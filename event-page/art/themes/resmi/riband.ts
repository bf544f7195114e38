import sharp, { type Sharp } from "sharp";
import { linear, ramp } from "../../kit/colour.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";
import { hung } from "../../kit/silk.ts";
import { foil } from "./stationery.ts";

/* A riband of watered silk with a gold thread along both edges, as orders hang on: drawn tight over the card, loose at its ends. */

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

interface Tail {
  angle: number;
  long: number;
  phase: number;
  lift: number;
}

const [wide, high] = [320, 270];

function tail({ angle, long, phase, lift }: Tail): Sharp {
  const [breadth, notch] = [88, 40];
  const [silk, gilt] = [linear("132b60"), linear("e2bd62")];
  return hung(
    { width: wide, height: high, density: 1.7, samples: [90, 150], sun: [-0.5, -0.45, 0.74], reach: 30 },
    (s, t): Three => {
      const off = s - 0.5;
      const far = t * (long - notch * (1 - Math.abs(off) * 2));
      const bend = Math.sin((far / long) * 3.1 + phase);
      const way = angle + 0.16 * bend;
      const roll = 7 * Math.sin((far / long) * 7.4 + phase * 2 + off * 1.5) * smooth(20, 150, far);
      const cup = lift * Math.cos(off * 2.6 + phase) * smooth(40, 190, far);
      return [
        wide / 2 + Math.sin(way) * far + Math.cos(way) * off * breadth * (1 - 0.1 * Math.abs(bend)),
        18 + Math.cos(way) * far - Math.sin(way) * off * breadth,
        roll + cup,
      ];
    },
    (s, t, turn) => {
      const water = watered(t * 1.9, s * 1.4, 0);
      const body = mix3(silk, linear("274a90"), clamp(0.3 + water * 0.5 + turn * 0.3));
      const rib = 1 + 0.06 * Math.cos(t * long * 2.4);
      const isGold = stripe(s) > 0.5;
      const twist = 1 + 0.3 * Math.sin((t * long + s * 50) * 1.1);
      const colour = isGold ? gilt : body;
      return {
        colour: [
          colour[0] * (isGold ? twist : rib),
          colour[1] * (isGold ? twist : rib),
          colour[2] * (isGold ? twist : rib),
        ],
        shine: isGold ? 0.6 : 0.16 + 0.2 * clamp(water),
      };
    },
  );
}

/** Both ends, cut like swallows' tails, as they come out from below the seal. */
export async function tails(): Promise<Sharp> {
  const shade = { right: 5, down: 9, soft: 6, tone: [6, 10, 26], depth: 0.6 } as const;
  const below = await shaded(tail({ angle: 0.46, long: 196, phase: 0.4, lift: 9 }), shade);
  const above = await shaded(tail({ angle: -0.3, long: 208, phase: 2.1, lift: 7 }), shade);
  const ground = await below.png().toBuffer();
  return sharp(
    await sharp(ground)
      .composite([{ input: await above.png().toBuffer() }])
      .png()
      .toBuffer(),
  );
}
