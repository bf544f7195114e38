import sharp, { type Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { bent, lance } from "../../kit/leaves.ts";
import { Press, type Dried } from "../../kit/pressed.ts";
import { clamp, mix3, smooth } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise, random, type Random } from "../../kit/random.ts";

/* Fern, wild carrot, cosmos and sprigs: growing in a pot of clay, and a twig that was cut. */

const shade = rgb("33481f");
const olive = (seed: number): Dried => ({ from: rgb("55722f"), to: rgb("a0b356"), bruise: shade, seed });
const straw = (seed: number): Dried => ({
  from: rgb("6d7a38"),
  to: rgb("a9ad5c"),
  bruise: shade,
  veins: 0,
  seed,
});

function stalk(
  press: Press,
  x: number,
  y: number,
  from: number,
  to: number,
  length: number,
  wide: number,
  seed: number,
) {
  const way = bent(x, y, from, to, length);
  press.blade(way, (u) => wide * (1 - 0.6 * u), straw(seed));
  return way;
}

function fern(
  press: Press,
  next: Random,
  x: number,
  y: number,
  from: number,
  to: number,
  length: number,
): void {
  const way = bent(x, y, from, to, length);
  const last = way.length - 1;
  for (let index = 4; index <= last; index += 1) {
    const t = index / last;
    const [px, py] = way[index];
    const [qx, qy] = way[index - 1];
    const heading = Math.atan2(py - qy, px - qx);
    const long = length * 0.27 * Math.sin(Math.PI * clamp(t * 0.86 + 0.12)) ** 1.2 * (0.9 + 0.2 * next());
    for (const side of [-1, 1]) {
      const turn = heading + side * (1.25 - 0.5 * t);
      const rib = bent(px, py, turn, turn - side * 0.3, long);
      press.blade(
        rib,
        (u) =>
          long *
          0.075 *
          Math.sin(Math.PI * clamp(0.1 + u * 0.9)) ** 0.75 *
          (1 - 0.18 * Math.abs(Math.sin(u * 26))),
        {
          ...olive(index + (side > 0 ? 40 : 0)),
          veins: 0,
          thin: 0.08,
        },
      );
      press.blade(
        rib.filter((_, n) => n % 3 === 0),
        (u) => 1.2 * (1 - u),
        straw(index),
      );
    }
  }
  press.blade(way, (u) => 2.8 * (1 - 0.7 * u), straw(3));
}

