import { spread } from "../../kit/glass.ts";
import { clamp, mix, smooth, type Three } from "../../kit/numbers.ts";
import { glazed, painted, type Light } from "../../kit/picture.ts";
import { cell, cloudy, noise } from "../../kit/random.ts";
import { depthInRose, depthOf, paneAt, placeOf, throughLancet, throughRose, type Place } from "./window.ts";

/* What stands about the glass: stone that it lights, the floor that its colours fall on. */

/** Half the width of the picture of the lancets, its top and its foot, in widths of a lancet. */
export const bounds = { half: 3.12, top: 3.72, foot: -0.2 };

/** What light the wall has without them. */
const dusk: Three = [0.046, 0.026, 0.05];

/** The five lancets in their stone, which fades where the wall goes on. */
export function lancets(unit: number): Light {
  const width = Math.round(bounds.half * 2 * unit);
  const height = Math.round((bounds.top - bounds.foot) * unit);
  const glass = new Float32Array(width * height * 4);
  const at = (index: number): [number, number] => [
    ((index % width) + 0.5) / unit - bounds.half,
    bounds.top - (Math.floor(index / width) + 0.5) / unit,
  ];
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = at(index);
    const place = placeOf(x, y);
    if (place.depth > 0) glass.set(throughLancet(place, x, y), index * 4);
  }
  const [near, far] = [
    spread({ data: glass, width, height }, Math.round(unit * 0.05)),
    spread({ data: glass, width, height }, Math.round(unit * 0.34)),
  ];
  const data = new Float32Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = at(index);
    const place = placeOf(x, y);
    const from = index * 4;
    const out = Math.min(...[-2, -1, 0, 1, 2].map((lancet) => -depthOf(lancet, x, y).depth));
    const part = (which: 0 | 1 | 2) => {
      const [close, wide] = [near[from + which], far[from + which]];
      if (place.depth > 0) return glass[from + which] * 0.94 + close * 0.2 + wide * 0.035;
      const [albedo, facing, shade] = stone(place, out, x, y);
      return albedo[which] * shade * (dusk[which] + wide * 1.15 + close * facing) + wide * 0.05;
    };
    const alpha = smooth(0.5, 0.05, out) * smooth(bounds.half, bounds.half - 0.4, Math.abs(x));
    data.set([part(0) * alpha, part(1) * alpha, part(2) * alpha, alpha], from);
  }
  return { data, width, height };
}

/** Of stone at a place about the openings: its colour, how much it faces the glass, how it is shaped. */
function stone({ x, down }: Place, out: number, wholeX: number, y: number): [Three, number, number] {
  const grain = 0.86 + 0.22 * cloudy(wholeX * 26, y * 26, 4, 3) + 0.1 * (noise(wholeX * 90, y * 90, 6) - 0.5);
  const albedo: Three = [0.98 * grain, 0.93 * grain, 0.86 * grain];
  // The sill slopes to the room and takes most of the light.
  if (y < 0 && Math.abs(wholeX) < 2.9) {
    const front = smooth(-0.085, -0.095, y);
    return [
      albedo,
      mix(1.5, 0.25, front),
      mix(1.2, 0.5, front) - 0.5 * Math.exp(-(((y + 0.09) / 0.01) ** 2)),
    ];
  }
  const side = down < 0.9 ? -0.2 : Math.sign(x) * 0.1;
  const roll = Math.max(0, 1 - ((out - 0.062) / 0.02) ** 2);
  const hood = Math.max(0, 1 - ((out - 0.118) / 0.016) ** 2);
  const facing = 1.3 * smooth(0.05, 0, out) + roll * 0.9 + hood * 0.5 + 0.14;
  let shade = 0.8 + side + roll * 0.4 + hood * 0.3;
  shade -= 0.5 * Math.exp(-(((out - 0.04) / 0.007) ** 2)) + 0.45 * Math.exp(-(((out - 0.09) / 0.009) ** 2));
  shade -= 0.3 * Math.exp(-((out / 0.008) ** 2));
  const joint = Math.abs(((y + 0.21 * Math.sign(x)) / 0.42) % 1);
  shade -= 0.3 * smooth(0.03, 0.01, Math.min(joint, 1 - joint));
  return [albedo, facing, Math.max(0.08, shade)];
}

