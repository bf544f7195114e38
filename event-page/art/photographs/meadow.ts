import { clamp, mix3, smooth, type Three } from "../kit/numbers.ts";
import { cloudy, random } from "../kit/random.ts";

/** Where it stands low over the hills, on a sheet of 72 × 90. */
export const sun = { x: 38.2, y: 46.5 };

function sky(x: number, y: number): Three {
  const away = Math.hypot(x - sun.x, (y - sun.y) * 1.15);
  const base = mix3([176, 140, 118], [246, 186, 120], smooth(-6, 46, y));
  return mix3(base, [255, 240, 206], clamp(Math.exp(-away / 13) * 1.05));
}

/** Hills in the haze and a field of seeded grass, all of it out of focus. */
function behind(x: number, y: number): Three {
  let colour = sky(x, y);
  for (let row = 0; row < 3; row += 1) {
    const top = 47 + row * 4.6 + 5 * (cloudy(x * 0.035 + row * 5, 1, 40 + row, 3) - 0.5) * 2;
    const body = mix3([214, 160, 112], [112, 84, 54], (row + 0.5) / 3);
    colour = mix3(colour, mix3(body, sky(x, y), 0.5 - row * 0.12), smooth(top - 0.9, top + 1.6, y));
  }
  const field = smooth(57, 63, y + 2 * (cloudy(x * 0.2, 4, 3, 2) - 0.5));
  const seeds = cloudy(x * 0.34, y * 0.2, 14, 3);
  const straw = mix3([120, 84, 42], [236, 178, 92], smooth(0.3, 0.72, seeds));
  return mix3(colour, mix3(straw, [84, 58, 32], smooth(70, 96, y)), field);
}

interface Disc {
  x: number;
  y: number;
  radius: number;
  power: number;
}

/** Light that comes through the leaves of a tree and through seeds, each a disc out of focus. */
function discs(): Disc[] {
  const next = random(77);
  return Array.from({ length: 120 }, (_, index) => {
    const isTree = index < 74;
    const side = next() < 0.42 ? -1 : 1;
    const away = next() ** 1.4;
    return isTree
      ? {
          x: side < 0 ? away * 20 - 2 : 74 - away * 17,
          y: next() * 34 - 3,
          radius: 0.8 + 1.7 * next(),
          power: 0.1 + 0.3 * next(),
        }
      : { x: next() * 72, y: 62 + next() * 30, radius: 0.5 + 1.1 * next(), power: 0.06 + 0.2 * next() };
  });
}

const canopy = (x: number, y: number) =>
  smooth(
    0.46,
    0.62,
    cloudy(x * 0.11, y * 0.13, 61, 4) + 0.3 * smooth(24, 2, Math.min(x, (72 - x) * 1.15)) - y * 0.006 - 0.12,
  ) * smooth(46, 30, y);

const glows = discs();

/** A meadow before the setting sun, far out of focus. */
export function meadow(x: number, y: number): Three {
  let colour = mix3(behind(x, y), mix3([66, 50, 22], sky(x, y), 0.22), canopy(x, y) * 0.72);
  for (const { x: gx, y: gy, radius, power } of glows) {
    const away = Math.hypot(x - gx, y - gy) / radius;
    if (away < 1.1) {
      const lit = power * (0.75 + 0.25 * away) * (1 - smooth(0.92, 1.06, away));
      colour = mix3(colour, [255, 226, 160], lit);
    }
  }
  return colour;
}

interface Stalk {
  x: number;
  lean: number;
  tip: number;
  thick: number;
  tone: number;
}

/** Grass close before the lens. */
function foreground(): Stalk[] {
  const next = random(41);
  return Array.from({ length: 34 }, () => ({
    x: next() * 80 - 4,
    lean: (next() - 0.5) * 9,
    tip: 70 + next() * 16,
    thick: 0.25 + 0.4 * next(),
    tone: next(),
  }));
}

const stalks = foreground();

/** The same place behind that grass. */
export function behindGrass(colour: Three, x: number, y: number): Three {
  let seen = colour;
  for (const { x: foot, lean, tip, thick, tone } of stalks) {
    const rise = (96 - y) / (96 - tip);
    if (rise < 0 || rise > 1) continue;
    const ear = rise > 0.78 ? 1.5 * Math.sin(((rise - 0.78) / 0.22) * Math.PI) : 0;
    const away = Math.abs(x - foot - lean * rise * rise) / (thick * (1 - 0.6 * rise + ear));
    seen = mix3(seen, mix3([92, 60, 26], [246, 190, 102], tone), (1 - smooth(0.3, 1.3, away)) * 0.6);
  }
  return seen;
}

/** What the sun throws over everything that stands before it. */
export function dazzled(colour: Three, x: number, y: number): Three {
  const away = Math.hypot(x - sun.x, y - sun.y);
  const glare = 0.78 * Math.exp(-away / 5.2) + 0.26 * Math.exp(-away / 19) + 0.03;
  return mix3(colour, [255, 226, 172], clamp(glare));
}
