import sharp from "sharp";
import { weaveTile } from "../../kit/drape.ts";
import { hideColour } from "../../kit/hide.ts";
import { clamp } from "../../kit/numbers.ts";
import { glazed, painted, rastered, type Picture } from "../../kit/picture.ts";
import { frieze, hideSvg, punchSvg, size, tree } from "./gunungan.ts";

/** The gunungan as a punched hide with the lamp of the shadow play behind it. */
export const pictures: Record<string, () => Promise<Picture>> = {
  gunungan: async () => ({ image: await gunungan(), quality: 34 }),
  shade: async () => ({ image: await shade(), quality: 24 }),
  frieze: async () => ({ image: await border(), quality: 32 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

const fine = 3;

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
    const alpha = part(hide, k, 0);
    if (alpha === 0) return [60, 20, 10, 0];
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

/** Soft copies of a field: sharp's blur on its points. */
async function blurred(
  field: Float32Array,
  width: number,
  height: number,
  radius: number,
): Promise<Float32Array> {
  const { data } = await sharp(Buffer.from(Uint8Array.from(field, (value) => value * 255)), {
    raw: { width, height, channels: 1 },
  })
    .blur(radius)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data, (value) => value / 255);
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
    if (x < 0 || y < 0 || x >= width || y >= height) return [30, 7, 2, 0];
    const k = y * width + x;
    const open = Math.max(part(hide, k, 1) * (1 - part(leaves, k, 0)), part(punch, k, 0));
    return [30, 7, 2, part(hide, k, 0) * (1 - 0.8 * open)];
  });
  return sharp(await dark.png().toBuffer())
    .blur(0.9)
    .resize(560);
}

async function border() {
  const [width, height] = [240 * fine, 92 * fine];
  const leaves = await rastered(frieze().svg(), width, height);
  const part = (k: number, index: number) => (leaves[k * 4 + index] * leaves[k * 4 + 3]) / 65_025;
  const rim = 11;
  const cover = new Float32Array(width * height);
  const body = new Float32Array(width * height);
  for (let k = 0; k < cover.length; k += 1) {
    const [x, y] = [(k % width) / fine, Math.floor(k / width) / fine];
    const edge = Math.min(y, 92 - y);
    const isHole = Math.hypot((x % 10) - 5, edge - 5.4) < 1.9;
    cover[k] = edge < rim ? (isHole ? 0 : 1) : part(k, 0);
    body[k] = cover[k] * (edge < rim ? giltAt(edge) : 0.3 + 0.5 * part(k, 1));
  }
  const [spill, relief] = await Promise.all([
    blurred(cover, width, height, 3.5 * fine),
    blurred(body, width, height, 0.8 * fine),
  ]);
  const image = painted(width, height, (_u, v, x, y) => {
    const k = y * width + x;
    const edge = Math.min(y, height - y) / fine;
    const isRim = edge < rim;
    const seen = {
      cover: cover[k],
      high: isRim ? 0 : part(k, 1),
      facet: part(k, 2),
      gilt: isRim ? giltAt(edge) : 0,
      spill: (1 - spill[k]) * 1.2,
      slope: slopeOf(relief, width, k),
    };
    return hideColour(seen, 0.3 + 0.4 * Math.sin(Math.PI * v), x / fine, y / fine);
  });
  return sharp(await image.png().toBuffer()).resize(640, null, { kernel: "lanczos3" });
}

/** A border has a line of gold along each of its edges. */
const giltAt = (edge: number) => (edge < 2 || edge > 9 ? 1 : 0);
