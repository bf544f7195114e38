import { linear } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";

/*
 * A cradle of handwoven striped cloth, hung by its gathered ends: 380 × 410 units, its ropes fade into the night above. Stripes run
 * along it, folds run to the knots, and a light blanket lies within. Nobody is in it.
 */

const stripes: readonly (readonly [number, Three])[] = (
  [
    [0.09, "d9a441"],
    [0.12, "fbeed2"],
    [0.2, "a8405e"],
    [0.23, "fbeed2"],
    [0.27, "3c3a78"],
    [0.3, "fbeed2"],
    [0.46, "c75f5a"],
    [0.48, "f3c871"],
    [0.52, "3c3a78"],
    [0.54, "f3c871"],
    [0.7, "c75f5a"],
    [0.73, "fbeed2"],
    [0.77, "3c3a78"],
    [0.8, "fbeed2"],
    [0.88, "a8405e"],
    [0.91, "fbeed2"],
    [1.01, "d9a441"],
  ] as const
).map(([to, hex]) => [to, linear(hex)] as const);

function stripeAt(v: number): Three {
  for (const [to, colour] of stripes) if (v < to) return colour;
  return stripes[0][1];
}

const [left, right, knot] = [26, 354, 70];
const sagOf = (x: number) => Math.sin(Math.PI * clamp((x - left) / (right - left)));

/** Edges of the cloth at a place across: behind, before, below. */
function edges(x: number): readonly [back: number, front: number, low: number] {
  const sag = sagOf(x);
  return [knot + 26 * sag ** 0.8, knot + 74 * sag ** 0.72, knot + 214 * sag ** 0.62];
}

function woven(x: number, v: number, light: number): Three {
  const colour = stripeAt(clamp(v + 0.004 * (noise(x * 0.3, v * 30, 4) - 0.5)));
  const thread =
    0.86 +
    0.2 * Math.abs(Math.sin(v * 230)) +
    0.12 * (cell(Math.floor(x * 1.6), Math.floor(v * 74), 3) - 0.5);
  const dots =
    stripeAt(v) === stripes[6][1] && Math.floor(x / 4) % 3 === 0 && Math.abs(((v * 60) % 4) - 2) < 0.8
      ? 1.35
      : 1;
  const shown = light * thread * dots;
  return [colour[0] * shown, colour[1] * shown, colour[2] * shown];
}

function pointAt(x: number, y: number): readonly [Three, number] | null {
  const [back, front, low] = edges(x);
  const share = clamp((x - left) / (right - left));
  const end = Math.min(share, 1 - share);
  if (x > left && x < right && y > front && y < low) {
    const v = (y - front) / (low - front);
    const gather = Math.exp(-end * 7.5);
    const fold =
      Math.sin(v * 26 + 3 * cloudy(x / 60, v * 2, 5, 2)) * (0.15 + 0.46 * gather) +
      Math.sin(v * 11 + x / 46) * 0.13;
    const round = 0.5 + 0.62 * Math.sin(Math.PI * clamp(0.16 + 0.7 * (1 - v))) - 0.24 * v;
    const moon = 0.2 * smooth(0.7, 0.2, share);
    return [woven(x, v, clamp(round + fold + moon, 0.12, 1.6) * (1 - 0.3 * gather)), 1];
  }
  if (x > left && x < right && y > back && y <= front) {
    const deep = (y - back) / (front - back + 0.01);
    const rim = front - y < 3.4 ? 1 : 0;
    if (rim === 1) return [woven(x, 0.02, 1.3), 1];
    // A blanket, soft and pale, and the shade of the far side above it.
    const soft = cloudy(x / 34, y / 18, 9, 3);
    const pile = smooth(0.36, 0.62, deep + 0.34 * (soft - 0.5) + 0.1 * Math.sin(x / 21));
    const far = woven(x, 0.32, 0.3 + 0.16 * deep);
    const wool = mix(0.5, 0.98, soft) * (0.62 + 0.4 * deep);
    return [mix3(far, [wool * 0.98, wool * 0.9, wool * 0.84], pile), 1];
  }
  return rope(x, y);
}

/** Two ropes of twisted cotton, from the gathered ends to one hook above. */
function rope(x: number, y: number): readonly [Three, number] | null {
  for (const side of [-1, 1]) {
    const [fx, fy] = [side < 0 ? left + 6 : right - 6, knot + 10];
    const [tx, ty] = [190 + side * 16, -190];
    const along = clamp(((x - fx) * (tx - fx) + (y - fy) * (ty - fy)) / ((tx - fx) ** 2 + (ty - fy) ** 2));
    const [dx, dy] = [x - fx - (tx - fx) * along, y - fy - (ty - fy) * along];
    const across = (dx * -(ty - fy) + dy * (tx - fx)) / Math.hypot(tx - fx, ty - fy);
    const away = Math.hypot(dx, dy);
    const thick = along < 0.06 ? 8.5 - 60 * along : 3.1;
    if (away > thick) continue;
    const twist = 0.5 + 0.5 * Math.sin(along * 340 + across * 0.9);
    const round = Math.sqrt(1 - Math.min(1, (away / thick) ** 2));
    const light = (0.4 + 0.6 * round) * (0.66 + 0.36 * twist);
    return [
      [0.78 * light, 0.62 * light, 0.42 * light],
      smooth(thick, thick - 0.6, away) * smooth(-above, -10, y),
    ];
  }
  return null;
}

/** Of the picture, above the cloth. */
const above = 110;

/** @param unit points for each unit; shown at half */
export function cradle(unit: number): Light {
  const [width, height] = [380 * unit, 410 * unit];
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const found = pointAt(x / unit, y / unit - above);
      if (found === null) continue;
      const [colour, alpha] = found;
      data.set([colour[0] * alpha, colour[1] * alpha, colour[2] * alpha, alpha], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}
