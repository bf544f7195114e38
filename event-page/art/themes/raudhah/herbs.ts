import { rgb } from "../../kit/colour.ts";
import { bent, lance } from "../../kit/leaves.ts";
import { Press, type Dried } from "../../kit/pressed.ts";
import { clamp } from "../../kit/numbers.ts";
import { random, type Random } from "../../kit/random.ts";

/* A herbarium: fern, wild carrot, cosmos and grasses, pressed between sheets. */

const brown = rgb("7a5a36");
const olive = (seed: number): Dried => ({ from: rgb("5d6b3c"), to: rgb("8d8f57"), bruise: brown, seed });
const straw = (seed: number): Dried => ({
  from: rgb("8a7a48"),
  to: rgb("c2a969"),
  bruise: brown,
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
      { ...hue, seed: hue.seed + index, veins: 0, thin: 0.34 },
    );
    for (let vein = -2; vein <= 2; vein += 1)
      press.blade(
        bent(x, y, angle + vein * 0.075, angle + vein * 0.06, radius * squash * 0.84).filter(
          (_, n) => n % 5 === 0,
        ),
        (u) => 0.9 * (1 - u * 0.8),
        { ...hue, from: hue.bruise, to: hue.to, veins: 0, thin: 0.5, seed: index },
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

const apricot: Dried = { from: rgb("e9c79a"), to: rgb("d99a72"), bruise: rgb("9a5a3a"), seed: 4 };
const cream: Dried = { from: rgb("e8d9ae"), to: rgb("f4ead0"), bruise: rgb("b58e58"), seed: 9 };

/** A spray that grows up and to the right, 560 × 900, its foot at the lower left. */
export function spray(): Press {
  const press = new Press(560, 900);
  const next = random(12);
  fern(press, next, 150, 890, -1.66, -1.3, 800);
  carrot(press, next, 170, 890, -1.36, -1.12, 560);
  sprig(press, next, 130, 890, -1.75, -1.66, 430);
  stalk(press, 160, 890, -1.45, -1.3, 380, 3, 2);
  cosmos(press, next, 262, 520, 122, apricot);
  stalk(press, 160, 890, -1.15, -0.75, 300, 3, 2);
  cosmos(press, next, 356, 684, 98, cream);
  sprig(press, next, 170, 890, -0.85, -0.4, 330);
  return press;
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
