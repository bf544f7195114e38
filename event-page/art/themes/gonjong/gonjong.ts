import sharp from "sharp";
import { ramp, rgb } from "../../kit/colour.ts";
import { weaveTile } from "../../kit/drape.ts";
import { woven } from "../../kit/loom.ts";
import { clamp, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { painted, rastered, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { thrown } from "../../kit/shade.ts";
import { headDraft, starDraft } from "./drafts.ts";
import { houseSvg } from "./house.ts";

/** Songket woven thread by thread, and the roof of a rumah gadang against an ember sky. */
export const pictures: Record<string, () => Promise<Picture>> = {
  songket: () => Promise.resolve({ image: woven(64, 64, 6, starDraft, 4).resize(320), quality: 44 }),
  head: () => Promise.resolve({ image: woven(96, 132, 6, headDraft, 9).resize(384), quality: 34 }),
  house: async () => ({ image: await house(), quality: 42 }),
  rim: async () => ({ image: await rim(), quality: 20, webpQuality: 30 }),
  sky: () => Promise.resolve({ image: painted(390, 700, ember), quality: 52 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

async function house() {
  const [width, height] = [1200, 840];
  const data = await rastered(houseSvg(), width, height);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .linear([1.16, 1.16, 1.16, 1], [0, 0, 0, 0])
    .resize(700);
}

/** The last light, which comes round the house from behind: laid below it, it shows along every ridge. */
async function rim() {
  const light = { right: 0, down: -3, soft: 1.5, tone: rgb("ffbe6b"), depth: 0.9 } as const;
  return (await thrown(await house(), light)).resize(400);
}

const dusk = ramp([
  [0, "350610"],
  [0.38, "620c19"],
  [0.7, "8c1820"],
  [0.86, "c04b2a"],
  [1, "f2ac52"],
]);
const [far, near] = [rgb("8a1f26"), rgb("2a060f")];

/** Ember sky with three ridges; what is left of the sun stands behind the house, low in the picture. */
function ember(u: number, v: number, x: number, y: number): Three {
  const horizon = 0.86;
  const cloud = cloudy(u * 2.2 + 3, v * 11, 5, 5) - 0.5;
  const glow = Math.exp(-(((v - horizon) / 0.13) ** 2)) * Math.exp(-(((u - 0.5) / 0.55) ** 2));
  const lit = (base: Three, share: number): Three => [
    base[0] + 90 * glow * share,
    base[1] + 46 * glow * share,
    base[2] + 10 * glow * share,
  ];
  let colour = lit(dusk((v / horizon) * 0.98 + cloud * 0.16 * smooth(0, 0.5, v)), 1);
  for (const [ridge, base] of [far, mix3(far, near, 0.5), near].entries()) {
    const hills = 0.085 * Math.exp(-(((u - 0.2) / 0.16) ** 2)) + 0.06 * Math.exp(-(((u - 0.86) / 0.14) ** 2));
    const top =
      horizon -
      0.04 +
      0.03 * ridge -
      0.075 * (cloudy(u * (1.4 + ridge) + ridge * 5 + 3, ridge * 3, 5, 5) - 0.4) -
      (ridge === 0 ? hills : 0);
    colour = mix3(colour, lit(base, 0.6 - ridge * 0.25), clamp((v - top) * 700));
  }
  const dither = (noise(x * 1.1, y * 1.1) - 0.5) * 3;
  return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
}
