import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Red, green, blue, from 0 to 255. */
export type Colour = readonly [number, number, number];

/** What a picture shows, one colour for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  at: (x: number, y: number) => Colour;
}

/** Reads any picture, upright; what is transparent stands on white. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    at: (x, y) => {
      const from = (Math.floor(y) * width + Math.floor(x)) * channels;
      const channel = (index: number) => data[from + (channels < 3 ? 0 : index)] ?? 0;
      return [channel(0), channel(1), channel(2)];
    },
  };
}

/** What a person sees of a page or an element now. */
export async function seenPixels(shown: Page | Locator): Promise<Pixels> {
  return pixelsOf(await shown.screenshot({ animations: "disabled" }));
}

/** How far apart two colours are: the largest difference of a channel. */
export function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
}

/** The colours of a picture at a grid of points, without those that are nearly the same: one for what is blank. */
export function coloursOf(pixels: Pixels, steps = 24): Colour[] {
  const found: Colour[] = [];
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const colour = pixels.at(
        ((column + 0.5) / steps) * pixels.width,
        ((row + 0.5) / steps) * pixels.height,
      );
      if (found.every((known) => distance(known, colour) > 12)) found.push(colour);
    }
  }
  return found;
}

/** `rgb(37, 112, 64)` and `#257040` as a colour. */
export function colourOf(css: string): Colour {
  const parts = css.startsWith("#")
    ? [1, 3, 5].map((from) => Number.parseInt(css.slice(from, from + 2), 16))
    : css.match(/\d+(\.\d+)?/g)?.map(Number);
  const [red = 0, green = 0, blue = 0] = parts ?? [];
  return [red, green, blue];
}