/** The round window in a dark moulded rim. */
export function round(size: number): Light {
  const data = new Float32Array(size * size * 4);
  const at = (index: number): [number, number] => [
    (((index % size) + 0.5) / size - 0.5) * 2.16,
    ((Math.floor(index / size) + 0.5) / size - 0.5) * 2.16,
  ];
  for (let index = 0; index < size * size; index += 1) {
    const light = throughRose(...at(index));
    if (light !== null) data.set(light, index * 4);
  }
  const near = spread({ data, width: size, height: size }, Math.round(size * 0.012));
  const far = spread({ data, width: size, height: size }, Math.round(size * 0.06));
  const whole = Float32Array.from(data);
  for (let index = 0; index < size * size; index += 1) {
    const [x, y] = at(index);
    const away = Math.hypot(x, y);
    const alpha = smooth(1.078, 1.07, away);
    const depth = depthInRose(x, y);
    const round = Math.max(0, 1 - ((depth + 0.02) / 0.018) ** 2);
    const rim = away > 0.99 ? 0.4 + 0.4 * Math.sin((away - 1) * 90) : 0.35 + 0.7 * round;
    for (let part = 0; part < 3; part += 1) {
      const [close, wide] = [near[index * 4 + part], far[index * 4 + part]];
      const light =
        away < 1
          ? data[index * 4 + part] * 0.94 + close * 0.24 + wide * 0.12
          : rim * (0.03 + close * 1.2 + wide * 0.9);
      whole[index * 4 + part] = Math.max(0, light) * alpha;
    }
    whole[index * 4 + 3] = alpha;
  }
  return { data: whole, width: size, height: size };
}

/** Colour of the glass at a place of the wall, as it goes on into the room; null where there is none. */
function colourAt(x: number, y: number, lead: number): Three | null {
  const place = placeOf(x, y);
  if (place.depth < 0) return null;
  const pane = paneAt(place);
  return pane.lead < lead ? null : pane.colour;
}

/** Light that fell from about a place: its colour, and how much of that about it is glass. */
function fallen(x: number, y: number, soft: number, seed: number, lead = 0): [Three, number] {
  const sum = [0, 0, 0];
  let share = 0;
  const taps = 48;
  for (let tap = 0; tap < taps; tap += 1) {
    const [angle, away] = [tap * 2.39996 + seed, Math.sqrt((tap + 0.5) / taps) * soft];
    const colour = colourAt(x + Math.cos(angle) * away, y + Math.sin(angle) * away * 1.4, lead);
    if (colour === null) continue;
    for (let part = 0; part < 3; part += 1) sum[part] += colour[part];
    share += 1;
  }
  if (share === 0) return [[0, 0, 0], 0];
  return [[sum[0] / share, sum[1] / share, sum[2] / share], share / taps];
}

/** The same hue, purer: light that went through two panes at once is never as dull as their paints together. */
function pure(light: Three, by: number): Three {
  const grey = luminance(light);
  const part = (which: 0 | 1 | 2) => Math.max(0, grey + (light[which] - grey) * by);
  return [part(0), part(1), part(2)];
}

const shown = (light: number) => 255 * clamp(light) ** (1 / 2.2);
const luminance = ([red, green, blue]: Three) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** How far the floor goes down in the picture, in widths of a lancet. */
export const floorHigh = 2.9;

/** The colours on flagstones in front of the wall, seen by who stands on them; as wide as the lancets' picture. */
export function pools() {
  const [width, height] = [468, Math.round((468 * floorHigh) / (bounds.half * 2))];
  const [eye, distance] = [1.7, 6];
  return glazed(width, height, (px, py) => {
    const below = (py / height) * floorHigh;
    const z = (distance * below) / (eye + below);
    const scale = (distance - z) / distance;
    const x = (px / width - 0.5) * bounds.half * 2 * scale;
    const joint = Math.min(near(z * 1.9), near(x * 1.15 + 0.5 * (Math.floor(z * 1.9) % 2)) * 1.4);
    const flag =
      0.78 + 0.44 * cell(Math.floor(x * 1.15 + 0.5 * (Math.floor(z * 1.9) % 2)), Math.floor(z * 1.9), 3);
    const grain = 0.8 + 0.4 * cloudy(x * 7, z * 9, 12, 4);
    const [light, share] = fallen(x + z * 0.3, z * 0.96, 0.022 + 0.042 * z, 0);
    // Polished by feet: the windows stand in it, upside down and drawn out.
    const [mirror, seen] = fallen(x / scale, below * 1.25, 0.07 + 0.12 * below, 2);
    const gloss = 0.5 * Math.exp(-below / 0.55) * seen;
    const worn = flag * grain * mix(0.35, 1, smooth(0.02, 0.07, joint));
    const strength = share * smooth(0, 0.1, z) * mix(1, 0.55, smooth(0.8, 3.6, z)) * worn * 0.8;
    const [fell, stood] = [pure(light, 1.5), pure(mirror, 1.5)];
    const part = (which: 0 | 1 | 2) => fell[which] * strength * 2.2 + stood[which] * gloss;
    let colour: Three = [part(0), part(1), part(2)];
    const bright = luminance(colour);
    const most = 0.12;
    if (bright > most * 0.5) {
      const kept = (most * (0.5 + 0.5 * Math.tanh((bright / most - 0.5) / 0.5))) / bright;
      colour = [colour[0] * kept, colour[1] * kept, colour[2] * kept];
    }
    const strongest = Math.max(...colour);
    const alpha = clamp(strongest * 3.2) ** 0.7;
    // It begins in the shade of the wall, and ends softly on every side.
    const rim =
      smooth(0.02, 0.5, below) *
      smooth(floorHigh, floorHigh - 0.9, below) *
      smooth(1, 0.86, Math.abs(px / width - 0.5) * 2);
    const lift = 1 / Math.max(0.25, alpha);
    return [shown(colour[0] * lift), shown(colour[1] * lift), shown(colour[2] * lift), alpha * rim];
  });
}

