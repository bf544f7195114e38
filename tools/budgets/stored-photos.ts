import sharp, { type Sharp } from "sharp";
import { pictureWidths, type Picture } from "../../domain/src/content/sections/media.ts";
import { writeFile } from "../../functions/src/platform/google/bucket.ts";

/** Those that phones with two pixels a point ask for. */
const [smallest, usual] = pictureWidths;

/** As `render-picture` encodes. */
const storedAvif = { quality: 42, effort: 3 };

/** More values than the largest of the drawn pictures has. */
const noiseLength = 8_000_003;

/** The same noise in every run, or a budget near its gate would pass by luck: around 128, `sigma` wide, from mulberry32. */
function noise(sigma: number, seed: number): Uint8ClampedArray {
  const values = new Uint8ClampedArray(noiseLength);
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 0x1_0000_0000;
  };
  for (let index = 0; index < values.length; index += 1) {
    values[index] = 128 + sigma * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  }
  return values;
}

/** Its piece for the picture of this number; neighbours share nothing that an eye or a codec would find. */
function piece(values: Uint8ClampedArray, number: number, width: number, height: number): Sharp {
  const length = width * height * 3;
  const start = (number * 7_654_321) % (noiseLength - length);
  return sharp(values.subarray(start, start + length), { raw: { width, height, channels: 3 } });
}

/** Shapes under grain: in WebP it weighs what a sharp photograph of people does (17 KB upright, 9 KB across). */
async function photo(
  noises: Readonly<Record<"shapes" | "grain", Uint8ClampedArray>>,
  { number, width, height }: { number: number; width: number; height: number },
): Promise<Sharp> {
  const shapes = piece(noises.shapes, number, width, height)
    .blur(width / 60)
    .linear(3.2, -280);
  const grain = piece(noises.grain, number, width, height).blur(0.8);
  const picture = await sharp(await shapes.png().toBuffer())
    .composite([{ input: await grain.png().toBuffer(), blend: "soft-light" }])
    .png()
    .toBuffer();
  return sharp(picture);
}

/** One picture in every width, as `render-picture` stores it for browsers of today: what it weighs on a guest's page. */
export async function drawStoredPhoto(fileOf: (width: number) => string): Promise<void> {
  await alikeEverywhere(async () => {
    const noises = { shapes: noise(120, 1), grain: noise(45, 2) };
    for (const width of pictureWidths) {
      const drawn = await photo(noises, { number: 0, width, height: Math.round((width * 5) / 4) });
      await drawn.avif(storedAvif).toFile(fileOf(width));
    }
  });
}

/** Draws without the processor's own vector instructions: with those of another one the same noise weighs 1 % more or less. */
async function alikeEverywhere(draw: () => Promise<void>): Promise<void> {
  const isFast = sharp.simd();
  sharp.simd(false);
  try {
    await draw();
  } finally {
    sharp.simd(isFast);
  }
}

/** Stores what phones ask for of each picture, in both formats and as `renderPicture` draws it. */
export async function storePhotos(
  pictures: readonly Pick<Picture, "media" | "width" | "height">[],
): Promise<void> {
  await alikeEverywhere(async () => {
    const noises = { shapes: noise(120, 1), grain: noise(45, 2) };
    for (const [number, { media, width, height }] of pictures.entries()) {
      for (const wide of [smallest, usual]) {
        const drawn = await photo(noises, {
          number,
          width: wide,
          height: Math.round((wide * height) / width),
        });
        const address = `media/${media}-${String(wide)}`;
        const avif = await drawn.clone().avif(storedAvif).toBuffer();
        await writeFile(`${address}.avif`, avif, "image/avif");
        await writeFile(`${address}.webp`, await drawn.webp({ quality: 72 }).toBuffer(), "image/webp");
      }
    }
  });
}