/** A flower pressed open: petals of which each shows the next through it. */
function cosmos(press: Press, next: Random, x: number, y: number, radius: number, hue: Dried): void {
  const start = next() * 6;
  for (let index = 0; index < 8; index += 1) {
    const angle = start + (index * Math.PI) / 4 + (next() - 0.5) * 0.14;
    const squash = 0.82 + 0.18 * Math.abs(Math.cos(angle));
    const way = bent(x, y, angle, angle + (next() - 0.5) * 0.2, radius * squash * (0.94 + 0.12 * next()));
    press.blade(
      way,
      (u) =>
        radius *
        0.33 *
        Math.sin(Math.PI * clamp(0.06 + u * 0.7)) ** 0.8 *
        (u > 0.94 ? 1 - (u - 0.94) * 5 : 1),
      { ...hue, seed: hue.seed + index, veins: 0, thin: hue.thin ?? 0.34 },
    );
    for (let vein = -2; vein <= 2; vein += 1)
      press.blade(
        bent(x, y, angle + vein * 0.075, angle + vein * 0.06, radius * squash * 0.84).filter(
          (_, n) => n % 5 === 0,
        ),
        (u) => 0.9 * (1 - u * 0.8),
        { ...hue, from: hue.bruise, to: hue.to, veins: 0, thin: (hue.thin ?? 0.34) + 0.16, seed: index },
      );
  }
  for (let dot = 0; dot < 60; dot += 1) {
    const away = Math.sqrt(next()) * radius * 0.17;
    const angle = next() * 2 * Math.PI;
    const [cx, cy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    press.blade(
      [
        [cx - 2.6, cy],
        [cx, cy],
        [cx + 2.6, cy],
      ],
      () => 2.6,
      {
        from: rgb("8a5a1c"),
        to: rgb("c48a2e"),
        bruise: rgb("5c3a16"),
        veins: 0,
        seed: dot,
      },
    );
  }
}

/** An umbel of small white flowers. */
function carrot(
  press: Press,
  next: Random,
  x: number,
  y: number,
  from: number,
  to: number,
  length: number,
): void {
  const way = stalk(press, x, y, from, to, length, 3, 5);
  const [hx, hy] = way[way.length - 1];
  const heading = to;
  for (let ray = -6; ray <= 6; ray += 1) {
    const turn = heading + ray * 0.19 + (next() - 0.5) * 0.06;
    const long = length * 0.27 * (1 - 0.035 * Math.abs(ray)) * (0.92 + 0.14 * next());
    const rib = bent(hx, hy, turn, turn + ray * 0.02, long);
    press.blade(
      rib.filter((_, n) => n % 4 === 0),
      () => 1,
      straw(ray + 9),
    );
    const [cx, cy] = rib[rib.length - 1];
    for (let flower = 0; flower < 15; flower += 1) {
      const away = Math.sqrt(next()) * length * 0.06;
      const angle = next() * 2 * Math.PI;
      const [fx, fy] = [cx + Math.cos(angle) * away, cy + Math.sin(angle) * away * 0.8];
      for (let petal = 0; petal < 5; petal += 1) {
        const aim = petal * 1.257 + next();
        press.blade(
          [
            [fx, fy],
            [fx + Math.cos(aim) * 3, fy + Math.sin(aim) * 3],
            [fx + Math.cos(aim) * 6, fy + Math.sin(aim) * 6],
          ],
          (u) => 2.6 * Math.sin(Math.PI * clamp(u * 0.8 + 0.15)),
          { from: rgb("efe4c6"), to: rgb("fbf5e2"), bruise: rgb("c9ab74"), veins: 0, thin: 0.1, seed: petal },
        );
      }
    }
  }
}

function sprig(
  press: Press,
  next: Random,
  x: number,
  y: number,
  from: number,
  to: number,
  length: number,
): void {
  const way = stalk(press, x, y, from, to, length, 2.6, 8);
  const last = way.length - 1;
  for (let index = 4; index <= last; index += 3) {
    const [px, py] = way[index];
    const [qx, qy] = way[index - 1];
    const heading = Math.atan2(py - qy, px - qx);
    const long = length * 0.2 * (1.15 - 0.55 * (index / last)) * (0.9 + 0.2 * next());
    for (const side of index === last ? [0] : [-1, 1]) {
      const turn = heading + side * (0.8 + 0.2 * next());
      press.blade(bent(px, py, turn, turn - side * 0.4, long), lance(long * 0.17, 0.8), {
        ...olive(index * 3),
        veins: 8,
      });
    }
  }
}

const apricot: Dried = { from: rgb("f6c48c"), to: rgb("e8854f"), bruise: rgb("b8552e"), thin: 0.1, seed: 4 };
const cream: Dried = { from: rgb("f0dfae"), to: rgb("fff6e0"), bruise: rgb("d2a468"), thin: 0.1, seed: 9 };
const rust: Dried = { from: rgb("d9703e"), to: rgb("b5472a"), bruise: rgb("7c2a1c"), thin: 0.1, seed: 6 };

/** What grows out of the pot, 640 × 1040; its foot is at 320, 800. */
function growth(): Press {
  const press = new Press(640, 1040);
  const next = random(12);
  const [x, y] = [320, 812];
  fern(press, next, x - 30, y, -1.95, -2.6, 450);
  fern(press, next, x + 20, y, -1.25, -0.5, 420);
  fern(press, next, x - 10, y, -1.7, -1.9, 700);
  carrot(press, next, x + 10, y, -1.5, -1.36, 610);
  carrot(press, next, x - 30, y, -1.7, -1.95, 500);
  sprig(press, next, x + 40, y, -1.3, -0.9, 470);
  sprig(press, next, x - 60, y, -2.1, -2.4, 380);
  fern(press, next, x + 60, y, -0.9, 0.35, 250);
  fern(press, next, x - 70, y, -2.3, -3.5, 240);
  stalk(press, x, y, -1.55, -1.5, 420, 3.4, 2);
  cosmos(press, next, 332, 392, 104, apricot);
  stalk(press, x + 30, y, -1.2, -0.9, 330, 3.4, 2);
  cosmos(press, next, 478, 540, 92, cream);
  stalk(press, x - 30, y, -1.9, -2.3, 330, 3.4, 2);
  cosmos(press, next, 170, 560, 90, rust);
  cosmos(press, next, 352, 642, 98, cream);
  sprig(press, next, x + 20, y, -1.0, -0.5, 260);
  cosmos(press, next, 246, 716, 84, apricot);
  sprig(press, next, x - 40, y + 6, -2.6, -3.3, 210);
  sprig(press, next, x + 60, y + 6, -0.5, 0.2, 200);
  return press;
}

/** A pot of clay on the floor: rim, belly, a band that was cut into it; half as large, as the growth is. */
function clay(isFront: boolean) {
  const [width, height] = [320, 520];
  const [middle, top, foot] = [160, 396, 508];
  return glazed(width, height, (x, y) => {
    const t = (y - top) / (foot - top);
    const sag = 5 * Math.sqrt(Math.max(0, 1 - ((x - middle) / 84) ** 2));
    if (!isFront) {
      // Its shade on the floor, and earth within the rim.
      const far = Math.hypot((x - middle - 26) / 112, (y - foot + 4) / 17);
      const earth = Math.hypot((x - middle) / 80, (y - top - 2) / 9);
      if (earth < 1) return [58, 40, 26, 1];
      return [70, 46, 22, 0.62 * smooth(1, 0.25, far)];
    }
    const low = t - sag / (foot - top);
    if (low < 0 || low > 1) return [0, 0, 0, 0];
    const isRim = low < 0.17;
    const wide = isRim ? 86 : 79 - 27 * clamp((low - 0.17) / 0.83) ** 1.25;
    const side = (x - middle) / wide;
    if (Math.abs(side) > 1) return [0, 0, 0, 0];
    let light =
      0.34 + 0.72 * Math.sqrt(Math.max(0, 1 - ((side + 0.42) / 1.44) ** 2)) - 0.16 * smooth(0.5, 1, side);
    light -= 0.34 * smooth(0.28, 0.17, low) * smooth(0.165, 0.175, low) + 0.12 * smooth(0.8, 1, low);
    light += 0.12 * smooth(0.04, 0.01, low);
    const turn = Math.asin(clamp(side, -1, 1)) * 5.4;
    const cut = Math.abs(low - 0.5 - 0.1 * (2 * Math.abs(turn - Math.round(turn)) - 0.5));
    light -=
      0.18 * smooth(0.026, 0.01, cut) +
      0.14 * smooth(0.012, 0.004, Math.min(Math.abs(low - 0.36), Math.abs(low - 0.64)));
    light *= 0.88 + 0.24 * cloudy(x / 9, y / 9, 4, 4) + 0.05 * (noise(x, y, 5) - 0.5);
    const lime = 0.4 * smooth(0.56, 0.8, cloudy(x / 22 + 7, y / 12, 8, 3));
    const colour = mix3(rgb("c9713f"), rgb("e9c8a0"), lime);
    return [
      colour[0] * light,
      colour[1] * light * 0.98,
      colour[2] * light * 0.94,
      smooth(1, 0.975, Math.abs(side)),
    ];
  });
}

/** A pot and what grows in it: 320 × 520. */
export async function pot() {
  const png = (image: Sharp) => image.png().toBuffer();
  const layers = await Promise.all([
    png(clay(false)),
    growth().sheet("2c2a14", 0.3).then(png),
    png(clay(true)),
  ]);
  const blank = { width: 320, height: 520, channels: 4, background: "#0000" } as const;
  const whole = await sharp({ create: blank })
    .composite(layers.map((input) => ({ input })))
    .png()
    .toBuffer();
  return sharp(whole);
}

/** A twig that lies level: 520 × 200. */
export function twig(): Press {
  const press = new Press(520, 200);
  const next = random(5);
  sprig(press, next, 250, 120, Math.PI + 0.16, Math.PI - 0.2, 220);
  sprig(press, next, 270, 120, -0.16, 0.2, 220);
  cosmos(press, next, 260, 108, 68, apricot);
  return press;
}
