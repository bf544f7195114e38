import sharp, { type Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, rastered } from "../../kit/picture.ts";
import { noise } from "../../kit/random.ts";
import { bloom, Brush, crown, spire, sun, tuft } from "./dabs.ts";
import { awayAt, cypress, distance, far, fountain, horizon, orange, wide } from "./trees.ts";

/*
 * What lies beyond the arch: a garden of the morning, layer by layer. A runnel leads past a fountain to a far arcade; cypresses
 * and oranges stand along it, roses and larkspur fill its beds and come up to the threshold. 316 × 224 units.
 */

const high = 224;

const coral = rgb("e2664a");
const hues = [coral, rgb("f3a06a"), rgb("fbe9cf"), rgb("d8455a"), rgb("f6b9a4"), rgb("fff4e2")];
const spires = [rgb("7f6fc0"), rgb("a06bb4"), rgb("5f78c4")];
const [leafDark, leafLight] = [rgb("22401f"), rgb("b5c655")];

const oneOf = <T>(all: readonly T[], share: number): T => all[Math.floor(share * all.length) % all.length];

/** Lawn, paths of stone, and the runnel between them, in which the sky lies. */
function ground(brush: Brush): void {
  const { next } = brush;
  const strip = (
    from: number,
    to: number,
    z0: number,
    z1: number,
    colour: Three,
    away: number,
    alpha = 1,
  ) => {
    const [red, green, blue] = brush.seen(colour, (from + to) / 2 / z0, 20, away).map(Math.round);
    brush.shape(
      [far(from, z0), far(to, z0), far(to, z1), far(from, z1)],
      `rgb(${String(red)},${String(green)},${String(blue)})`,
      alpha,
    );
  };
  for (let row = 34; row >= 0; row -= 1) {
    const [z0, z1] = [1.12 ** row * 0.92, 1.12 ** (row + 1.04) * 0.92];
    const away = awayAt(z0);
    strip(-900, 900, z0, z1, mix3(rgb("5f8034"), rgb("8aa043"), next()), away);
    for (const side of [-1, 1]) {
      for (const [from, to] of [
        [46, 74],
        [74, 104],
      ] as const)
        strip(side * from, side * to, z0, z1, mix3(rgb("e2c08c"), rgb("f6dfb4"), next()), away * 0.8);
      strip(side * 36, side * 47, z0, z1, side < 0 ? rgb("fff0cf") : rgb("c99e68"), away * 0.7);
    }
    strip(-36, 36, z0, z1, mix3(rgb("5f9a9c"), rgb("a9cdbf"), next() * 0.5 + row / 60), away * 0.6);
  }
  // Ripples, and the light of the sun on the water.
  for (let index = 0; index < 240; index += 1) {
    const z = 0.92 * 1.12 ** (next() * 30);
    const x = (next() - 0.5) * 66;
    const [px, up] = far(x, z);
    const isLight = Math.abs(x / z - sun.x * 0.16 * (1 - up / horizon)) < 12 || next() < 0.3;
    brush.dab(
      px,
      up,
      [(4 + 7 * next()) / z, 0.62 / z ** 0.8, 0],
      isLight ? rgb("fff6da") : rgb("2f6a62"),
      awayAt(z) * 0.5,
      0.3 + 0.5 * next(),
    );
  }
  // Leaves throw their shade over the paths.
  for (let index = 0; index < 130; index += 1) {
    const z = 0.95 + 3 * next() ** 1.5;
    const side = next() < 0.62 ? 1 : -1;
    const [px, up] = far(side * (48 + 56 * next()), z);
    brush.dab(px, up, [(5 + 7 * next()) / z, 1.5 / z, 0], rgb("8a6a3c"), awayAt(z), 0.34);
  }
}

