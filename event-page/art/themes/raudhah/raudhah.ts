import { rgb } from "../../kit/colour.ts";
import { clamp, smooth, type Three } from "../../kit/numbers.ts";
import { toothTile } from "../../kit/paper.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";
import { spray, twig } from "./herbs.ts";

/** A herbarium under an arch of sandstone in two tones. */
export const pictures: Record<string, () => Promise<Picture>> = {
  arch: () => Promise.resolve({ image: masonry(780, 760, archAt).resize(620), quality: 36, webpQuality: 50 }),
  jamb: () => Promise.resolve({ image: masonry(780, 192, jambAt).resize(620), quality: 34, webpQuality: 46 }),
  spray: async () => ({ image: await spray().sheet("5a4326", 0.34), quality: 34, webpQuality: 50 }),
  twig: async () => ({ image: await twig().sheet("5a4326", 0.34), quality: 36, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};

/* The arch stands in 390 units: its opening is 316 wide, its tip at 62, its sides upright from 244. */
const half = 158;
const round = 182;
const tip = 62;
const spring = tip + Math.sqrt(round ** 2 - (round - half) ** 2);
const ring = 38;

const [pale, warm, wall] = [rgb("efe0c4"), rgb("d3a57c"), rgb("e6d4b4")];

function stoneOf(colour: Three, x: number, y: number, light: number): Three {
  const grain = 0.92 + 0.16 * cloudy(x / 9, y / 9, 4, 3) + 0.06 * (noise(x * 1.7, y * 1.7, 6) - 0.5);
  const layer = 1 + 0.05 * (cloudy(x / 60, y / 5, 8, 3) - 0.5);
  const shown = light * grain * layer;
  return [colour[0] * shown, colour[1] * shown, colour[2] * shown];
}

/**
 * Stone around an opening; within it only the shade that the arch throws.
 * @param away outside of the opening, in units
 * @param lee 1 where the edge keeps the light off, 0 where it is lit
 */
function around(
  away: number,
  lee: number,
  block: number,
  joint: number,
  x: number,
  y: number,
): readonly [number, number, number, number] {
  if (away < 0) {
    const shade = Math.exp(away / (6 + 10 * lee)) * (0.16 + 0.36 * lee);
    return [86, 58, 34, clamp(shade)];
  }
  if (away < 7) {
    // The soffit: dark where it turns from the light, lit across.
    const light = 1.02 - 0.5 * lee + 0.1 * (away / 7);
    return [...stoneOf(block % 2 === 0 ? warm : pale, x, y, light), 1];
  }
  if (away < ring) {
    const bevel = smooth(2.4, 0.6, joint) * -0.2 + smooth(4.2, 2.6, joint) * smooth(1.6, 2.8, joint) * 0.07;
    const edge =
      0.12 * Math.exp(-(((away - 8.4) / 1.6) ** 2)) - 0.1 * Math.exp(-(((away - ring + 1) / 1.4) ** 2));
    const tone = 1 + 0.08 * (cell(block, 3, 5) - 0.5);
    return [...stoneOf(block % 2 === 0 ? warm : pale, x, y, tone + bevel + edge), 1];
  }
  const out = away - ring;
  const course = Math.floor(y / 40);
  const along = (((x + (course % 2) * 46) % 92) + 92) % 92;
  const seam = Math.min(along, 92 - along, ((y % 40) + 40) % 40, 40 - (((y % 40) + 40) % 40));
  const tone =
    1 +
    0.05 * (cell(Math.floor((x + (course % 2) * 46) / 92), course, 7) - 0.5) -
    0.1 * smooth(1.4, 0.3, seam);
  const carved =
    0.1 * Math.sin(clamp((out - 5) / 5) * Math.PI) -
    0.14 * Math.exp(-((out / 2) ** 2)) -
    0.1 * Math.exp(-(((out - 11) / 1.3) ** 2));
  return [...stoneOf(wall, x, y, tone + carved), 1];
}

function archAt(x: number, y: number) {
  const from = x - 195;
  if (y > spring) return jambAt(x, y);
  const [dx, dy] = [Math.abs(from) + round - half, spring - y];
  const reach = Math.hypot(dx, dy);
  const turn = Math.atan2(dy, dx) / 0.131;
  const joint = Math.min(turn - Math.floor(turn), Math.ceil(turn) - turn) * 0.131 * reach;
  return around(
    reach - round,
    clamp(0.5 - (0.36 * Math.sign(from) * dx - 0.42 * dy) / reach),
    Math.floor(turn),
    Math.min(joint, Math.abs(from) + 0.4),
    x,
    y,
  );
}

function jambAt(x: number, y: number) {
  const from = x - 195;
  const down = (y - spring) / 24;
  const block = Math.floor(down);
  const joint = Math.min(down - block, block + 1 - down) * 24;
  return around(Math.abs(from) - half, from < 0 ? 0.86 : 0.14, block + 1, joint, x, y);
}

function masonry(
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [number, number, number, number],
) {
  return glazed(width, height, (x, y) => at(x / 2, y / 2 + (at === jambAt ? spring : 0)));
}
