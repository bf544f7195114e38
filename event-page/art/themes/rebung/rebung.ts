import sharp, { type Sharp } from "sharp";
import { ramp, rgb } from "../../kit/colour.ts";
import { foldLight, folds, weaveTile } from "../../kit/drape.ts";
import { gold } from "../../kit/gilding.ts";
import { mix, mix3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { painted, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { hung } from "../../kit/silk.ts";
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

/** Three shoots of the hem, of threads half as thick, hung in folds like a skirt and cut out along their tips; one period. */
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
  const size = { width: 480, height: 300 };
  const thread = size.width / 3 / shoot.along;
  const high = shoot.across * thread;
  const over = (share: number) => share * 1.2 - 0.1;
  const placeOf = (s: number, t: number) => ({
    x: wrapped((over(s) * size.width) / thread, shoot.along),
    y: t * shoot.across,
  });
  const hangs = (s: number, t: number): Three => {
    const { x, y } = placeOf(s, t);
    const turn = 2 * Math.PI * over(s);
    const deep = mix(0.7, 1, t);
    const z =
      deep *
      (13 * Math.sin(turn * 3 + 2.5) + 6 * Math.sin(turn * 4 + 0.8 + t) + 3 * Math.sin(turn * 7 + 2 * t));
    const isThere = isCutOut(x - 0.5, shoot.across - 0.5 - y);
    return [
      over(s) * size.width + deep * (9 * Math.sin(turn * 3 + 1.2) + 4 * Math.sin(turn * 4 + t)),
      size.height - high + t * high - 1 + 0.06 * z * (1 - t),
      isThere ? z : -1e7,
    ];
  };
  return hung(
    { ...size, density: 1.5, samples: [2600, 1100], sun: [-0.76, -0.4, 0.52], reach: 16 },
    hangs,
    (s, t, turn) => {
      const { x, y } = placeOf(s, t);
      const column = Math.min(info.width - 1, Math.floor((x / shoot.along) * info.width));
      const row = Math.min(info.height - 1, Math.floor((y / shoot.across) * info.height));
      const k = (row * info.width + column) * 4;
      const [red, green, blue] = [0, 1, 2].map((part) => (data[k + part] / 255) ** 2.2);
      const isGold = red > green * 1.1 && green > blue * 1.7;
      const glow = isGold ? mix(0.66, 1.1, turn) : mix(0.95, 1.5, turn);
      return {
        colour: [red * glow, green * glow * (isGold ? 0.88 : 1), blue * glow * (isGold ? 0.6 : 1)],
        shine: isGold ? 0.5 : 0.1,
      };
    },
  );
}

/** Songket with bamboo shoots on green silk, woven thread by thread. */
export const pictures: Record<string, () => Promise<Picture>> = {
  hem: async () => ({ image: await shrunk(await turned(hem()), shoot.across * 4), quality: 38 }),
  shoots: async () => ({ image: await cutOut(), quality: 29, webpQuality: 46 }),
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
