import sharp, { type Sharp } from "sharp";
import { mix, mix3, smooth } from "../../kit/numbers.ts";
import { toothTile } from "../../kit/paper.ts";
import { glazed, type Picture } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";
import { bank, drift, type Shades } from "./clouds.ts";
import { cradle, type Cloth } from "./cradle.ts";

const dawn: Shades = {
  rear: ["ccd4c0", "dbdfcf"],
  middle: ["eecabd", "f3dacf"],
  front: ["fbf5ea", "faf4e9"],
  core: "fffdf8",
  shade: { tone: "6d4650", depth: 0.42 },
};
const night: Shades = {
  rear: ["735061", "5d3f52"],
  middle: ["5a3a4e", "482c40"],
  front: ["3b2334", "2c1827"],
  core: "b3939b",
  shade: { tone: "130810", depth: 0.62 },
};

const byDay: Cloth = {
  tones: [
    [0, "a9777a"],
    [0.25, "d3a9a0"],
    [0.5, "eccfc1"],
    [0.75, "f9ebdd"],
    [1, "fffaf1"],
  ],
  inside: [
    [0, "9c6b72"],
    [0.5, "cb9c96"],
    [1, "ecd0c2"],
  ],
  band: "a3b092",
  rope: ["8c6558", "e2c6ac"],
  shade: { tone: [109, 70, 80], depth: 0.3 },
  sprig: { tone: "5a3346", share: 0 },
};
const byNight: Cloth = {
  tones: [
    [0, "45293c"],
    [0.3, "86606c"],
    [0.6, "c09d9b"],
    [0.85, "e8cfc0"],
    [1, "fbecd8"],
  ],
  inside: [
    [0, "351f2f"],
    [0.5, "6a4656"],
    [1, "a17c84"],
  ],
  band: "8c9482",
  rope: ["5a3b46", "cfae9a"],
  shade: { tone: [60, 30, 55], depth: 0.42 },
  sprig: { tone: "4a2b40", share: 0.2 },
};

/** A lullaby of torn paper: a moon, banks of cloud, one cradle of cloth, stars. */
export const pictures: Record<string, () => Promise<Picture>> = {
  moon: async () => ({ image: await moon(), quality: 38 }),
  cradle: async () => ({ image: await cradle(byDay, 2), quality: 36, webpQuality: 60 }),
  bank: async () => ({ image: await bank(dawn), quality: 32, webpQuality: 50 }),
  drift: async () => ({ image: await drift(dawn), quality: 32, webpQuality: 50 }),
  star: async () => ({ image: await star(), quality: 36, webpQuality: 54 }),
  dim: async () => ({ image: await cradle(byNight, 2), quality: 34, webpQuality: 58 }),
  dusk: async () => ({ image: await bank(night), quality: 32, webpQuality: 50 }),
  tooth: () => Promise.resolve({ image: toothTile(), quality: 24, webpQuality: 30 }),
};

/** A great disc of soft paper, its seas a breath of wash, its craters pressed in; its shade at its lower right. */
async function moon(): Promise<Sharp> {
  const size = 640;
  const craters = [
    [-0.34, -0.3, 0.2],
    [0.42, -0.18, 0.13],
    [0.08, 0.5, 0.25],
    [-0.56, 0.24, 0.1],
    [0.06, -0.66, 0.09],
  ] as const;
  const height = (x: number, y: number) =>
    craters.reduce((sum, [cx, cy, radius]) => {
      const uneven = 0.5 * (cloudy(x * 4 + cx * 9, y * 4, 21, 3) - 0.5);
      const far = Math.hypot(x - cx, y - cy) / radius + uneven;
      return (
        sum - smooth(1.1, 0.4, far) * radius * 0.2 + Math.exp(-(((far - 1.12) / 0.2) ** 2)) * radius * 0.03
      );
    }, 0);
  const disc = glazed(size, size, (x, y) => {
    const [px, py] = [(x - size / 2) / 290, (y - size / 2 + 6) / 290];
    const away = Math.hypot(px, py) + 0.004 * (noise(Math.atan2(py, px) * 26, 3, 4) - 0.5);
    const alpha = smooth(1.002, 0.996, away);
    if (alpha === 0) return [0, 0, 0, 0];
    const wash = smooth(0.42, 0.66, cloudy(px * 1.5 + 7, py * 1.5 + 3, 12, 4));
    const tooth = (cloudy(x / 3, y / 3, 5, 2) - cloudy((x + 1.2) / 3, (y + 1.2) / 3, 5, 2)) * 12;
    const pressed = (height(px - 0.006, py - 0.006) - height(px + 0.006, py + 0.006)) * -760;
    const dome = mix(5, -9, smooth(-1, 1, (px + py) * 0.7));
    const tone = mix3([255, 251, 242], [248, 236, 221], wash * 0.75);
    const rim = smooth(0.985, 1, away) * 4;
    const add = tooth + pressed + dome + rim;
    return [tone[0] + add, tone[1] + add, tone[2] + add * 1.05, alpha];
  });
  const near = await shaded(disc, { right: 2, down: 3, soft: 2.2, tone: [109, 70, 80], depth: 0.34 });
  return shaded(near, { right: 6, down: 12, soft: 12, tone: [109, 70, 80], depth: 0.24 });
}

/** A star folded of one sheet, 120 × 120. */
async function star(): Promise<Sharp> {
  const at = (index: number, reach: number) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2 + 0.12;
    return `${(60 + Math.cos(angle) * reach).toFixed(1)} ${(58 + Math.sin(angle) * reach).toFixed(1)}`;
  };
  let facets = "";
  for (let index = 0; index < 10; index += 1) {
    const reach = (k: number) => (k % 2 === 0 ? 46 : 21);
    const light = 0.5 + 0.5 * Math.cos((index * Math.PI) / 5 - 0.9 + (index % 2 === 0 ? 0.9 : -0.9));
    const tone = mix3([214, 170, 120], [255, 243, 216], 0.2 + 0.8 * light)
      .map(Math.round)
      .join(",");
    facets += `<path d="M60 58L${at(index, reach(index))}L${at(index + 1, reach(index + 1))}Z" fill="rgb(${tone})" stroke="rgb(${tone})" stroke-width=".6"/>`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${facets}</svg>`;
  const plain = sharp(await sharp(Buffer.from(svg)).resize(180).png().toBuffer());
  return shaded(plain, { right: 3, down: 5, soft: 3, tone: [109, 70, 80], depth: 0.32 });
}
