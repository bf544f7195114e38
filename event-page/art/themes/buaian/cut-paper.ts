import sharp, { type Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { rastered } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";

/** A sheet of paper that was torn to a shape. */
export interface Torn {
  /** What of SVG is filled, in points of the picture. */
  shape: string;
  /** At its upper edge, and further down. */
  face: readonly [string, string];
  /** Where it was torn the inside of the sheet is seen. */
  core: string;
  /** How wide, in points. */
  rim: number;
  /** How far it stands off what lies below. */
  lift: number;
}

/** Sheets one over the other, each with its thin shade, seen from above by light of the upper left. */
export async function layered(
  width: number,
  height: number,
  density: number,
  sheets: readonly Torn[],
  shade: { tone: string; depth: number },
): Promise<Sharp> {
  const [wide, high] = [width * density, height * density];
  const out = new Float32Array(wide * high * 4);
  const dark = rgb(shade.tone);
  for (const [index, { shape, face, core, rim, lift }] of sheets.entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" fill="#fff">${shape}</svg>`;
    const mask = await alphaOf(await rastered(svg, wide, high), wide, high, 1.3 * density);
    const inner = await softened(mask, wide, high, (rim * 0.9 + 1) * density);
    const far = await softened(mask, wide, high, 26 * density);
    const own = new Float32Array(wide * high);
    for (let y = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1) {
        const [px, py] = [x / density, y / density];
        const rough =
          0.34 * (noise(px / 2.2, py / 2.2, 51 + index) - 0.5) +
          0.4 * (cloudy(px / 9, py / 9, 61 + index, 3) - 0.5);
        own[y * wide + x] = smooth(0.4, 0.6, mask[y * wide + x] + rough);
      }
    const ownShade = await softened(own, wide, high, lift * 0.9 * density);
    const contact = await softened(own, wide, high, 1.1 * density);
    const [upper, lower, inside] = [rgb(face[0]), rgb(face[1]), rgb(core)];
    const at = (field: Float32Array, x: number, y: number) =>
      field[clamp(Math.round(y), 0, high - 1) * wide + clamp(Math.round(x), 0, wide - 1)];
    for (let y = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1) {
        const [place, px, py] = [y * wide + x, x / density, y / density];
        const cast =
          shade.depth *
          Math.max(
            at(ownShade, x + lift * 0.35 * density, y + lift * 0.75 * density) * 0.62,
            at(contact, x + 0.8 * density, y + 1.5 * density) * 0.7,
          );
        over(out, place, dark, cast * (1 - own[place]));
        if (own[place] === 0) continue;
        const torn =
          inner[place] +
          0.3 * (noise(px / 3, py / 3, 71 + index) - 0.5) +
          0.26 * (cloudy(px / 14, py / 14, 81 + index, 3) - 0.5);
        const faced = smooth(0.66, 0.76, torn);
        const depth = smooth(0.5, 1, far[place]);
        const tooth =
          (cloudy(px / 2.2, py / 2.2, 5, 2) - cloudy((px + 0.8) / 2.2, (py + 0.8) / 2.2, 5, 2)) * 13;
        const wash = (cloudy(px / 90, py / 60, 9 + index, 4) - 0.5) * 10;
        const slope =
          (at(own, x - 1.2 * density, y - 1.2 * density) - at(own, x + 1.2 * density, y + 1.2 * density)) *
          -9;
        const paper = mix3(upper, lower, depth);
        // The face ends above its core: a hair of shade where it is broken.
        const lip = faced * (1 - smooth(0.76, 0.84, torn)) * 5 - (1 - faced) * smooth(0.58, 0.66, torn) * 9;
        const tone = mix3(inside, paper, faced);
        const add = tooth * mix(0.9, 0.55, faced) + wash * faced + slope + lip;
        over(out, place, [tone[0] + add, tone[1] + add, tone[2] + add], own[place]);
      }
  }
  const bytes = Buffer.alloc(out.length);
  for (let k = 0; k < out.length; k += 4) {
    const alpha = out[k + 3];
    for (let part = 0; part < 3; part += 1)
      bytes[k + part] = Math.round(clamp(alpha === 0 ? 0 : out[k + part] / alpha, 0, 255));
    bytes[k + 3] = Math.round(alpha * 255);
  }
  return sharp(bytes, { raw: { width: wide, height: high, channels: 4 } });
}

function over(out: Float32Array, place: number, tone: Three, alpha: number): void {
  const to = place * 4;
  for (let part = 0; part < 3; part += 1) out[to + part] = out[to + part] * (1 - alpha) + tone[part] * alpha;
  out[to + 3] = out[to + 3] * (1 - alpha) + alpha;
}

async function alphaOf(points: Buffer, width: number, height: number, soft: number): Promise<Float32Array> {
  const alpha = new Float32Array(width * height);
  for (let k = 0; k < alpha.length; k += 1) alpha[k] = points[k * 4 + 3] / 255;
  return softened(alpha, width, height, soft);
}

/** What stands at an edge goes on past it. */
async function softened(
  field: Float32Array,
  width: number,
  height: number,
  soft: number,
): Promise<Float32Array> {
  const bytes = Buffer.alloc(field.length);
  for (let k = 0; k < field.length; k += 1) bytes[k] = Math.round(field[k] * 255);
  const { data, info } = await sharp(bytes, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.4, soft))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from({ length: field.length }, (_, k) => data[k * info.channels] / 255);
}
