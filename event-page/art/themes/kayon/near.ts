import sharp from "sharp";
import { hideColour } from "../../kit/hide.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, rastered } from "../../kit/picture.ts";
import { blurred } from "./soft.ts";
import { size, vines } from "./vines.ts";

/*
 * Vines of hide from near by. Holes are open, so that whatever burns behind them is seen; the hide is as thick as it is, its cut
 * edges lit from within, and what comes nearest to the eye, in the corner, is out of focus.
 */

const fine = 3;
const [width, height] = [size.width * fine, size.height * fine];

export async function near() {
  const leaves = await rastered(vines, width, height);
  const part = (k: number, index: number) => (leaves[k * 4 + index] * leaves[k * 4 + 3]) / 65_025;
  const cover = new Float32Array(width * height);
  const body = new Float32Array(width * height);
  for (let k = 0; k < cover.length; k += 1) {
    cover[k] = part(k, 0);
    body[k] = cover[k] * (part(k, 2) > 0.93 ? 0.86 : part(k, 1) * 0.8);
  }
  const [spill, dome, ridge, far] = await Promise.all([
    blurred(cover, width, height, 5 * fine),
    blurred(body, width, height, 3 * fine),
    blurred(body, width, height, 0.7 * fine),
    blurred(cover, width, height, 16 * fine),
  ]);
  const slopeOf = (field: Float32Array, k: number, by: number) => {
    const [before, after] = [
      Math.max(0, k - by * (width + 1)),
      Math.min(field.length - 1, k + by * (width + 1)),
    ];
    return field[after] - field[before];
  };
  const thick = Math.round(fine);
  const wall: Three = [190, 96, 26];
  const sharpOne = glazed(width, height, (x, y) => {
    const k = y * width + x;
    const behind = x < thick || y < thick ? cover[k] : cover[k - thick * (width + 1)];
    const here = smooth(0.3, 0.7, cover[k]);
    const alpha = Math.max(here, smooth(0.3, 0.7, behind));
    if (alpha === 0) return [120, 50, 12, 0];
    const [u, v] = [x / width, y / height];
    const lamp = 1.05 * Math.exp(-(((u - 0.5) / 0.62) ** 2 + ((v - 0.52) / 0.6) ** 2));
    const isGilt = part(k, 2) > 0.93;
    const seen = {
      cover: 1,
      high: isGilt ? 0 : part(k, 1),
      facet: part(k, 2),
      gilt: isGilt ? 1 : part(k, 2) > 0.6 ? 0.34 : 0,
      spill: clamp((1 - spill[k]) * 0.9),
      slope: clamp(slopeOf(dome, k, 2) * 5 + slopeOf(ridge, k, 1) * 2.2, -1, 1),
    };
    const deep = mix(0.72, 1, clamp(1.25 - far[k] * 0.7));
    const colour = hideColour(seen, lamp, x / fine, y / fine);
    const lit = mix3([wall[0] * (0.5 + 0.7 * lamp), wall[1] * (0.4 + 0.8 * lamp), wall[2]], colour, here);
    return [lit[0] * deep, lit[1] * deep, lit[2] * deep, alpha];
  });
  return focused(await sharpOne.png().toBuffer());
}

/** Nearest to the eye, in the upper right corner, everything is soft. */
async function focused(picture: Buffer) {
  const small = await sharp(picture).resize(640, 704, { kernel: "lanczos3" }).png().toBuffer();
  const soft = await sharp(small).blur(4).png().toBuffer();
  const mask = glazed(640, 704, (x, y) => {
    const away = Math.hypot((640 - x) / 640, y / 704);
    return [255, 255, 255, 1 - smooth(0.14, 0.5, away)];
  });
  const front = await sharp(soft)
    .composite([{ input: await mask.png().toBuffer(), blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(
    await sharp(small)
      .composite([{ input: front }])
      .png()
      .toBuffer(),
  );
}

/** Their shadow on the screen, far behind them: soft, so that only what is large is told apart. */
export async function cast() {
  const [wide, high, margin] = [220, 242, 14];
  const leaves = await rastered(vines, wide, high);
  const dark = glazed(wide + margin, high + margin, (px, y) => {
    const [x, k] = [px - margin, (y * wide + px - margin) * 4];
    return [104, 36, 4, x < 0 || y >= high ? 0 : (leaves[k] * leaves[k + 3]) / 65_025];
  });
  return sharp(await dark.png().toBuffer()).blur(2.4);
}
