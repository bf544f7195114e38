import sharp from "sharp";
import { weaveTile } from "../../kit/drape.ts";
import { hideColour } from "../../kit/hide.ts";
import { clamp } from "../../kit/numbers.ts";
import { glazed, rastered, type Picture } from "../../kit/picture.ts";
import { hideSvg, punchSvg, size, tree } from "./gunungan.ts";
import { cast, near } from "./near.ts";
import { blurred } from "./soft.ts";

/** The gunungan as a punched hide with the lamp of the shadow play behind it. */
export const pictures: Record<string, () => Promise<Picture>> = {
  gunungan: async () => ({ image: await gunungan(), quality: 28 }),
  near: async () => ({ image: await near(), quality: 13 }),
  cast: async () => ({ image: await cast(), quality: 30 }),
  shade: async () => ({ image: await shade(), quality: 24 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

const fine = 3;
/** Of the hide, as far as its cut edge is seen. */
const thick = 7;

async function gunungan() {
  const [width, height] = [size.width * fine, size.height * fine];
  const [hide, punch, leaves] = await Promise.all([
    rastered(hideSvg(), width, height),
    rastered(punchSvg(), width, height),
    rastered(tree().svg(), width, height),
  ]);
  const part = (data: Buffer, k: number, index: number) => (data[k * 4 + index] * data[k * 4 + 3]) / 65_025;
  const cover = new Float32Array(width * height);
  const body = new Float32Array(width * height);
  for (let k = 0; k < cover.length; k += 1) {
    const open = part(hide, k, 1) * (1 - part(leaves, k, 0));
    cover[k] = 1 - Math.max(open, part(punch, k, 0));
    const isField = part(hide, k, 1) > 0.5;
    body[k] = cover[k] * (isField ? 0.3 + 0.5 * part(leaves, k, 1) : 0.45 + 0.55 * part(hide, k, 2));
  }
  const [spill, relief] = await Promise.all([
    blurred(cover, width, height, 4 * fine),
    blurred(body, width, height, 0.8 * fine),
  ]);
  const image = glazed(width, height, (x, y) => {
    const k = y * width + x;
    const own = part(hide, k, 0);
    const alpha = Math.max(own, y < thick || x < thick ? 0 : part(hide, k - thick * (width + 1), 0));
    if (alpha === 0) return [60, 20, 10, 0];
    if (own < 0.5) return [206, 116, 40, alpha];
    const isField = part(hide, k, 1) > 0.5;
    const lamp =
      1.08 * Math.exp(-(((x / width - 0.5) / 0.5) ** 2 + ((y / fine / size.hide - 0.5) / 0.48) ** 2));
    const seen = {
      cover: cover[k],
      high: isField ? part(leaves, k, 1) : 0,
      facet: part(leaves, k, 2),
      gilt: isField ? 0 : part(hide, k, 2),
      spill: (1 - spill[k]) * 1.2,
      slope: slopeOf(relief, width, k),
    };
    return [...hideColour(seen, lamp, x / fine, y / fine), alpha];
  });
  return sharp(await image.png().toBuffer()).resize(600, null, { kernel: "lanczos3" });
}

/** How a surface meets light from the upper left. */
function slopeOf(heights: Float32Array, width: number, k: number): number {
  const [before, after] = [k - width - 1, k + width + 1];
  return clamp((heights[Math.min(after, heights.length - 1)] - heights[Math.max(before, 0)]) * 3.2, -1, 1);
}

/** The shadow that it throws on the screen: what is punched glimmers through, and its point is far from the hide. */
async function shade() {
  const { width, height } = size;
  const [hide, punch, leaves] = await Promise.all([
    rastered(hideSvg(), width, height),
    rastered(punchSvg(), width, height),
    rastered(tree().svg(), width, height),
  ]);
  const part = (data: Buffer, k: number, index: number) => (data[k * 4 + index] * data[k * 4 + 3]) / 65_025;
  const margin = 30;
  const dark = glazed(width + 2 * margin, height + 2 * margin, (px, py) => {
    const [x, y] = [px - margin, py - margin];
    if (x < 0 || y < 0 || x >= width || y >= height) return [62, 20, 4, 0];
    const k = y * width + x;
    const open = Math.max(part(hide, k, 1) * (1 - part(leaves, k, 0)), part(punch, k, 0));
    return [62, 20, 4, part(hide, k, 0) * (1 - 0.8 * open)];
  });
  return sharp(await dark.png().toBuffer())
    .blur(0.9)
    .resize(560);
}
