import { Ink } from "../../kit/ink.ts";
import { clamp, mix, smooth } from "../../kit/numbers.ts";
import { cloudy, type Random } from "../../kit/random.ts";
import { pigment } from "../../kit/watercolour.ts";
import { bent, branched, type Bone, type Tip, type Wood } from "./growth.ts";
import { limbs, trunk } from "./limbs.ts";

/* The old tree: limbs that reach over the whole sheet, leaves in clouds, a sun behind the mist at its left. */

export const ink = pigment("2a3f3a");
export const moss = pigment("6d8a78");
export const ochre = pigment("b8934e");

/** Drawn on a sheet of 1500 × 1000, painted at this share of it. */
const scale = 0.8;
const sun = { x: 430, y: 700 };

/** The crown's upper and lower ends above a place. */
const top = (x: number) => 50 + 330 * Math.abs((x - 760) / 760) ** 2.2;
const under = (x: number) => 470 + 110 * Math.abs((x - 800) / 760) ** 1.6;

export interface Pad {
  x: number;
  y: number;
  wide: number;
  high: number;
  tone: number;
  leaf: number;
}

/** A cloud of leaves: a wet ground, and dots that gather where it is in its own shade. */
export function cloud(sheet: Ink, { x, y, wide, high, tone, leaf }: Pad): void {
  const { next } = sheet;
  sheet.wash(x, y, wide * 0.86, high * 0.9, { a: moss, b: ink, mix: 0.3, amount: tone * 0.34, ragged: 0.6 });
  const count = (wide * high) / (leaf * 2.1);
  const seed = Math.floor(next() * 99);
  for (let index = 0; index < count; index += 1) {
    const [turn, reach] = [next() * 6.283, next() ** 0.6 * 1.08];
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    const [px, py] = [x + dx * wide, y + (dy > 0 ? dy * 0.72 : dy) * high];
    const gap = cloudy(px / (leaf * 3.4), py / (leaf * 2.4), seed, 2);
    if (gap < 0.4 + 0.16 * reach) continue;
    const shade = 0.42 + 0.5 * clamp(dy * 0.6 + 0.5) + 0.3 * (gap - 0.5);
    sheet.dab(px, py, {
      a: ink,
      b: moss,
      mix: clamp(0.75 - shade * 0.7 + 0.4 * (next() - 0.5)),
      amount: tone * shade * (0.6 + 0.8 * next()),
      long: leaf * (0.8 + 0.7 * next()),
      wide: leaf * (0.4 + 0.25 * next()),
      angle: (dx < 0 ? Math.PI : 0) + (next() - 0.5) * 1.7 + (dx < 0 ? -0.25 : 0.25),
    });
  }
}

/** Where leaves stand: at the ends of branches, closed along the crown's back. */
function padsOf(tips: readonly Tip[], next: Random): (Tip & { wide: number; high: number })[] {
  const pads = tips
    .filter(({ x, y }) => y < under(x) + 30)
    .map(({ x, y, rank }) => {
      const wide = 62 + 52 * next();
      const py = Math.max(y - 16, top(x) + 18);
      return { x, y: Math.min(py, under(x) - 20), rank, wide, high: wide * (0.34 + 0.14 * next()) };
    });
  for (let x = 40; x < 1480; x += 62) {
    const wide = 84 + 40 * next();
    pads.push({
      x: x + 30 * next(),
      y: top(x) + 26 + 40 * next(),
      rank: 0.15 + 0.3 * next(),
      wide,
      high: wide * 0.44,
    });
  }
  return pads;
}

const scaled = (bone: Bone): Bone => bone.map(([x, y, half]) => [x * scale, y * scale, half * scale]);

export function tree(): Ink {
  const sheet = new Ink(1500 * scale, 1000 * scale, 31);
  const { next } = sheet;
  const grown = limbs.map(([rank, from, to, places], index): { wood: Wood[]; tips: Tip[] } => {
    const limb: Wood = { bone: bent(places, from, to, 7 + index * 13), rank };
    const { wood, tips } = branched(limb, next);
    return { wood: [limb, ...wood.filter(({ bone }) => isWithin(bone))], tips };
  });
  const wood = grown.flatMap((one) => one.wood);
  const pads = padsOf(
    grown.flatMap(({ tips }) => tips),
    next,
  );
  const drawn = (from: number, to: number, amount: number, more: readonly Bone[] = []) => {
    const bones = wood.filter(({ rank }) => rank >= from && rank < to).map(({ bone }) => bone);
    const lines = [...more, ...bones].map(scaled);
    sheet.limb({
      lines,
      a: ink,
      b: moss,
      mix: 0.14,
      amount,
      dry: 0.45,
      light: Math.PI * 0.9,
      round: 0.66,
      lift: 0.92,
    });
  };
  const leafed = (from: number, to: number, tone: number, leaf: number) => {
    const those = pads.filter(({ rank }) => rank >= from && rank < to).sort((one, other) => one.y - other.y);
    for (const { x, y, wide, high } of those) {
      const deep = 0.62 + 0.46 * smooth(0.15, 1, (y - top(x)) / (under(x) - top(x)));
      cloud(sheet, {
        x: x * scale,
        y: y * scale,
        wide: wide * scale,
        high: high * scale,
        tone: tone * deep,
        leaf,
      });
    }
  };
  const mist = (least: number, seed: number) => {
    sheet.rinse((x, y) => least + (1 - least) * smooth(0.38, 0.6, cloudy(x / 210, y / 105, seed, 3)));
  };
  // The whole crown first, as water that had a little ink in it.
  for (let index = 0; index < 16; index += 1) {
    const x = 90 + index * 88;
    const size = 130 + 90 * next();
    const y = Math.max(size * 0.8, mix(top(x), under(x), 0.12 + 0.7 * next()));
    sheet.wash(x * scale, y * scale, size * scale, size * 0.5 * scale, {
      a: moss,
      b: ink,
      mix: 0.2 * next(),
      amount: 0.16,
      edge: 1.6,
      ragged: 0.7,
    });
  }
  drawn(0, 0.3, 0.5);
  leafed(0, 0.34, 0.38, 10);
  sheet.soak(1);
  mist(0.4, 12);
  drawn(0.3, 0.7, 0.75);
  leafed(0.34, 0.72, 0.62, 9);
  mist(0.6, 31);
  drawn(0.7, 2, 0.95, trunk);
  leafed(0.72, 2, 0.92, 8.5);
  const near = (x: number, y: number, reach: number) =>
    Math.exp(-((Math.hypot(x / scale - sun.x, (y / scale - sun.y) * 1.15) / reach) ** 2));
  sheet.turn(ochre, (x, y) => 0.85 * near(x, y, 430));
  sheet.rinse((x, y) => {
    const foot = (y / scale + 60 * cloudy(x / 90, y / 60, 5, 3) - 890) / 100;
    const drift = 0.78 + 0.22 * smooth(0.36, 0.6, cloudy(x / 260, y / 120, 77, 3));
    const out = 110 * scale * (0.5 + cloudy(x / 60, y / 40, 8, 3));
    const side = smooth(0.02, 1, Math.min(x, sheet.width - x) / out);
    return drift * side * (1 - 0.74 * near(x, y, 310)) * (1 - smooth(0, 1, foot));
  });
  return sheet;
}

/** Whether a branch ends under the crown's leaves. */
function isWithin(bone: Bone): boolean {
  const [x, y] = bone[bone.length - 1];
  return y > top(x) + 40 && y < under(x) + 40 && x > 60 && x < 1440;
}