/** A bed along a path: leaves, larkspur behind, roses and daisies before; the nearer, the more is seen of each. */
function bed(brush: Brush, side: number, z: number, edge: number): void {
  const { next } = brush;
  const away = awayAt(z) * 0.8;
  const size = 1 / z ** 0.9;
  const place = (out: number) => far(side * (edge + out), z);
  for (const out of [96, 60, 26]) {
    const [x, up] = place(out + 14 * next());
    const tall = (17 + out * 0.16) * size;
    crown(brush, x, up + tall * 0.62, [25 * size, tall], {
      dark: leafDark,
      light: leafLight,
      leaf: [3.2 * size, 1.3 * size],
      count: 150,
      away,
    });
    for (let n = 0; n < (out > 40 ? 4 : 2); n += 1)
      spire(
        brush,
        x + (next() - 0.5) * 34 * size,
        up + tall * (0.7 + 0.3 * next()),
        (20 + 12 * next()) * size,
        oneOf(spires, next()),
        away,
      );
    const hue = oneOf(hues, next());
    for (let n = 0; n < 6; n += 1)
      bloom(
        brush,
        x + (next() - 0.5) * 40 * size,
        up + tall * (0.25 + 1.15 * next()),
        (3.4 + 1.8 * next()) * size,
        next() < 0.7 ? hue : oneOf(hues, next()),
        away,
      );
  }
  const [x, up] = place(4);
  tuft(brush, x, up, 13 * size, rgb("33552a"), rgb("b9c667"), away);
  for (let n = 0; n < 8; n += 1)
    bloom(
      brush,
      x + side * 24 * size * next(),
      up + 8 * size * next(),
      (1.3 + 0.7 * next()) * size,
      next() < 0.6 ? hues[5] : rgb("f2c14e"),
      away,
    );
}

/** What stands at the threshold, on both sides and out of the picture: bushes of roses, each flower seen. */
function near(brush: Brush): void {
  const { next } = brush;
  for (const side of [-1, 1]) {
    for (let step = 0; step < 7; step += 1) {
      const t = step / 6;
      const x = side * mix(158, 84, t);
      const tall = mix(62, 17, t ** 0.8);
      crown(brush, x, tall * 0.5, [24, tall * 0.66], {
        dark: rgb("1c351a"),
        light: rgb("a3bb48"),
        leaf: [4.6, 1.8],
        count: 240,
        away: 0.02,
      });
      for (let n = 0; n < 3; n += 1)
        spire(
          brush,
          x + (next() - 0.5) * 26,
          tall * (0.8 + 0.24 * next()),
          19 + 9 * next(),
          oneOf(spires, next()),
          0.04,
        );
      const hue = oneOf(hues, side < 0 ? 0.1 + t * 0.5 : 0.4 + t * 0.6);
      for (let n = 0; n < 7; n += 1)
        bloom(
          brush,
          x + (next() - 0.5) * 30,
          tall * (0.12 + 0.98 * next()),
          4.2 + 2.4 * next(),
          next() < 0.66 ? hue : oneOf(hues, next()),
          0.02,
        );
    }
  }
}

/** The garden over its sky, which is left clear. */
export async function court(): Promise<Sharp> {
  const brush = new Brush(high, 7);
  distance(brush);
  ground(brush);
  for (const z of [5.2, 3.6, 2.5]) for (const side of [-1, 1]) cypress(brush, side, z);
  for (let z = 6; z > 2.5; z *= 0.86) for (const side of [-1, 1]) bed(brush, side, z, 106);
  fountain(brush);
  for (const z of [2.5, 1.55]) for (const side of [-1, 1]) orange(brush, side, z);
  for (let z = 2.4; z > 1.02; z *= 0.87) for (const side of [-1, 1]) bed(brush, side, z, 106);
  near(brush);
  const scale = 4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${String(-wide / 2)} 0 ${String(wide)} ${String(high)}" width="${String(wide * scale)}" height="${String(high * scale)}">${brush.drawn}</svg>`;
  const [w, h] = [wide * 2, high * 2];
  const own = await sharp(await rastered(svg, wide * scale, high * scale), {
    raw: { width: wide * scale, height: high * scale, channels: 4 },
  })
    .resize(w, h)
    .raw()
    .toBuffer();
  // The sun over the far trees, and its rays.
  return glazed(w, h, (px, py) => {
    const k = (py * w + px) * 4;
    const [x, up] = [px / 2 - wide / 2, high - py / 2];
    const [dx, du] = [x - sun.x, up - sun.up];
    const away = Math.hypot(dx, du);
    const turn = Math.atan2(du, dx);
    const rays = smooth(0.45, 0.75, noise(turn * 9 + 40, 2, 5)) * smooth(210, 40, away) * smooth(0, 40, away);
    const light = clamp(0.4 * Math.exp(-((away / 60) ** 2)) + 0.16 * rays);
    const alpha = own[k + 3] / 255;
    const shown = alpha + light * (1 - alpha);
    const share = shown === 0 ? 0 : (alpha * (1 - light)) / shown;
    const colour = mix3([255, 245, 214], [own[k], own[k + 1], own[k + 2]], share);
    return [...colour, shown * smooth(high, high - 40, up)];
  });
}
