import sharp, { type Sharp } from "sharp";
import { Carving } from "../../kit/carving.ts";
import { chased } from "../../kit/chased.ts";
import { ramp, rgb } from "../../kit/colour.ts";
import { leafed } from "../../kit/gilding.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise, random } from "../../kit/random.ts";
import { bud, fretBand, fretRing, peony, threefold } from "./peony.ts";

/** A round gate in red lacquer: gold leaf in relief, peonies in pairs, always red and gold. */
export const pictures: Record<string, () => Promise<Picture>> = {
  gate: async () => ({ image: await gate(), quality: 30 }),
  peony: async () => ({
    image: await warmed(await chased(spray(), 1.8)),
    quality: 26,
  }),
  fret: async () => ({ image: await fret(), quality: 34 }),
  foil: () => Promise.resolve({ image: leafed(220, 220, 700, 21, 0.13), quality: 32 }),
  lacquer: () => Promise.resolve({ image: lacquer(), quality: 50 }),
};

const red = ramp(
  [
    [0, "240304"],
    [0.22, "6e1c0c"],
    [0.4, "a8581a"],
    [0.58, "d9992f"],
    [0.76, "f4c862"],
    [0.9, "ffe9ae"],
    [1, "fff8e0"],
  ],
  true,
);

/** Gold that has the lacquer in it: what lies deep is red and brown, what stands out is warm. */
async function warmed(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  for (let k = 0; k < data.length; k += 4) {
    const light = (0.3 * data[k] + 0.59 * data[k + 1] + 0.11 * data[k + 2]) / 255;
    data.set(red(clamp((light - 0.1) * 1.12)).map(Math.round), k);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

async function gate() {
  const whole = await chased(halfGate(), 1.75);
  // Shade that is thrown beyond the right edge would come back at the left one.
  return sharp(await whole.png().toBuffer()).extract({ left: 5, top: 0, width: 380, height: 840 });
}

/** Two cells of a straight fret, which go on at both sides. */
async function fret() {
  const carving = new Carving(96, 32, random(5));
  fretBand(carving, 24);
  const whole = await chased(carving, 1.75);
  return sharp(await whole.png().toBuffer()).extract({ left: 42, top: 0, width: 84, height: 56 });
}

/** The left half of the gate, 220 × 480, its middle 220 down the right edge. */
function halfGate(): Carving {
  const carving = new Carving(220, 480, random(23));
  fretRing(carving, 220, 220, 164, 200, 44);
  return carving;
}

/** A peony with its leaves and buds, that leans to the right. */
function spray(): Carving {
  const next = random(61);
  const carving = new Carving(250, 210, next);
  const [x, y] = [108, 112];
  carving.add(
    threefold(carving, x + 56, y - 18, -0.35, 84, 0.3) +
      threefold(carving, x + 52, y + 30, 0.42, 80, -0.3) +
      threefold(carving, x - 40, y + 46, 2.3, 62, 0.4) +
      threefold(carving, x - 46, y - 40, -2.4, 60, -0.4) +
      threefold(carving, x + 6, y - 60, -1.4, 50, 0.4) +
      threefold(carving, x + 14, y + 60, 1.3, 46, -0.4) +
      bud(carving, x + 96, y + 4, 0.05, 42) +
      peony(carving, next, x, y, 76, 0.3),
  );
  return carving;
}

/** Many coats of lacquer: deep where it lies in shade, warm where a lamp is mirrored. */
function lacquer() {
  const [deep, face, lit] = [rgb("5c0810"), rgb("9a0f1b"), rgb("c92a2c")];
  return painted(390, 844, (u, v, x, y) => {
    const lamp = Math.exp(-(((u - 0.5) / 0.7) ** 2 + ((v - 0.3) / 0.34) ** 2));
    const mirrored = smooth(0.35, 0.8, cloudy(u * 1.3 + 2, v * 0.9 + 5, 6, 2));
    // Below, where it is dark, a mirror's edge would be seen.
    const bright = (mirrored - 0.5) * 0.22 * (1 - smooth(0.4, 0.8, v));
    const shade = 0.36 + lamp * 0.5 + bright - smooth(0.55, 1.1, v) * 0.34;
    const dither = (noise(x * 1.1, y * 1.1) - 0.5) * 2;
    const colour =
      shade < 0.5 ? mix3(deep, face, Math.max(0, shade) * 2) : mix3(face, lit, (shade - 0.5) * 1.1);
    return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
  });
}
