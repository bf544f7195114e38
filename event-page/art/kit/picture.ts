import sharp, { type Sharp } from "sharp";
import { clamp, type Three } from "./numbers.ts";

/** A picture before it is a file. */
export interface Picture {
  image: Sharp;
  /** Of AVIF; the WebP twin for older phones takes some more. */
  quality: number;
  /** Of WebP, where AVIF's is no guide. */
  webpQuality?: number;
}

/** Light as it falls: linear, colours multiplied by their alpha. */
export interface Light {
  data: Float32Array;
  width: number;
  height: number;
}

/** Averages `size` × `size` points of light into one, with a soft shoulder where it is too bright. */
export function exposed({ data, width, height }: Light, size: number): Sharp {
  const [wide, high] = [Math.floor(width / size), Math.floor(height / size)];
  const out = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const sum = [0, 0, 0, 0];
      for (let j = 0; j < size; j += 1) {
        for (let i = 0; i < size; i += 1) {
          const from = ((y * size + j) * width + x * size + i) * 4;
          for (let part = 0; part < 4; part += 1) sum[part] += data[from + part];
        }
      }
      const to = (y * wide + x) * 4;
      for (let part = 0; part < 3; part += 1) {
        const value = sum[3] === 0 ? 0 : sum[part] / sum[3];
        const shown = value < 0.7 ? value : 0.7 + 0.3 * Math.tanh((value - 0.7) / 0.3);
        out[to + part] = Math.round(255 * clamp(shown) ** (1 / 2.2));
      }
      out[to + 3] = Math.round((255 * sum[3]) / (size * size));
    }
  }
  return sharp(out, { raw: { width: wide, height: high, channels: 4 } });
}

/** A picture without alpha, each point by its share of width and height and by its place; 0..255. */
export function painted(
  width: number,
  height: number,
  colour: (u: number, v: number, x: number, y: number) => Three,
): Sharp {
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const three = colour(x / width, y / height, x, y);
      for (let part = 0; part < 3; part += 1)
        out[(y * width + x) * 3 + part] = Math.round(clamp(three[part], 0, 255));
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } });
}

/** The same with alpha of 0..1. */
export function glazed(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number, number],
): Sharp {
  const out = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha] = colour(x, y);
      const to = (y * width + x) * 4;
      out[to] = Math.round(clamp(red, 0, 255));
      out[to + 1] = Math.round(clamp(green, 0, 255));
      out[to + 2] = Math.round(clamp(blue, 0, 255));
      out[to + 3] = Math.round(clamp(alpha) * 255);
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}

/** Points of an SVG, four bytes each. */
export async function rastered(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer();
}
