import type { Sharp } from "sharp";
import { clamp, scale3, mix3, smooth, type Three } from "../kit/numbers.ts";
import { painted } from "../kit/picture.ts";
import { cloudy, noise, random } from "../kit/random.ts";
import { behindGrass, dazzled, meadow, sun } from "./meadow.ts";
import { man, oval, woman, type Shape } from "./pair-shapes.ts";

const skin: Three = [150, 98, 68];
const hair: Three = [30, 21, 17];

/** Two who stand in the grass and look into the evening; nobody's face is seen. */
export function pair(width: number, height: number): Sharp {
  const next = random(9);
  return painted(width, height, (u, v) => {
    const [x, y] = [u * 72, v * 90];
    const both = withWoman(withMan(meadow(x, y), x, y), x, y);
    const seen = dazzled(behindGrass(both, x, y), x, y);
    const edge = 1 - 0.26 * smooth(0.4, 0.82, Math.hypot(u - 0.5, v - 0.5));
    const grain = (next() + next() + next() - 1.5) * 7;
    const film = (part: number, low: number) =>
      low + (255 - low) * clamp((part * edge) / 255) ** 1.06 + grain;
    return [film(seen[0], 16), film(seen[1], 11), film(seen[2], 12)];
  });
}

function withMan(under: Three, x: number, y: number): Three {
  const weave = noise(x * 9, y * 3.2, 8) - 0.5;
  const folds = cloudy(x * 0.5 + y * 0.04, y * 0.07, 23, 3) - 0.5;
  const seam = Math.exp(-(((x - 48.4) / 0.16) ** 2)) * smooth(56, 62, y);
  const cloth = scale3([62, 52, 48], 1 + 0.7 * folds + 0.1 * weave - 0.3 * seam);
  const strand = noise(x * 3.4 + (y - 34) * 0.25, y * 0.5, 31) - 0.5;
  const combed: Shape = (px, py) => man.head(px, py) + 0.35 * strand;
  const lay = brushAt(x, y);
  const dressed = lay(lay(under, man.neck, skin, 4), man.jacket, cloth, 6.5);
  return lay(lay(dressed, man.ears, [176, 104, 66], 1.4), combed, scale3(hair, 1 + 0.9 * strand), 5);
}

function withWoman(under: Three, x: number, y: number): Three {
  const pleat = cloudy(x * 0.7, y * 0.05, 5, 3) - 0.5;
  const lace = 0.1 * (cloudy(x * 3.4, y * 3.4, 12, 2) - 0.5);
  const silk = scale3([222, 202, 178], 1 + 0.3 * pleat - lace);
  const lock = noise(x * 0.9 + Math.hypot(x - 27, y - 47) * 2.2, 3, 37) - 0.5;
  const brushed: Shape = (px, py) => woman.head(px, py) + 0.25 * lock;
  const lay = brushAt(x, y);
  const dressed = lay(lay(under, woman.neck, skin, 2.6), woman.dress, silk, 5);
  const veiled = withVeil(lay(dressed, brushed, scale3(hair, 1 + 0.8 * lock), 4.5), x, y);
  let seen = lay(veiled, woman.bun, scale3(hair, 1.2 + lock), 3);
  for (let bud = 0; bud < 13; bud += 1) {
    const angle = Math.PI * (1 + bud / 12);
    const [bx, by] = [26.9 + 5.5 * Math.cos(angle), 47 + 4 * Math.sin(angle)];
    seen = lay(seen, oval(bx, by, 0.86, 0.74, angle), [238, 228, 206], 0.9);
  }
  return seen;
}

/** Gauze that the light comes through, brightest along its hem. */
function withVeil(under: Three, x: number, y: number): Three {
  const away = woman.veil(x, y);
  const spread = 0.35 + (y - 48) * 0.02;
  const drape = 0.24 + 0.34 * (cloudy((x - 26.9) * (0.9 / spread), y * 0.03, 19, 3) - 0.2);
  const gauze = smooth(0.1, -0.5, away) * clamp(drape) * smooth(48, 52, y);
  const hem = 0.22 * Math.exp(-((away / 0.4) ** 2)) * smooth(50, 56, y);
  return mix3(under, [255, 238, 208], gauze + hem);
}

/** Lays a body of one colour over what is behind it; `round` is from its rim to where it faces us. */
const brushAt =
  (x: number, y: number) =>
  (under: Three, shape: Shape, own: Three, round: number): Three => {
    const depth = -shape(x, y);
    return depth < -0.5
      ? under
      : mix3(under, litBody(shape, own, depth / round, x, y), smooth(-0.16, 0.2, depth));
  };

/** What of its own colour a body shows before the sun: little, and bright along the rim that the light grazes. */
function litBody(shape: Shape, own: Three, deep: number, x: number, y: number): Three {
  const step = 0.3;
  const [gx, gy] = [shape(x + step, y) - shape(x - step, y), shape(x, y + step) - shape(x, y - step)];
  const [sx, sy] = [sun.x - x, sun.y - y];
  const towards = (gx * sx + gy * sy) / (Math.hypot(gx, gy) * Math.hypot(sx, sy) + 1e-6);
  const turn = 1 - clamp(deep);
  const fill = 0.4 + 0.2 * smooth(1, 0, turn) - 0.1 * gy;
  const rim = (0.3 + 0.7 * smooth(-0.4, 0.9, towards)) * (1.25 * turn ** 7 + 0.16 * turn ** 2);
  return [
    own[0] * fill + (120 + own[0]) * rim,
    own[1] * fill + (82 + own[1] * 0.9) * rim,
    own[2] * fill + (38 + own[2] * 0.7) * rim,
  ];
}
