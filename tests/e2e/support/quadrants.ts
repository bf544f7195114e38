import { expect } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { distance, type Colour, type Pixels } from "./pixels.ts";

// With several threads a picture once never came, and the process that waited for it could not end.
sharp.concurrency(1);

/** A colour for each quarter of a picture: above left, above right, below left, below right. */
export const quarters = [
  [200, 30, 30],
  [30, 160, 60],
  [30, 60, 200],
  [230, 200, 40],
] as const satisfies readonly Colour[];

/** Codecs soften colours and edges. */
const softness = 40;

/** A picture of four quarters, upright. */
export async function quadrants(width: number, height: number): Promise<Sharp> {
  const [left, top] = [Math.round(width / 2), Math.round(height / 2)];
  const patch = ([r, g, b]: Colour, at: { left: number; top: number }) => ({
    input: {
      create: {
        width: at.left === 0 ? left : width - left,
        height: at.top === 0 ? top : height - top,
        channels: 3 as const,
        background: { r, g, b },
      },
    },
    ...at,
  });
  const drawn = await sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite([
      patch(quarters[0], { left: 0, top: 0 }),
      patch(quarters[1], { left, top: 0 }),
      patch(quarters[2], { left: 0, top }),
      patch(quarters[3], { left, top }),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawn);
}

/** The picture as a camera stores it that was held like that: its pixels turned, and its EXIF saying how. */
export async function heldLike(orientation: number, width = 300, height = 400): Promise<Buffer> {
  const upright = await (await quadrants(width, height)).toBuffer();
  const isUpright = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
    return [0, 1, 2, 3].every((quarter) => {
      const [x, y] = [((quarter % 2) * 2 + 1) / 4, (Math.floor(quarter / 2) * 2 + 1) / 4];
      const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
      const seen: Colour = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
      return distance(seen, quarters[quarter] ?? quarters[0]) < softness;
    });
  };
  for (const angle of [0, 90, 180, 270]) {
    for (const isMirrored of [false, true]) {
      const turned = await sharp(upright).rotate(angle).toBuffer();
      const bytes = await sharp(turned)
        .flop(isMirrored)
        .jpeg({ quality: 95 })
        .withMetadata({ orientation })
        .toBuffer();
      if (await isUpright(bytes)) return bytes;
    }
  }
  throw new Error(`no way to hold a camera gives ${String(orientation)}`);
}

/**
 * Expects the colours of a picture's quarters.
 * @param wanted of each quarter; by default those of `quadrants`
 */
export function expectQuarters(
  pixels: Pixels,
  what: string,
  wanted: readonly (Colour | undefined)[] = quarters,
): void {
  const seen = wanted.map((_, quarter) =>
    pixels.at(
      (((quarter % 2) * 2 + 1) / 4) * pixels.width,
      ((Math.floor(quarter / 2) * 2 + 1) / 4) * pixels.height,
    ),
  );
  const wrong = seen.filter((colour, quarter) => distance(colour, wanted[quarter] ?? colour) > softness);
  expect(wrong, `${what}: ${JSON.stringify(seen)}`).toEqual([]);
}
