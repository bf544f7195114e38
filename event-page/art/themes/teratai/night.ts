import { line, stem } from "../../kit/botany.ts";
import { clamp, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { pigment, Sheet } from "../../kit/watercolour.ts";
import sharp, { type Sharp } from "sharp";
import { pad } from "./lotus.ts";
import { mirrored } from "./mirror.ts";
import { arched } from "./petals.ts";

/* A lotus closed for the night, and the moon, at the upper right, on its rim and on the water. */

const indigo = pigment("2f3f86");
const violet = pigment("6d58a6");
const mauve = pigment("a368b2");
const dusk = pigment("1c3a52");
const abyss = pigment("0f2a44");
const slate = pigment("3f6580");

/** `lit`: how much of the moon reaches it, 0..1. */
function folded(
  sheet: Sheet,
  [x, y, angle]: readonly [number, number, number],
  [length, width, bend]: readonly [number, number, number],
  lit: number,
): void {
  const seed = sheet.strokes * 5 + 3;
  arched(sheet, { x, y, angle, length, width, bend, belly: 0.84, blunt: 1.04 }, [indigo, violet], (u, v) => {
    const vein = noise(v * 7 + 30, u * 1.2, seed) - 0.5;
    const fine = noise(v * 19 + 7, u * 1.6, seed + 1) - 0.5;
    const turned = 0.62 - 0.5 * clamp(v, -1, 1);
    const foot = 0.42 * (1 - u) ** 1.6;
    const tip = 0.5 * u ** 5;
    const shaded = 0.3 + turned * (1.15 - 0.5 * lit) + foot + tip + (vein * 0.42 + fine * 0.26);
    const rim = smooth(0.42, 0.9, v) * lit;
    return Math.max(0.05, shaded * (1.05 - 0.45 * lit) * (1 - 0.9 * rim));
  });
}

function closed(sheet: Sheet, x: number, y: number, size: number, lean: number): void {
  const up = -Math.PI / 2 + lean;
  line(sheet, stem(x - 40, y + 110, up - 0.3, 125, 0.4), 24, 30, {
    a: dusk,
    b: slate,
    mix: 0.4,
    tone: () => 1,
    lift: 1,
    halo: 1,
  });
  const at = (dx: number, turn: number, long: number, wide: number, bend: number, lit: number) => {
    folded(sheet, [x + dx * size, y, up + turn], [size * long, size * wide, bend], lit);
  };
  at(-0.02, -0.1, 0.98, 0.17, 0.2, 0.1);
  at(0.02, 0.12, 0.97, 0.17, -0.2, 0.9);
  at(0, 0.01, 1.04, 0.19, 0, 0.6);
  at(-0.04, -0.34, 0.98, 0.2, 0.6, 0.05);
  at(0.04, 0.34, 0.97, 0.2, -0.6, 1);
  at(0.01, 0.07, 0.92, 0.23, -0.1, 0.85);
  at(-0.03, -0.26, 0.82, 0.19, 0.44, 0.2);
  // One has loosened, its pale inner side to the moon.
  const seed = sheet.strokes * 5;
  arched(
    sheet,
    { x: x + 0.06 * size, y: y + 4, angle: up + 0.6, length: size * 0.86, width: size * 0.16, bend: 0.24 },
    [violet, mauve],
    (u, v) => {
      const vein = noise(v * 7 + 3, u * 1.2, seed) - 0.5;
      const hollow = 0.4 * Math.exp(-((v - 0.25) ** 2) * 5) * (1 - 0.5 * u);
      return Math.max(0.04, 0.14 + hollow + 0.5 * u ** 4 + vein * 0.3 + 0.34 * (1 - u) ** 2 + 0.16 * v);
    },
  );
  at(0.04, 0.3, 0.66, 0.16, -0.5, 0.95);
  at(-0.01, -0.07, 0.6, 0.18, 0.12, 0.5);
  for (const [turn, long, lit] of [
    [-0.8, 0.16, 0.1],
    [0.75, 0.16, 0.9],
  ] as const)
    arched(
      sheet,
      { x, y: y + 8, angle: up + turn, length: size * long, width: size * 0.045, bend: -turn * 0.9 },
      [dusk, slate],
      (u, v) => Math.max(0.2, 1.25 - 0.4 * u - lit * 0.5 * smooth(0.3, 0.9, v)),
    );
}

/** 720 × 500: the flower leans from the left edge to the moon. */
function asleep(): Sheet {
  const sheet = new Sheet(720, 500, 33);
  const dark = [abyss, dusk] as const;
  pad(sheet, 10, 400, 210, 0.26, 0.5, dark);
  pad(sheet, 612, 392, 96, 0.2, 2.8, dark);
  closed(sheet, 36, 388, 520, 0.76);
  pad(sheet, 350, 434, 140, 0.2, 5.6, dark);
  pad(sheet, 96, 446, 160, 0.2, 3.9, dark);
  return sheet;
}

/** The moon's light lies on the water in level strokes, below where it stands. */
function path(width: number, height: number, from: number): Sharp {
  return glazed(width, height, (x, y) => {
    const down = clamp((y - from) / (height - from));
    if (y < from) return [0, 0, 0, 0];
    const sway = cloudy(x / 120, y / 16, 5, 2) * 1.4;
    const ripple = noise(x / (34 + 60 * down) + sway, y / (2.6 + 5 * down), 12);
    const wide = 34 + 120 * down;
    const near = Math.exp(-(((x - width * 0.79) / wide) ** 2));
    const glint =
      smooth(0.5, 0.68, ripple) * near +
      0.3 * smooth(0.72, 0.86, ripple) * Math.exp(-(((x - width * 0.79) / (wide * 3)) ** 2));
    const soft = 0.24 * near;
    return [232, 232, 240, clamp((glint + soft) * smooth(0, 0.1, down) * (1 - 0.45 * down))];
  });
}

export async function night(): Promise<Sharp> {
  const [width, end] = [720, 640];
  const over = await mirrored(asleep(), {
    line: 450,
    end,
    middle: 200,
    reach: 440,
    clear: 1,
    deep: [18, 44, 66],
    light: [206, 214, 240],
  });
  const input = await over.png().toBuffer();
  const whole = await path(width, end, 290).composite([{ input }]).png().toBuffer();
  return sharp(whole);
}
