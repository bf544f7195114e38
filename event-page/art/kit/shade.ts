import sharp, { type Sharp } from "sharp";

/** What a picture throws past its own edges, in its own points: shade, or light that comes round it from behind. */
interface Thrown {
  right: number;
  down: number;
  /** How softly it ends. */
  soft: number;
  tone: readonly [number, number, number];
  /** Of 0..1, where nothing softens it. */
  depth: number;
}

/** That alone, as large as the picture. Past the picture's edge goes on what stands at it. */
export async function thrown(image: Sharp, { right, down, soft, tone, depth }: Thrown): Promise<Sharp> {
  const { data, info } = await sharp(await image.png().toBuffer())
    .extractChannel(3)
    .blur(soft)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const out = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = [within(x - right, width), within(y - down, height)];
      const alpha = Math.round(data[(fromY * width + fromX) * channels] * depth);
      out.set([...tone, alpha], (y * width + x) * 4);
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } });
}

const within = (place: number, size: number) => Math.max(0, Math.min(size - 1, Math.round(place)));

/** A picture over the shade that it throws. */
export async function shaded(image: Sharp, shade: Thrown): Promise<Sharp> {
  const input = await image.png().toBuffer();
  const ground = await (await thrown(sharp(input), shade)).png().toBuffer();
  return sharp(await sharp(ground).composite([{ input }]).png().toBuffer());
}
