import sharp, { type Sharp } from "sharp";
import type { Three } from "../../kit/numbers.ts";
import { exposed } from "../../kit/picture.ts";
import { random } from "../../kit/random.ts";
import { Scene } from "../../kit/scene.ts";
import { shaded } from "../../kit/shade.ts";
import { bloom } from "./bloom.ts";
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
      at: (along: number) => at(along / k).map((part) => part * k) as unknown as Three,
    };
    strung(scene, { ...rest, thread: scaled, size: size * k, tip: tip * k }, next);
  };
  paint(put, scene, k, next);
  return exposed(moonlit(scene, k, light), over);
}

const dim: Three = [0.2, 0.34, 0.31];

/** What falls on dark silk behind what hangs before it. */
const behind = (fine: number) =>
  ({ right: 16 * fine, down: 22 * fine, soft: 11 * fine, tone: [4, 16, 12], depth: 0.52 }) as const;

/** Three swags: one in shade, one in the moon, one so near that it is not sharp. */
export async function swags(): Promise<Sharp> {
  const sheet = { width: 430, height: 340, fine: 1.6, pool: [150, 170, 300] as const };
  const far = painting(sheet, 3, (put) => {
    put({ thread: hung([330, -50, -40], [-50, 40, -40], 1.3), size: 40, tone: dim });
    put({ thread: hung([470, 120, -40], [170, -60, -40], 1.12), size: 42, tone: dim });
  });
  const middle = painting(sheet, 8, (put) => {
    put({ thread: hung([-56, 70, 0], [480, -60, 0], 1.22), size: 68, flowers: [0.24] });
  });
  const near = painting({ ...sheet, pool: [250, 40, 190] }, 5, (put) => {
    put({ thread: hung([470, 170, 0], [250, -90, 0], 1.1), size: 104 });
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
  const sheet = { width: 124, height: 680, fine: 1.5, pool: [60, 330, 380] as const };
  const image = painting(sheet, 21, (put) => {
    const thread = bent([
      [58, -60, 0],
      [62, 120, 0],
      [56, 330, 0],
      [50, 530, 0],
    ]);
    put({ thread, size: 58, tip: 116, flowers: [0.5, 0.995] });
  });
  return shaded(image, behind(sheet.fine));
}

/** A near swag, and one in shade that crosses it. */
export async function sweep(): Promise<Sharp> {
  const sheet = { width: 430, height: 200, fine: 1.5, pool: [130, 70, 270] as const };
  const far = painting(sheet, 6, (put) => {
    put({ thread: hung([-50, -20, 0], [480, 60, 0], 1.06), size: 44, tone: dim });
  });
  const near = painting(sheet, 12, (put) => {
    put({ thread: hung([480, -30, 0], [-60, 40, 0], 1.07), size: 84, flowers: [0.7] });
  });
  const back = await far.png().toBuffer();
  const input = await (await shaded(near, behind(sheet.fine))).png().toBuffer();
  return sharp(await sharp(back).composite([{ input }]).png().toBuffer());
}

/** Laid down in a loop on pale silk. */
export function loop(): Promise<Sharp> {
  const sheet = { width: 430, height: 470, fine: 1.4, power: 0.97 };
  const image = painting(sheet, 14, (put) => {
    const thread = bent([
      [490, 30, 0],
      [380, 62, 0],
      [262, 148, 0],
      [150, 196, 0],
      [40, 214, 0],
      [-46, 272, 0],
      [-30, 352, 0],
      [70, 388, 0],
      [176, 348, 4],
      [262, 286, 10],
      [340, 306, 6],
      [342, 362, 0],
    ]);
    put({ thread, size: 62, tip: 112, flowers: [0.2, 0.78] });
  });
  return shaded(image, { right: 12, down: 18, soft: 12, tone: [58, 78, 66], depth: 0.5 });
}

/** Two strings that come from either side and are tied. */
export function crossing(): Promise<Sharp> {
  const sheet = { width: 430, height: 440, fine: 1.4, pool: [170, 170, 300] as const };
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
    put({ thread: left, size: 56, tip: 112 });
    put({ thread: right, size: 60, tip: 112 });
    bloom(scene, { at: [262 * k, 156 * k, 62 * k], axis: [-0.25, 0.1, 1], radius: 58 * k, fine: 14 }, next);
    bloom(scene, { at: [206 * k, 180 * k, 58 * k], axis: [-0.5, 0.4, 1], radius: 38 * k, fine: 12 }, next);
  });
  return shaded(image, behind(sheet.fine));
}

/** A flower larger than the page. */
export function opened(): Promise<Sharp> {
  const [fine, k] = [1.4, 1.4 * over];
  const scene = new Scene(430 * k, 420 * k);
  const next = random(3);
  bloom(scene, { at: [244 * k, 250 * k, 0], axis: [-0.15, -0.2, 1], radius: 226 * k, fine: 26 }, next);
  return shaded(exposed(moonlit(scene, k * 2, { power: 0.95, pool: [90, 90, 190] }), over), behind(fine));
}

/** Let down: a heap of string, round upon round. */
export function coil(): Promise<Sharp> {
  const sheet = { width: 430, height: 420, fine: 1.4, pool: [130, 190, 290] as const };
  const image = painting(sheet, 17, (put) => {
    const turns = 2.7;
    const places = Array.from({ length: 64 }, (_, step): Three => {
      const share = 1 - step / 63;
      const angle = 1.7 - share * turns * 2 * Math.PI;
      const radius = 70 + 165 * share ** 0.8;
      const rise = 110 * (1 - share) ** 1.2;
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return [262 + x, 276 + y * 0.55 - rise, y * 0.5 + rise * 0.9];
    });
    put({ thread: bent([...places]), size: 64, tip: 120, flowers: [0.36, 0.7, 0.985] });
  });
  return shaded(image, behind(sheet.fine));
}
