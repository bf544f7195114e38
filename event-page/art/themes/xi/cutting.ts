import sharp, { type Sharp } from "sharp";
import { clamp, mix3, type Three } from "../../kit/numbers.ts";

/*
 * Cut paper: a sheet is drawn in white, what a knife takes away in black, one over the other; then it lies a little above its
 * ground, with a bright rim towards the lamp and a thin hard shade on the other side.
 */

export interface Paper {
  face: Three;
  /** Where its edge catches the lamp. */
  rim: Three;
  /** Of the shade that it throws, and how deep that is at most. */
  shade: Three;
  depth: number;
}

/** @param drawing what is white and black, on `width` × `height` units
 * @param scale points of the picture for each unit */
export async function cut(
  drawing: string,
  [width, height]: readonly [number, number],
  scale: number,
  paper: Paper,
): Promise<Sharp> {
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(wide * 3)}" height="${String(high * 3)}"><rect width="100%" height="100%" fill="#000"/>${drawing}</svg>`;
  const sheet = await sharp(Buffer.from(svg), { unlimited: true })
    .greyscale()
    .resize(wide, high, { kernel: "lanczos3" })
    .png()
    .toBuffer();
  const read = async (soft: number) => {
    const image = soft === 0 ? sharp(sheet) : sharp(sheet).blur(soft);
    return image.extractChannel(0).raw().toBuffer();
  };
  const [mask, near, far] = await Promise.all([read(0), read(1.1 * scale * 0.5), read(3 * scale)]);
  const at = (of: Buffer, x: number, y: number) =>
    of[clamp(Math.round(y), 0, high - 1) * wide + clamp(Math.round(x), 0, wide - 1)] / 255;
  const out = Buffer.alloc(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const own = at(mask, x, y);
      const lit = clamp(own - at(mask, x, y - 2));
      const close = at(near, x, y - 2.1 * scale);
      const wider = at(far, x, y - 3.8 * scale);
      const shade = clamp(close * 0.7 + wider * 0.4) * paper.depth;
      const alpha = own + (1 - own) * shade;
      const face = mix3(paper.face, paper.rim, lit);
      const colour = alpha < 0.004 ? paper.shade : mix3(paper.shade, face, own / alpha);
      out.set([...colour.map(Math.round), Math.round(alpha * 255)], (y * wide + x) * 4);
    }
  }
  return sharp(out, { raw: { width: wide, height: high, channels: 4 } });
}
