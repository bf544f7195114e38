import sharp, { type Sharp } from "sharp";
import { mix, scale3, type Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { shaded } from "../../kit/shade.ts";
import { bloom } from "./bloom.ts";
import { bud, kanthil } from "./buds.ts";
import { moonlit, type Moonlight } from "./moon.ts";
import { bent, hung, strung, type Strung } from "./strings.ts";

/* How the strings hang and lie, screen by screen. Lengths are in points as they are shown. */

/** Points are painted twice as fine as they are kept. */
const over = 2;

interface Sheet extends Moonlight {
  width: number;
  height: number;
  /** Points that are kept for each that is shown. */
  fine: number;
}

type Put = (string: Strung) => void;

/** Paints at places of the page, seen by the moon. */
function painting(
  { width, height, fine, ...light }: Sheet,
  seed: number,
  paint: (put: Put, scene: Scene, k: number, next: () => number) => void,
): Sharp {
  const k = fine * over;
  const scene = new Scene(Math.round(width * k), Math.round(height * k));
  const next = random(seed);
  const put = ({ thread, size, tip = 0, ...rest }: Strung) => {
    const { at, length } = thread;
    const scaled = {
      length: length * k,
      at: (along: number) => scale3(at(along / k), k),
    };
    strung(scene, { ...rest, thread: scaled, size: size * k, tip: tip * k }, next);
  };
  paint(put, scene, k, next);
  return exposed(moonlit(scene, k, light), over);
}

const dim: Three = [0.16, 0.19, 0.14];

/** Under what lies above it. */
const shade: Three = [0.62, 0.6, 0.5];

/** What falls on dark silk behind what hangs before it. */
const behind = (fine: number) =>
  ({ right: 16 * fine, down: 22 * fine, soft: 11 * fine, tone: [4, 16, 12], depth: 0.52 }) as const;

/** Three swags: one in shade, one in the moon, one so near that it is not sharp. */
export async function swags(): Promise<Sharp> {
  const sheet = { width: 430, height: 340, fine: 1.5, pool: [150, 170, 300] as const };
  const far = painting(sheet, 3, (put) => {
    put({ thread: hung([330, -50, -40], [-50, 40, -40], 1.3), size: 28, tone: dim });
    put({ thread: hung([470, 120, -40], [170, -60, -40], 1.12), size: 29, tone: dim });
  });
  const middle = painting(sheet, 8, (put) => {
    put({ thread: hung([-56, 70, 0], [480, -60, 0], 1.22), size: 46, flowers: [0.24] });
  });
  const near = painting({ ...sheet, pool: [250, 40, 190] }, 5, (put) => {
    put({ thread: hung([470, 170, 0], [250, -90, 0], 1.1), size: 68 });
  });
  const back = await sharp(await far.png().toBuffer())
    .blur(0.9)
    .png()
    .toBuffer();
  const front = await sharp(await near.png().toBuffer())
    .blur(3.2)
    .png()
    .toBuffer();
  const main = await (await shaded(middle, behind(sheet.fine))).png().toBuffer();
  return sharp(
    await sharp(back)
      .composite([{ input: main }, { input: front }])
      .png()
      .toBuffer(),
  );
}

/** One string that hangs to its end. */
export function tail(): Promise<Sharp> {
  const sheet = { width: 124, height: 680, fine: 1.4, pool: [60, 330, 380] as const };
  const image = painting(sheet, 21, (put) => {
    const thread = bent([
      [58, -60, 0],
      [62, 120, 0],
      [56, 330, 0],
      [50, 530, 0],
    ]);
    put({ thread, size: 38, tip: 116, flowers: [0.5, 0.995] });
  });
  return shaded(image, behind(sheet.fine));
}

/** A near swag, and one in shade that crosses it. */
export async function sweep(): Promise<Sharp> {
  const sheet = { width: 430, height: 200, fine: 1.4, pool: [130, 70, 270] as const };
  const far = painting(sheet, 6, (put) => {
    put({ thread: hung([-50, -20, 0], [480, 60, 0], 1.06), size: 30, tone: dim });
  });
  const near = painting(sheet, 12, (put) => {
    put({ thread: hung([480, -30, 0], [-60, 40, 0], 1.07), size: 54, flowers: [0.7] });
  });
  const back = await far.png().toBuffer();
  const input = await (await shaded(near, behind(sheet.fine))).png().toBuffer();
  return sharp(await sharp(back).composite([{ input }]).png().toBuffer());
}

/** Laid down in one bow on pale silk, from the edge to below it. */
export function bow(): Promise<Sharp> {
  const sheet = { width: 430, height: 430, fine: 1.35, power: 1.06 };
  const image = painting(sheet, 14, (put) => {
    const thread = bent([
      [490, -4, 0],
      [392, 54, 0],
      [262, 120, 0],
      [138, 180, 0],
      [72, 262, 0],
      [92, 344, 0],
      [176, 410, 0],
      [290, 480, 0],
    ]);
    put({ thread, size: 46, flowers: [0.2, 0.66] });
  });
  return shaded(image, { right: 12, down: 18, soft: 12, tone: [58, 70, 52], depth: 0.5 });
}

/** Two strings that come from either side and are tied. */
export function crossing(): Promise<Sharp> {
  const sheet = { width: 430, height: 440, fine: 1.3, pool: [170, 170, 300] as const };
  const image = painting(sheet, 31, (put, scene, k, next) => {
    const left = bent([
      [-60, 10, 0],
      [50, 104, 0],
      [160, 150, 0],
      [250, 152, 6],
      [300, 200, 6],
      [316, 262, 0],
    ]);
    const right = bent([
      [490, -40, 0],
      [420, 70, 0],
      [330, 140, 20],
      [240, 162, 40],
      [176, 204, 30],
      [138, 280, 20],
    ]);
    put({ thread: left, size: 38, tip: 112 });
    put({ thread: right, size: 40, tip: 112 });
    bloom(
      scene,
      { at: [262 * k, 156 * k, 62 * k], axis: [-0.25, 0.1, 1], radius: 54 * k, fine: 14, isDouble: true },
      next,
    );
    bloom(scene, { at: [206 * k, 180 * k, 58 * k], axis: [-0.5, 0.4, 1], radius: 38 * k, fine: 12 }, next);
  });
  return shaded(image, behind(sheet.fine));
}

/** A flower larger than the page. */
export function opened(): Promise<Sharp> {
  const [fine, k] = [1.4, 1.4 * over];
  const scene = new Scene(430 * k, 420 * k);
  const next = random(7);
  bloom(
    scene,
    { at: [244 * k, 250 * k, 0], axis: [-0.15, -0.2, 1], radius: 226 * k, fine: 26, isDouble: true },
    next,
  );
  return shaded(
    exposed(moonlit(scene, k * 0.8, { power: 1, pool: [200, 180, 460], spread: 3.4 }), over),
    behind(fine),
  );
}

/** Let down and loosened: three strings lie over one another, with what has slid off them. */
export function heap(): Promise<Sharp> {
  const sheet = { width: 430, height: 420, fine: 1.2, power: 1.2, pool: [200, 220, 280] as const };
  const image = painting(sheet, 17, (put, scene, k, next) => {
    const low = bent([
      [500, 330, 0],
      [410, 322, 0],
      [318, 352, 0],
      [236, 398, 0],
      [140, 396, 0],
      [62, 352, 0],
      [-50, 372, 0],
    ]);
    const middle = bent([
      [500, 196, 20],
      [420, 214, 20],
      [352, 270, 28],
      [300, 348, 44],
      [214, 348, 48],
      [150, 296, 32],
      [84, 268, 0],
      [44, 296, 0],
    ]);
    const high = bent([
      [530, -70, 100],
      [436, 40, 100],
      [378, 120, 92],
      [308, 176, 70],
      [226, 206, 60],
      [196, 262, 72],
      [262, 306, 92],
      [350, 330, 92],
      [372, 386, 80],
    ]);
    put({ thread: low, size: 42, loose: 0.35, tone: shade });
    put({ thread: middle, size: 42, loose: 0.5, tip: 96 });
    put({ thread: high, size: 44, loose: 0.2, tip: 100, flowers: [0.34] });
    const lying = (x: number, y: number, angle: number, rise = 0.12) => ({
      at: [x * k, y * k, 14 * k] as const,
      axis: [Math.cos(angle), Math.sin(angle), rise] as const,
    });
    for (const [x, y, angle] of fallen)
      bud(
        scene,
        { ...lying(x, y, angle), length: k * mix(36, 46, next()), open: next() < 0.3 ? 0.5 : 0 },
        next,
      );
    kanthil(scene, { ...lying(128, 214, 2.7), length: 92 * k }, next);
    kanthil(scene, { ...lying(262, 262, -0.5), length: 80 * k }, next);
    bloom(scene, { at: [96 * k, 338 * k, 70 * k], axis: [-0.3, -0.35, 1], radius: 50 * k, fine: 14 }, next);
    bloom(scene, { at: [318 * k, 262 * k, 90 * k], axis: [0.2, -0.4, 1], radius: 42 * k, fine: 14 }, next);
  });
  return shaded(image, behind(sheet.fine));
}

/** Where single buds lie, and which way they point. */
const fallen = [
  [60, 206, 0.4],
  [154, 152, -2.2],
  [236, 132, 2.6],
  [30, 252, -1.9],
  [250, 244, 0.9],
  [170, 240, 3.4],
  [22, 318, 1.2],
  [182, 330, 2.2],
  [300, 308, 1],
  [396, 270, 2.4],
  [210, 180, -0.6],
  [330, 396, 0.2],
] as const;
