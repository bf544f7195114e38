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

const sun: Three = [-0.76, -0.4, 0.52];

/** A cloth as points, to be hung as a surface in space. */
interface Woven {
  data: Buffer;
  info: { width: number; height: number };
}

async function woven(
  along: number,
  across: number,
  fine: number,
  crossing: (x: number, y: number) => Crossing,
): Promise<Woven> {
  const cloth = threaded(along, across, fine, crossing, { seed: 5 });
  return cloth.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** What lies on top of a cloth at shares of its width and height, and how it shines where it turns to the light. */
function thread({ data, info }: Woven, u: number, v: number, turn: number, gilt: number) {
  const column = Math.min(info.width - 1, Math.floor(u * info.width));
  const row = Math.min(info.height - 1, Math.floor(v * info.height));
  const k = (row * info.width + column) * 4;
  const [red, green, blue] = [0, 1, 2].map((part) => (data[k + part] / 255) ** 2.2);
  const isGold = red > green * 1.1 && green > blue * 1.7;
  const glow = isGold ? gilt * mix(0.66, 1.1, turn) : mix(0.95, 1.5, turn);
  const colour: Three = [red * glow, green * glow * (isGold ? 0.88 : 1), blue * glow * (isGold ? 0.6 : 1)];
  return { colour, shine: isGold ? 0.5 : 0.1 };
}

interface Cut {
  /** Of one period, in points of the page. */
  size: { width: number; height: number };
  /** Shoots of a period. */
  shoots: number;
  /** Threads of the cloth for each of the draft's, and points of its own picture for each of them. */
  finer: number;
  fine: number;
  density: number;
  /** How bright its gold is. */
  gilt: number;
  samples: readonly [number, number];
  /** Where a place of the cloth hangs: by its share of the width it is moved and comes forward by so much, lower down in full. */
  fold: (over: number, t: number) => { aside: number; forward: number };
}

/** Shoots of the hem, hung in folds like a skirt and cut out along their tips; one period. */
async function cutOut({ size, shoots, finer, fine, density, gilt, samples, fold }: Cut): Promise<Sharp> {
  const [along, across] = [shoot.along * finer, shoot.across * finer];
  const middle = 0.5 - 0.5 / finer;
  const cloth = await woven(along, across, fine, (x, y) =>
    laid(hemDraft(x / finer - middle, (across - 1 - y) / finer + middle), x, y, [warp, weft]),
  );
  const wide = size.width / shoots / shoot.along;
  const high = shoot.across * wide;
  const over = (share: number) => share * 1.2 - 0.1;
  const placeOf = (s: number, t: number) => ({
    x: wrapped((over(s) * size.width) / wide, shoot.along),
    y: t * shoot.across,
  });
  const top = Math.max(size.height - high, 0);
  const hangs = (s: number, t: number): Three => {
    const { x, y } = placeOf(s, t);
    const { aside, forward } = fold(over(s), t);
    const isThere = isCutOut(x - 0.5, shoot.across - 0.5 - y);
    return [
      over(s) * size.width + aside,
      top + t * high - 1 + 0.06 * forward * (1 - t),
      isThere ? forward : -1e7,
    ];
  };
  return hung({ ...size, density, samples, sun, reach: 16 }, hangs, (s, t, turn) => {
    const { x, y } = placeOf(s, t);
    return thread(cloth, x / shoot.along, y / shoot.across, turn, gilt);
  });
}

/** Three of them, as a skirt hangs. */
const skirt: Cut = {
  size: { width: 480, height: 300 },
  shoots: 3,
  finer: 2,
  fine: 4,
  density: 1.5,
  gilt: 1,
  samples: [2600, 1100],
  fold: (over, t) => {
    const turn = 2 * Math.PI * over;
    const deep = mix(0.7, 1, t);
    return {
      aside: deep * (9 * Math.sin(turn * 3 + 1.2) + 4 * Math.sin(turn * 4 + t)),
      forward:
        deep *
        (13 * Math.sin(turn * 3 + 2.5) + 6 * Math.sin(turn * 4 + 0.8 + t) + 3 * Math.sin(turn * 7 + 2 * t)),
    };
  },
};

/** One, so near that its threads are told apart: folds run from its tip and open towards the hem. */
const single: Cut = {
  size: { width: 300, height: 440 },
  shoots: 1,
  finer: 4,
  fine: 5,
  density: 1.3,
  gilt: 1.5,
  samples: [2600, 2600],
  fold: (over, t) => {
    const turn = 2 * Math.PI * over;
    const open = smooth(0.02, 0.75, t);
    const round = 0.5 - 0.5 * Math.cos(turn);
    return {
      aside: 9 * Math.sin(turn * 2 + 0.6) * open + 12 * Math.sin(t * 3.4 + 0.4) * (1 - open),
      forward:
        46 * round +
        open * round * (20 * Math.sin(turn * 3 + 0.4 + t * 2.2) + 9 * Math.sin(turn * 5 + 1 - t * 3)) +
        26 * (1 - open),
    };
  },
};

/** A length of strewn songket, gathered in a hand beyond the right edge and let fall: folds open from there. */
async function thrown(): Promise<Sharp> {
  const cloth = await woven(96, 96, 4, (x, y) =>
    laid(strewnDraft(x / 2 - 0.25, y / 2 - 0.25), x, y, [warp, weft]),
  );
  const size = { width: 430, height: 520 };
  /** Points of the page that one period of flowers is wide. */
  const period = 96;
  const [handX, handY] = [520, 30];
  const hangs = (s: number, t: number): Three => {
    const angle = mix(1.62, 2.62, s) + 0.1 * Math.sin(t * 3.2 + s * 2);
    const away = 60 + t * 760 * (1 - 0.16 * Math.sin(Math.PI * s));
    const open = smooth(0, 0.8, t);
    const fold = Math.sin(s * 26 + 0.8 * Math.sin(t * 4)) + 0.5 * Math.sin(s * 47 + 1.3 + t * 2);
    return [
      handX + Math.cos(angle) * away,
      handY + Math.sin(angle) * away + 10 * fold * open,
      mix(10, 30, open) * fold,
    ];
  };
  return hung({ ...size, density: 1.2, samples: [2400, 2600], sun, reach: 40 }, hangs, (s, t, turn) => {
    const [u, v] = [(s * 620) / period, (t * 760) / period];
    return thread(cloth, u % 1, v % 1, turn, 1.3);
  });
}

/** Songket with bamboo shoots on green silk, woven thread by thread. */
export const pictures: Record<string, () => Promise<Picture>> = {
  hem: async () => ({ image: await shrunk(await turned(hem()), shoot.across * 4), quality: 38 }),
  shoots: async () => ({ image: await cutOut(skirt), quality: 29, webpQuality: 46 }),
  near: async () => ({ image: await cutOut(single), quality: 40, webpQuality: 46 }),
  thrown: async () => ({ image: await thrown(), quality: 32, webpQuality: 46 }),
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
