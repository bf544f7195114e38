import { linear } from "../../kit/colour.ts";
import { clamp, mix, mix3, smooth, type Three } from "../../kit/numbers.ts";
import type { Light } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";

/*
 * A cradle of handwoven striped cloth, hung by its gathered ends: 380 × 450 units, its ropes go up out of the picture. Stripes run
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
    // The moon at the right, and the lamp that shines through near the edge.
    const moon = 0.42 * smooth(0.25, 0.95, share) * (1 - 0.5 * v);
    const through = 0.75 * Math.exp(-v * 5.5) * Math.exp(-(((share - 0.5) / 0.3) ** 2));
    const lit = clamp(round * 1.18 + fold + moon, 0.16, 2.1) * (1 - 0.22 * gather);
    const [red, green, blue] = woven(x, v, lit);
    const lamp = woven(x, v, through);
    return [[red + lamp[0] * 1.25, green + lamp[1] * 0.95, blue + lamp[2] * 0.6], 1];
  }
  if (x > left && x < right && y > back && y <= front) {
    const deep = (y - back) / (front - back + 0.01);
    const rim = front - y < 3.4 ? 1 : 0;
    if (rim === 1) return [woven(x, 0.02, 2 - 0.5 * Math.abs(share - 0.5)), 1];
    // A blanket, soft and pale, and the shade of the far side above it.
    const soft = cloudy(x / 34, y / 18, 9, 3);
    const pile = smooth(0.36, 0.62, deep + 0.34 * (soft - 0.5) + 0.1 * Math.sin(x / 21));
    const glow = Math.exp(-(((share - 0.5) / 0.32) ** 2)) * (0.55 + 0.75 * deep);
    const [red, green, blue] = woven(x, 0.32, 0.34 + 0.2 * deep + 0.9 * glow);
    const far: Three = [red * 1.15, green * 0.95, blue * 0.7];
    const wool = mix(0.62, 1.05, soft) * (0.5 + 0.3 * deep + 0.62 * glow);
    return [mix3(far, [wool * 1.05, wool * 0.9, wool * 0.68], pile), 1];
  }
  return tassel(x, y, low) ?? rope(x, y) ?? shine(x, y);
}

/** A fringe of bound threads below the hem. */
function tassel(x: number, y: number, low: number): readonly [Three, number] | null {
  const step = 11;
  const own = Math.floor(x / step);
  const middle = (own + 0.5) * step;
  if (middle < left + 34 || middle > right - 34) return null;
  const down = y - edges(middle)[2] + 1.5;
  const long = 19 + 5 * cell(own, 4);
  if (down < 0 || down > long || (y < low && down > 4)) return null;
  const wide = down < 5 ? 2.1 : 1.5 + (down / long) * 2.8;
  const across = (x - middle - 0.8 * Math.sin(own * 2.3) * (down / long)) / wide;
  if (Math.abs(across) > 1) return null;
  const hues = [stripes[0][1], stripes[2][1], stripes[6][1], stripes[4][1]];
  const hue = down < 5 ? stripes[1][1] : (hues[own % 4] ?? stripes[0][1]);
  const light =
    (0.5 + 0.7 * Math.sqrt(1 - across * across)) * (0.8 + 0.4 * cell(Math.floor(x * 2.2), own, 5)) +
    (x > 190 ? 0.25 : 0);
  return [
    [hue[0] * light, hue[1] * light, hue[2] * light],
    smooth(1, 0.8, Math.abs(across)) * smooth(long, long - 3, down),
  ];
}

/** The lamp's light in the air above the cloth. */
function shine(x: number, y: number): readonly [Three, number] | null {
  const [, front] = edges(clamp(x, left, right));
  if (y > front + 4) return null;
  const alpha =
    0.52 * Math.exp(-(((x - 190) / 96) ** 2) - ((y - knot - 56) / 74) ** 2) * smooth(-above, -above + 60, y);
  return alpha < 0.004 ? null : [[1, 0.74, 0.36], alpha];
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
    const thick = along < 0.06 ? 11 - 96 * along : 4.6;
    if (away > thick) continue;
    const twist = 0.5 + 0.5 * Math.sin(along * 340 + across * 0.9);
    const round = Math.sqrt(1 - Math.min(1, (away / thick) ** 2));
    const light = (0.4 + 0.6 * round) * (0.66 + 0.36 * twist);
    return [
      [1.15 * light, 0.92 * light, 0.6 * light],
      smooth(thick, thick - 0.6, away) * smooth(-above, -above + 22, y),
    ];
  }
  return null;
}

/** Of the picture, above the cloth. */
const above = 150;

/** @param unit points for each unit; shown at half */
export function cradle(unit: number): Light {
  const [width, height] = [380 * unit, 450 * unit];
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
