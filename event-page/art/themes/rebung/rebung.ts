import sharp, { type Sharp } from "sharp";
import { ramp, rgb } from "../../kit/colour.ts";
import { foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { gold } from "../../kit/gilding.ts";
import { mix3, smooth } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { plain, threaded, type Crossing, type Yarn } from "../../kit/threads.ts";
import { hemDraft, isCutOut, shoot, strewnDraft, type Laid } from "./drafts.ts";

const green = ramp([
  [0, "04140a"],
  [0.35, "0f3a1c"],
  [0.62, "1f5a2a"],
  [0.86, "3f8040"],
  [1, "7fb06a"],
]);
const wine = ramp([
  [0, "2a0508"],
  [0.4, "7c1420"],
  [0.7, "b8303a"],
  [1, "ee8a7c"],
]);

const yarns = {
  gold: { tone: gold, kind: "metal", light: 0.54 },
  red: { tone: wine, kind: "silk", light: 0.56 },
} satisfies Record<string, Yarn>;
const silk: Yarn = { tone: green, kind: "silk", light: 0.5 };
const [warp, weft]: readonly Yarn[] = [
  { ...silk, light: 0.46 },
  { ...silk, light: 0.56 },
];
/** The silk of a hem is the silk that it is woven on: only its light and shade are painted. */
const [veilWarp, veilWeft] = [warp, weft].map((yarn): Yarn => ({ ...yarn, isVeil: true }));

const laid = (what: Laid, along: number, across: number, ground: readonly [Yarn, Yarn]): Crossing =>
  what === null ? plain(along, across, ...ground) : { yarn: yarns[what], runs: "weft" };

const hem = () =>
  threaded(
    shoot.along,
    shoot.across,
    6,
    (x, y) => laid(hemDraft(x, shoot.across - 1 - y), x, y, [veilWarp, veilWeft]),
    {
      seed: 5,
    },
  );

/** The hem upright on its silk, of threads half as thick, cut out along its shoots. */
async function cutOut(): Promise<Sharp> {
  const fine = 4;
  const [along, across] = [shoot.along * 2, shoot.across * 2];
  const cloth = threaded(
    along,
    across,
    fine,
    (x, y) => laid(hemDraft(x / 2 - 0.25, (across - 1 - y) / 2 + 0.25), x, y, [warp, weft]),
    { seed: 5 },
  );
  const { data, info } = await cloth.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (!isCutOut(x / fine / 2 - 0.5, shoot.across - 0.5 - y / fine / 2))
        data[(y * info.width + x) * 4 + 3] = 0;
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
}

/** Songket with bamboo shoots on green silk, woven thread by thread. */
export const pictures: Record<string, () => Promise<Picture>> = {
  hem: async () => ({ image: await shrunk(await turned(hem()), shoot.across * 4), quality: 38 }),
  shoots: async () => ({ image: await shrunk(await cutOut(), shoot.along * 8), quality: 32 }),
  strewn: async () => ({
    image: await shrunk(
      threaded(48, 48, 6, (x, y) => laid(strewnDraft(x, y), x, y, [warp, weft]), { seed: 8 }),
      240,
    ),
    quality: 42,
  }),
  silk: () => Promise.resolve({ image: hanging(), quality: 52 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

/** The hem runs along the left edge, its shoots point to the right. */
async function turned(cloth: Sharp): Promise<Sharp> {
  return sharp(await cloth.rotate(90).png().toBuffer());
}

async function shrunk(cloth: Sharp, width: number): Promise<Sharp> {
  return sharp(await cloth.resize(width, null, { kernel: "lanczos3" }).png().toBuffer());
}

/** Shot silk: green where it faces us, golden where it turns to the light, and broad shade where it falls away from it. */
function hanging() {
  const [width, height] = [390, 844];
  const light = foldLight(folds(width, 5, 7, 0.2));
  const [deep, face, turned] = [rgb("07291a"), rgb("17502a"), rgb("6d8a3a")];
  return painted(width, height, (u, v, x, y) => {
    const slant = smooth(
      -0.2,
      1.1,
      u * 0.4 + (1 - v) * 0.5 + (cloudy(u * 1.1 + v * 0.7, v * 1.2, 4, 3) - 0.5) * 1.1,
    );
    const lit = light(x, y) - 0.5 + (slant - 0.5) * 0.8;
    const dither = (noise(x * 1.1, y * 1.1) - 0.5) * 2.5;
    const colour =
      lit < 0 ? mix3(face, deep, Math.min(1, -lit * 1.5)) : mix3(face, turned, Math.min(0.5, lit * 0.9));
    return [colour[0] + dither, colour[1] + dither, colour[2] + dither];
  });
}
