import sharp from "sharp";
import { leafGreen, Leaves, drooping, lance, pleated, way } from "../../kit/leaves.ts";
import { clamp, mix, smooth, wrapped } from "../../kit/numbers.ts";
import { glazed, painted, type Picture } from "../../kit/picture.ts";
import { noise, random } from "../../kit/random.ts";
import { penjor, pole } from "./penjor.ts";

/** Morning light through young palm leaf: a plain wedding penjor, more of its pole, its shadow, a frond, a pleat, a mat, a plait that stands and one that lies. */
export const pictures: Record<string, () => Promise<Picture>> = {
  penjor: () => Promise.resolve({ image: picture(penjor()).resize(400), quality: 33 }),
  pole: () => Promise.resolve({ image: picture(pole()), quality: 40 }),
  cast: async () => ({ image: await cast(), quality: 34 }),
  frond: () => Promise.resolve({ image: picture(frond()).resize(480), quality: 25 }),
  pleat: () =>
    Promise.resolve({ image: painted(480, 1000, (_u, _v, x, y) => pleated(x, y, 3)), quality: 36 }),
  mat: () => Promise.resolve({ image: mat(), quality: 38 }),
  plait: () => Promise.resolve({ image: plait(), quality: 44 }),
  cord: async () => ({ image: sharp(await plait().rotate(90).png().toBuffer()), quality: 44 }),
  shade: async () => ({ image: await shade(), quality: 30 }),
};

function picture(leaves: Leaves) {
  const { width, height } = leaves;
  return sharp(leaves.points(), { raw: { width, height, channels: 4 } });
}

/** The foot of a shadow is lost in the light of the morning. @param y from 0 to 1 */
const inSight = (y: number) => 1 - smooth(0.76, 0.97, y);

/** A tone whose alpha is the coverage of leaves, blurred. */
async function softCover(
  leaves: Leaves,
  size: { width: number; height: number; blur: number },
  tone: readonly [number, number, number],
  share: (y: number) => number,
) {
  const { width, height } = size;
  const points = await picture(leaves)
    .extractChannel(3)
    .resize(width, height, { fit: "fill" })
    .blur(size.blur)
    .raw()
    .toBuffer();
  return glazed(width, height, (x, y) => [...tone, (points[y * width + x] / 255) * share(y / height)]);
}

/** The shadow of the penjor on paper. */
function cast() {
  return softCover(penjor(), { width: 95, height: 200, blur: 1.9 }, [82, 88, 16], (y) => 0.56 * inSight(y));
}

/** One great young frond, for the couple's page. */
function frond(): Leaves {
  const leaves = new Leaves(400, 560, 2);
  const next = random(5);
  const spine = way(
    [
      [436, 420],
      [352, 372],
      [262, 296],
      [180, 196],
      [128, 74],
    ],
    160,
  );
  const count = 66;
  const leaflets = Array.from({ length: count * 2 }, (_, index) => {
    const [k, side] = [Math.floor(index / 2), index % 2 === 0 ? -1 : 1];
    const t = 0.06 + (0.92 * k) / (count - 1);
    const at = Math.floor(t * 159);
    const [[x, y], ahead] = [spine[at], spine[Math.min(160, at + 2)]];
    const angle = Math.atan2(ahead[1] - y, ahead[0] - x) + side * mix(0.98, 0.26, t) + (next() - 0.5) * 0.12;
    const full = side < 0 ? 188 : 138;
    const length = full * Math.sin(Math.PI * mix(0.22, 0.9, t)) ** 0.8 * (0.82 + 0.28 * next());
    return { x, y, angle, length, k, side };
  });
  leaflets.forEach(({ x, y, angle, length, k, side }, index) => {
    leaves.ribbon(
      drooping(x, y, angle, length, side < 0 ? 0.16 + 0.14 * next() : 0, (next() - 0.5) * 1.4, 34),
      lance(mix(5.8, 4, k / count), 0.62),
      {
        from: 0.12 + 0.12 * next(),
        to: mix(0.66, 0.36, k / count) + (next() - 0.5) * 0.24,
        fold: 0.8,
        shade: (u) => mix(0.78, 1, smooth(0, 0.34, u)),
        veins: 4,
        seed: index + 7,
        through: 0.42,
        lit: 0,
      },
    );
  });
  leaves.ribbon(spine, (u) => mix(5, 1.2, u), { isStalk: true, from: 0.1, to: 0.2, seed: 2 });
  return leaves;
}

