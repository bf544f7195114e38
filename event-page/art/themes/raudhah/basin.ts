import type { Sharp } from "sharp";
import { rgb } from "../../kit/colour.ts";
import { clamp, mix, mix3, scale3, smooth, wrapped, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cell, cloudy, noise, random } from "../../kit/random.ts";

/* A scalloped basin of water from above, set in stone and glazed tiles, and the runnel that leads from it. */

const stone = rgb("ecd9b4");
const glazes = ["2b7f86", "f3e6c8", "2f5f92", "c98a3c", "1f6a5c"].map(rgb);
const grout = rgb("8f7650");
const size = 560;
const half = size / 2;

/** Stone that the sun from the upper left lights; `slope` is how far it leans to it. */
function carved(x: number, y: number, slope: number): Three {
  const grain = 0.94 + 0.12 * cloudy(x / 26, y / 26, 4, 4);
  return scale3(stone, grain * (0.92 + 0.26 * slope));
}

/** A row of square tiles with a lozenge in each; `u` along and `v` across, one tile long. */
function tiled(u: number, v: number, row: number, count: number): Three {
  const index = wrapped(Math.floor(u), count);
  const [a, b] = [wrapped(u, 1) - 0.5, v - 0.5];
  const [ground, mark] =
    (index + row) % 2 === 0 ? [glazes[0], glazes[1]] : [glazes[1], glazes[index % 4 === 1 ? 2 : 3]];
  const lozenge = smooth(0.03, -0.03, Math.abs(a) + Math.abs(b) - 0.36);
  const heart = smooth(0.03, -0.03, Math.abs(a) + Math.abs(b) - 0.14);
  const glaze = mix3(mix3(ground, mark, lozenge), glazes[4], heart);
  const gloss = 0.86 + 0.2 * cell(index, row, 9) + 0.14 * smooth(0.3, -0.3, a + b);
  return mix3(scale3(glaze, gloss), grout, smooth(0.44, 0.49, Math.max(Math.abs(a), Math.abs(b))));
}

/** Water over dark tiles: its waves, the sky in it; `from` its middle. */
function water(x: number, y: number, deep: number): Three {
  const bend = 5 * (cloudy(x / 30, y / 30, 14, 3) - 0.5);
  const [p, q] = [(x + bend) / 23, (y + bend) / 23];
  const star = Math.min(Math.abs(wrapped(p, 2) - 1) + Math.abs(wrapped(q, 2) - 1), 1.2);
  let colour = mix3(rgb("2f8a88"), rgb("114a50"), clamp(deep));
  colour = mix3(colour, rgb("0d3d45"), 0.3 * smooth(0.2, 0, Math.abs(star - 0.8)) * (1 - 0.5 * deep));
  const wave = cloudy(x / 34, y / 15, 15, 3) - cloudy((x - 3) / 34, (y - 3) / 15, 15, 3);
  colour = mix3(
    colour,
    wave > 0 ? [206, 236, 224] : [6, 44, 52],
    clamp(Math.abs(wave) * 1.5) * mix(0.9, 0.4, deep),
  );
  return colour;
}

interface Petal {
  x: number;
  y: number;
  long: number;
  turn: number;
  hue: Three;
}

const petals = (() => {
  const next = random(23);
  const hues = ["e4705a", "f4b48c", "fbead2", "d9566a", "f7cbb8"].map(rgb);
  return Array.from({ length: 64 }, (): Petal => {
    // Most of them have drifted to two sides of the rim.
    const angle =
      next() < 0.55 ? 2.85 + 0.7 * (next() - 0.5) : next() < 0.6 ? -0.7 + 0.8 * (next() - 0.5) : next() * 6.3;
    const away = half * (0.69 - 0.08 * next() ** 2);
    return {
      x: half + Math.cos(angle) * away,
      y: half + Math.sin(angle) * away,
      long: 6 + 5 * next(),
      turn: next() * 6.3,
      hue: hues[Math.floor(next() * hues.length)],
    };
  });
})();

