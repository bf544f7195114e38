import sharp, { type Sharp } from "sharp";
import { ramp, rgb, type Stops } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import { glazed } from "../../kit/picture.ts";
import { cloudy, noise } from "../../kit/random.ts";
import { shaded } from "../../kit/shade.ts";
import { sprig } from "./sprig.ts";

/** How its cloth is seen: from its deepest fold to its crown. */
export interface Cloth {
  tones: Stops;
  inside: Stops;
  /** Of the band that is woven along its hem. */
  band: string;
  rope: readonly [dark: string, light: string];
  shade: { tone: Three; depth: number };
  /** By what all of the sprig is darkened. */
  sprig: { tone: string; share: number };
}

const [width, height] = [300, 340];
const [middle, knotsAt, half] = [150, 186, 112];
const ring = 16;

/** A long cloth whose two ends are gathered on ropes that meet in a ring: 300 × 340, its cord goes on above the middle. */
export async function cradle(cloth: Cloth, density: number): Promise<Sharp> {
  const fine = 2 * density;
  const tone = ramp(cloth.tones, true);
  const within = ramp(cloth.inside, true);
  const band = rgb(cloth.band);
  const rope = [rgb(cloth.rope[0]), rgb(cloth.rope[1])] as const;

  const body = glazed(width * fine, height * fine, (X, Y) => {
    const [x, y] = [X / fine, Y / fine];
    const s = (x - middle) / half;
    const aside = Math.abs(s);
    let colour: Three | undefined;
    const round = aside < 1 ? (1 - aside ** 1.9) ** 0.86 : 0;
    const top = knotsAt + 5;
    const hem = top + 48 * (aside < 1 ? (1 - aside ** 2) ** 0.85 : 0);
    const back = top + 24 * (aside < 1 ? (1 - aside ** 2) ** 0.7 : 0);
    const foot = top + 128 * round;
    if (aside < 1 && y > back - 1 && y < hem + 2) {
      const deep = (y - back) / Math.max(1, hem - back);
      const folds = cloudy(s * 1.4 + 4, (deep + 0.6) * 3 + Math.abs(s) * 2, 22, 3) - 0.5;
      colour = within(
        clamp(
          0.74 - 0.62 * smooth(0.1, 1, deep) - 0.2 * aside ** 3 + 0.24 * folds + 0.12 * smooth(0.14, 0, deep),
        ),
      );
    }
    const lines = ropeAt(x, y);
    if (lines !== undefined) colour = mix3(rope[0], rope[1], lines);
    if (aside < 1 && y >= hem && y <= foot) {
      const t = clamp((y - hem) / Math.max(1, foot - hem));
      colour = front(s, t, hem, foot);
    }
    return colour === undefined ? [0, 0, 0, 0] : [...colour, 1];
  });

  /** Folds run from one end to the other, close and deep at the ends and spent in the belly. */
  function front(s: number, t: number, hem: number, foot: number): Three {
    const aside = Math.abs(s);
    const near = Math.exp(-(1 - aside) / 0.4);
    const fold = (tt: number) => {
      const bent = tt + 0.035 * (noise(s * 2.2 + 9, tt * 2, 31) - 0.5);
      const many = cloudy(bent * 13, 10 + s * 1.3, 41, 2) - 0.5;
      const few = cloudy(bent * 5.5 + 2, 10 + s * 1.1, 43, 2) - 0.5;
      return many * (0.16 + 1.25 * near) * 0.55 + few * (0.5 + 0.7 * near) * 0.9;
    };
    const slope = (fold(t + 0.012) - fold(t - 0.012)) / 0.024;
    // Light comes from the upper left; the belly turns away below.
    const bulge = 0.9 - 0.56 * smooth(0.46, 1.04, t) - 0.1 * s - 0.2 * near;
    const lip = smooth(0.02, 0, t) * 0.1;
    const weave = weaveAt(s, t * (foot - hem));
    const light = clamp(bulge - slope * 0.078 + weave * 0.07 + lip);
    const plain = tone(light);
    const inBand = bandAt(t * (foot - hem));
    if (inBand === 0) return plain;
    const lit = mix(0.62, 1.1, light);
    return mix3(plain, [band[0] * lit, band[1] * lit, band[2] * lit], inBand);
  }

  const shade = { right: 5 * density, down: 9 * density, soft: 5 * density, ...cloth.shade };
  const small = sharp(await body.png().toBuffer()).resize(width * density);
  const flowers = await sprig(cloth.sprig, density);
  const whole = await small
    .composite([
      {
        input: flowers.input,
        left: Math.round((middle + half - 33) * density),
        top: Math.round((knotsAt - 34) * density),
      },
    ])
    .png()
    .toBuffer();
  return shaded(sharp(whole), {
    right: shade.right,
    down: shade.down,
    soft: shade.soft,
    tone: [shade.tone[0], shade.tone[1], shade.tone[2]],
    depth: shade.depth,
  });
}

/** A woven band along the hem, and two threads below it. */
function bandAt(down: number): number {
  const lines = [
    [2.4, 8.6],
    [11.4, 12.6],
    [14.6, 15.4],
  ] as const;
  return Math.max(
    ...lines.map(([from, to]) => smooth(from - 0.4, from + 0.2, down) * smooth(to + 0.4, to - 0.2, down)),
  );
}

/** Thread over thread. */
function weaveAt(s: number, down: number): number {
  return Math.sin(s * half * 3.4) * Math.sin(down * 3.4 + Math.sin(s * 3) * 6);
}

/** Light of a twisted rope where there is one. */
function ropeAt(x: number, y: number): number | undefined {
  const round = Math.hypot(x - middle, y - ring);
  if (Math.abs(round - 7) < 2) return clamp(0.75 - (x - middle + y - ring) * 0.05 - (round - 7) * 0.12);
  if (y < ring + 5 || y > knotsAt + 16) return undefined;
  const share = (y - ring) / (knotsAt - ring);
  const away = Math.min(1, share) * half;
  for (const side of [-1, 1] as const) {
    const at = middle + side * away;
    const across = (x - at) / (share > 1 ? 1 : 1.16);
    // Ends of the cloth stand up where the rope is wound about them.
    const wide = y > knotsAt - 4 ? 5.6 - Math.abs(y - knotsAt - 4) * 0.22 : 1.7;
    if (Math.abs(across) > wide) continue;
    const turned = 0.5 + 0.5 * Math.cos(y * (wide > 3 ? 1.9 : 1.5) + side * across * (wide > 3 ? 0.5 : 1.2));
    return clamp((0.25 + 0.65 * turned) * (1 - 0.5 * (across / wide + 0.2) ** 2));
  }
  return undefined;
}