/** Fronds outside of the picture, as their shade lies on paper. */
function shade() {
  const leaves = new Leaves(300, 560, 1);
  const next = random(14);
  const stalk = (through: Parameters<typeof way>[0], length: number, count: number) => {
    const spine = way(through, 90);
    for (let k = 0; k < count; k += 1) {
      const t = 0.04 + (0.94 * k) / count;
      const at = Math.floor(t * 90);
      const [[x, y], ahead] = [spine[at], spine[Math.min(90, at + 2)]];
      const angle = Math.atan2(ahead[1] - y, ahead[0] - x);
      for (const side of [-1, 1]) {
        const long = length * Math.sin(Math.PI * mix(0.16, 0.94, t)) ** 0.7 * (0.85 + 0.3 * next());
        leaves.ribbon(drooping(x, y, angle + side * mix(1.1, 0.5, t), long, 0.25, 0, 16), lance(5));
      }
    }
  };
  stalk(
    [
      [330, -40],
      [250, 60],
      [150, 150],
      [60, 280],
    ],
    130,
    26,
  );
  stalk(
    [
      [-40, 180],
      [40, 300],
      [90, 420],
      [90, 570],
    ],
    120,
    22,
  );
  stalk(
    [
      [340, 300],
      [270, 380],
      [220, 480],
      [190, 600],
    ],
    110,
    20,
  );
  return softCover(leaves, { width: 200, height: 373, blur: 2.6 }, [138, 134, 36], () => 0.2);
}

/** A twill of strips, over and under; each dips at its crossings and shades the strip below. It repeats after 12. */
function mat() {
  const [count, size] = [12, 40];
  const next = random(9);
  const ids = Array.from({ length: count * 2 }, () => next());
  const isUpright = (x: number, y: number) => {
    const [column, row] = [wrapped(x, count), wrapped(y, count)];
    const fold = (value: number) => Math.abs(((value + 6) % count) - 6);
    return (fold(column) + fold(row)) % 4 < 2;
  };
  return painted(count * size, count * size, (_u, _v, x, y) => {
    const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
    const [u, v] = [((x % size) + 0.5) / size - 0.5, ((y % size) + 0.5) / size - 0.5];
    const isUp = isUpright(column, row);
    const [across, along] = isUp ? [u, v] : [v, u];
    const strip = isUp ? column : count + row;
    const goesOn = (way: number) => (isUp ? isUpright(column, row + way) : !isUpright(column + way, row));
    const [isBefore, isAfter] = [goesOn(-1), goesOn(1)];
    const dip = (isBefore ? 0 : smooth(0.12, 0.5, -along)) + (isAfter ? 0 : smooth(0.12, 0.5, along));
    const place = strip * 9 + across * 13;
    const way = isUp ? y : x;
    const vein = noise(place, way / 150 + ids[strip] * 9) - 0.5;
    const fine = noise(place * 2.6, way / 60 + ids[strip] * 5) - 0.5;
    const [pale, deep] = isUp ? [0.1, 0.2] : [0.42, 0.54];
    let green = mix(pale, deep, ids[strip]) + vein * 0.1;
    let light =
      1 - dip * (along > 0 ? 0.24 : 0.05) * (isUp ? 1 : 0.8) - vein * 0.12 - fine * 0.06 - across * 0.13;
    light -= Math.abs(across) < 0.035 ? 0.1 : 0.1 * smooth(0.36, 0.47, Math.abs(across));
    if (Math.abs(across) > 0.465 - 0.02 * dip) [green, light] = [0.86, 0.62];
    else if (!isBefore) light -= 0.34 * (1 - smooth(0, 0.2, along + 0.5));
    const [red, yellow, blue] = leafGreen(green);
    return [red * light, yellow * light, blue * light * 0.97];
  }).resize(360, 360);
}

/** Two strips wound about each other; it repeats upright. */
function plait() {
  const fine = 3;
  return glazed(60 * fine, 120 * fine, (px, py) => {
    const [x, y] = [px / fine, py / fine];
    const aside = (x - 30) / 17;
    const row = y / 20 + Math.abs(aside) * 0.62;
    const [index, share] = [Math.floor(row), row - Math.floor(row)];
    const isPale = wrapped(index, 2) === 1;
    const vein = noise(share * 7 + index * 5, aside * 2 + (isPale ? 9 : 0)) - 0.5;
    const [red, yellow, blue] = leafGreen((isPale ? 0.14 : 0.46) + vein * 0.1);
    const light =
      0.8 +
      0.24 * Math.sin(Math.PI * share ** 0.6) -
      (share > 0.86 ? 0.2 : 0) -
      0.16 * aside * aside -
      aside * 0.1 -
      vein * 0.14 -
      (Math.abs(aside) < 0.04 ? 0.14 : 0);
    const edge = Math.abs(aside) / (0.88 + 0.12 * Math.sin(Math.PI * share));
    return [red * light, yellow * light, blue * light, clamp(smooth(1.02, 0.97, edge))];
  }).resize(90);
}
