import sharp from "sharp";
import { cloud, comma, crackle, dyed, slab, type Cloud, type Dye } from "../../kit/batik.ts";
import { weaveTile } from "../../kit/drape.ts";
import { glazed, type Picture } from "../../kit/picture.ts";

/** Seven blues from the sky's to the night's: pale outside, deep within. */
const day: Dye = {
  tints: ["dfe9f2", "bcd2e6", "8fb4d8", "5f8fc2", "3a6aa6", "1f4680", "12264d"],
  wax: "fbf6e9",
  outline: "1f4680",
  crack: 0.85,
};

/** The same cloud dyed the other way round, for dark cloth. */
const night: Dye = {
  tints: ["16305e", "1f4680", "3a6aa6", "5f8fc2", "8fb4d8", "bcd2e6", "eef3f6"],
  wax: "0f2146",
  outline: "5f8fc2",
  crack: 0.3,
};

const tall: Cloud[] = [{ strokes: cloud(3, 235, 238, 148, { isTall: true }), core: 0.15 }];
const low: Cloud[] = [{ strokes: cloud(11, 180, 140, 108, { flip: -1 }), core: 0.16 }];

/** The foot of the screen: its deep core is the ground for words. */
const foot: Cloud[] = [
  {
    strokes: [
      slab(244, 590, 900, 430, 2.5),
      comma(-26, 236, -1, 108, 56, 3.3),
      comma(58, 184, -1, 150, 60),
      comma(150, 240, -1, 170, 48, 3.3),
      comma(222, 206, -1, 120, 46),
      comma(318, 232, 1, 150, 46, 3.3),
      comma(398, 178, 1, 150, 62),
      comma(494, 238, 1, 116, 52, 3.3),
    ],
    core: 0.22,
  },
];

/** The same hand, very near, between the two of a couple. */
const spread: Cloud[] = [
  { strokes: cloud(31, 372, 190, 138, { flip: -1 }), core: 0.15 },
  { strokes: cloud(44, 74, 236, 118), core: 0.16 },
  {
    strokes: [
      slab(230, 760, 1000, 520, 2.6),
      comma(20, 316, -1, 136, 74, 3.5),
      comma(122, 290, -1, 200, 70, 3.4),
      comma(236, 236, -1, 170, 80, 3.5),
      comma(330, 296, 1, 190, 68, 3.5),
      comma(452, 324, 1, 150, 74, 3.5),
    ],
    core: 0.22,
  },
];

function cloth(clouds: Cloud[], width: number, height: number, density: number, dye: Dye, quality: number) {
  return (): Promise<Picture> => {
    const { data, ...raw } = dyed(clouds, { width, height, density }, dye);
    return Promise.resolve({ image: sharp(data, { raw: { ...raw, channels: 4 } }), quality });
  };
}

/** Indigo of Cirebon: clouds in seven tints, cracked wax, and the weave of the cloth. */
export const pictures: Record<string, () => Promise<Picture>> = {
  tall: cloth(tall, 470, 366, 1.55, day, 38),
  low: cloth(low, 360, 216, 1.5, day, 36),
  foot: cloth(foot, 480, 540, 1.6, day, 38),
  spread: cloth(spread, 480, 600, 1.5, day, 36),
  night: cloth(tall, 470, 366, 1.5, night, 36),
  wax: () => Promise.resolve({ image: wax(), quality: 24, webpQuality: 30 }),
  weave: () => Promise.resolve({ image: weaveTile(24, 4), quality: 50, webpQuality: 60 }),
};

/** Cracks as a tile of glaze; its edges are faded into each other, so that it repeats without a seam. */
function wax() {
  const [side, overlap] = [560, 140];
  const at = (x: number, y: number) => crackle(x * 0.64 + 900, y * 0.64 + 300);
  return glazed(side, side, (x, y) => {
    const u = Math.max(0, (x - side + overlap) / overlap);
    const v = Math.max(0, (y - side + overlap) / overlap);
    const upper = (1 - u) * at(x, y) + u * at(x - side, y);
    const lower = v === 0 ? 0 : (1 - u) * at(x, y - side) + u * at(x - side, y - side);
    return [58, 106, 166, ((1 - v) * upper + v * lower) * 0.41];
  });
}