/** A petal at a place: its colour and how much of it is there; or its shade. */
function afloat(x: number, y: number): { colour: Three; share: number; shade: number } {
  let [colour, share, shade]: [Three, number, number] = [stone, 0, 0];
  for (const { x: px, y: py, long, turn, hue } of petals) {
    const at = (dx: number, dy: number) => {
      const [a, b] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
      return { a: a / long, within: Math.hypot(a / long, b / (long * (0.66 + 0.16 * (a / long)))) };
    };
    if (Math.abs(x - px) > 18 || Math.abs(y - py) > 18) continue;
    const { a, within } = at(x - px, y - py);
    const own = smooth(1.06, 0.92, within);
    shade = Math.max(shade, smooth(1.25, 0.7, at(x - px - 3, y - py - 4).within));
    if (own === 0) continue;
    colour = mix3(colour, scale3(hue, 0.82 + 0.2 * within + 0.1 * a), own);
    share = Math.max(share, own);
  }
  return { colour, share, shade };
}

/** The basin over its shade on the paving. */
export function basin(): Sharp {
  const rimAt = (angle: number) => half * (0.89 + 0.075 * Math.abs(Math.sin(angle * 6)) ** 0.62);
  const inside = (x: number, y: number) =>
    rimAt(Math.atan2(y - half, x - half)) - Math.hypot(x - half, y - half);
  return glazed(size, size, (x, y) => {
    const within = inside(x, y);
    if (within < 0) {
      const shade = 0.42 * smooth(-1, 12, inside(x - 8, y - 10)) + 0.2 * smooth(-16, 0, within);
      return [74, 48, 22, clamp(shade)];
    }
    const angle = Math.atan2(y - half, x - half);
    const toSun = -(Math.cos(angle) + Math.sin(angle)) / 1.42;
    if (within < 20) {
      const joint = smooth(0.02, 0.008, Math.abs(wrapped((angle * 12) / Math.PI / 2 + 0.5, 1) - 0.5));
      const round = (10 - within) / 10;
      const colour = scale3(carved(x, y, toSun * round), 1 - 0.4 * joint);
      return [...colour, smooth(0, 1.6, within)];
    }
    if (within < 62) {
      const row = within < 41 ? 0 : 1;
      const count = 84;
      const tile = tiled(
        ((angle + Math.PI) / (2 * Math.PI)) * count,
        (within - 20 - row * 21) / 21,
        row,
        count,
      );
      const shade = 0.3 * smooth(9, 0, within - 20) * clamp(0.5 + toSun);
      return [...scale3(tile, 1 - shade), 1];
    }
    if (within < 69) return [...carved(x, y, -toSun * 0.9), 1];
    const depth = smooth(0, 120, within - 69);
    let colour = water(x, y, 0.25 + 0.75 * depth);
    // The rim throws its shade on the water, and the sky lies where it does not.
    const rim = inside(x - 10, y - 12) - 69;
    colour = mix3(colour, [8, 40, 44], 0.62 * smooth(20, 0, rim));
    colour = mix3(
      colour,
      [200, 232, 222],
      0.16 * smooth(0.5, 0.75, cloudy((x + y) / 190, (x - y) / 120, 17, 2)),
    );
    const { colour: hue, share, shade } = afloat(x, y);
    colour = mix3(colour, [6, 34, 38], 0.5 * shade);
    return [...mix3(colour, hue, share), 1];
  });
}

/** One period of the runnel, which leads up and down: stone, tiles, water. */
export function runnel(): Sharp {
  const [width, height] = [150, 126];
  return glazed(width, height, (x, y) => {
    const within = Math.min(x, width - 1 - x);
    const isLeft = x < width / 2;
    if (within < 11) {
      const grain = 0.93 + 0.1 * noise(x / 3, y / 3, 4, 42);
      const joint = smooth(1.6, 0.6, Math.abs(wrapped(y, 63) - 31));
      return [
        ...scale3(
          stone,
          grain * (0.94 + 0.1 * (isLeft ? 1 : -1) * (within < 6 ? 1 : -1)) * (1 - 0.3 * joint),
        ),
        1,
      ];
    }
    if (within < 32) return [...tiled(y / 21, (within - 11) / 21, 0, 6), 1];
    if (within < 36) return [...scale3(stone, isLeft ? 0.78 : 1.04), 1];
    const wave = cloudy(x / 12, y / 21, 15, 2, 6) - cloudy((x - 2) / 12, (y - 3) / 21, 15, 2, 6);
    let colour = mix3(rgb("2f8a88"), rgb("145058"), smooth(36, 70, within));
    colour = mix3(colour, wave > 0 ? [206, 236, 224] : [6, 44, 52], clamp(Math.abs(wave) * 1.6));
    if (isLeft) colour = mix3(colour, [8, 40, 44], 0.6 * smooth(52, 36, within));
    return [...colour, 1];
  });
}