/** How far a number is from a whole one. */
function near(value: number): number {
  return Math.abs(value - Math.round(value));
}

/** The chapel about them: blocks of stone in the dusk of the room, a floor below the middle. */
export function nave() {
  const [width, height] = [420, 1200];
  return painted(width, height, (u, whole, x, row) => {
    // As high again as the highest screen: what the view needs lies about the middle.
    const [v, y] = [0.5 + (whole - 0.5) * 1.333, row * 1.333];
    const fine = 1 + 0.05 * (noise(x / 1.6, y / 1.6, 9) - 0.5);
    if (v > 0.5) {
      const down = (v - 0.5) / 0.5;
      const light =
        mix(0.03, 0.011, smooth(0, 0.5, down)) *
        (0.9 + 0.2 * cloudy(u * 9, 40 / (0.1 + down * 3), 5, 3)) *
        fine;
      return [shown(light * 0.8), shown(light * 0.84), shown(light * 1.75)];
    }
    const course = Math.floor(y / 66);
    const shift = cell(course, 2) * 170;
    const block = Math.floor((x + shift) / 184);
    const along = (x + shift) % 184;
    const edge = Math.min(along, 184 - along, y % 66, 66 - (y % 66));
    const tone = (0.86 + 0.28 * cell(block, course, 4)) * (0.72 + 0.56 * cloudy(x / 34, y / 34, 7, 5)) * fine;
    const joint = mix(0.7, 1, smooth(0.4, 2.2, edge)) + 0.16 * smooth(4, 2, y % 66) * smooth(1, 2, y % 66);
    const glow = Math.exp(-(((u - 0.56) / 0.62) ** 2) - ((v - 0.42) / 0.12) ** 2);
    const blue = Math.exp(-(((u - 0.02) / 0.4) ** 2) - ((v - 0.38) / 0.14) ** 2);
    // Shafts of coloured dusk that cross the wall above the windows.
    const lean = u - 0.62 * (1 - v / 0.3);
    const shaft = (from: number, wide: number) =>
      smooth(0, 0.06, lean - from) * smooth(0, 0.1, from + wide - lean) * smooth(0.44, 0.2, v);
    const [red, gold, night] = [shaft(0.02, 0.24), shaft(0.3, 0.2), shaft(-0.3, 0.26)];
    const vault = mix(0.01, 0.022, smooth(0, 0.36, v));
    const light = (which: number) =>
      tone *
      joint *
      (vault * [0.86, 0.86, 1.8][which] +
        glow * [0.1, 0.036, 0.05][which] +
        blue * [0.014, 0.02, 0.12][which] +
        red * [0.085, 0.008, 0.03][which] +
        gold * [0.1, 0.05, 0.008][which] +
        night * [0.008, 0.02, 0.12][which]);
    return [shown(light(0)), shown(light(1)), shown(light(2))];
  });
}

/** Two of the lancets leaning across a pale wall, each pane told apart above, softer the farther they fell. */
export function cast() {
  const [width, height] = [405, 675];
  return glazed(width, height, (px, py) => {
    const down = py / height;
    const x = (px / width) * 3.4 - 1.1 + down * 1.25;
    const y = 3.35 - down * 3.45;
    const [light, share] = fallen(x, y, 0.012 + 0.075 * down ** 1.4, 0, 0.003);
    if (share === 0) return [255, 250, 240, 0];
    const grain = 0.9 + 0.2 * cloudy(px / 13, py / 13, 5, 3);
    const fade = smooth(1, 0.5, down);
    const bright = pure(light, 1.6);
    const most = Math.max(...bright, 0.01);
    const part = (which: 0 | 1 | 2) => shown(0.82 * (0.06 + (0.98 * bright[which]) / most));
    return [part(0), part(1), part(2), clamp(share * 0.86 * grain) * fade];
  });
}

/** Courses of pale limestone, hardly seen: a tile of 240 × 200. */
export function ashlar() {
  const [width, height] = [240, 200];
  return painted(width, height, (_u, _v, x, y) => {
    const course = Math.floor(y / 50);
    const shift = [0, 62, 18, 90][course];
    const along = (x + shift) % 120;
    const block = Math.floor((x + shift) / 120) % 2;
    const joint = Math.min(along, 120 - along, y % 50, 50 - (y % 50));
    const grain = cloudy(x / 10, y / 10, 7, 3, 20) - 0.5;
    const fine = noise(x / 2, y / 2, 9, 120) - 0.5;
    const tone =
      236 +
      (cell(block, course, 4) - 0.5) * 7 +
      grain * 12 +
      fine * 6 -
      10 * smooth(1.6, 0.4, joint) +
      5 * smooth(3.4, 1.8, y % 50) * smooth(1.4, 2, y % 50);
    return [tone + 2, tone, mix(tone - 5, tone - 3, grain + 0.5)];
  });
}
