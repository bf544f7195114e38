import { bud, jasmine, rose } from "../../kit/blossoms.ts";
import { eucalyptus, fern, leaf, line, splashes, stem, twig } from "../../kit/botany.ts";
import { pigment, Sheet } from "../../kit/watercolour.ts";

const colours = {
  terra: pigment("b4502f"),
  rose: pigment("c96a5c"),
  peach: pigment("eda978"),
  blush: pigment("eab7a6"),
  cream: pigment("f3d7b2"),
  wine: pigment("6a1f22"),
  sage: pigment("7d9471"),
  moss: pigment("4d6244"),
  blue: pigment("6f8f8d"),
  ochre: pigment("b99a4e"),
};
const { blue, blush, cream, moss, ochre, peach, sage, terra } = colours;

const burnt = { a: terra, b: peach, deep: colours.wine, density: 0.92, mix: 0.25 };
const dusty = { a: colours.rose, b: blush, deep: colours.wine, density: 0.78, mix: 0.4 };
const pale = { a: peach, b: cream, deep: terra, density: 0.62, mix: 0.5 };
const white = { shade: pigment("9aa08f"), other: pigment("b7a9ad"), core: pigment("c2b13c"), green: sage };
const silver = { a: sage, b: blue, mix: 0.35, leaf: 78, count: 10, density: 0.5, stem: terra };
const green = (b = blue, mix = 0.3) => ({ a: moss, b, mix });
const berries = { a: terra, b: peach, stem: moss, mix: 0.4, size: 5 };
const shoots = { ...berries, a: sage, b: ochre, isLeafy: true };

type Five = readonly [x: number, y: number, angle: number, length: number, width: number];

function leaves(sheet: Sheet, places: readonly Five[]): void {
  for (const [x, y, angle, length, width] of places) {
    const second = sheet.next() < 0.5 ? blue : ochre;
    leaf(sheet, [x, y, angle], length, width, {
      ...green(second),
      density: 0.6 + 0.45 * sheet.next(),
      halo: 1.2,
    });
  }
}

function darkLeaves(sheet: Sheet, places: readonly Five[]): void {
  for (const [x, y, angle, length, width] of places)
    leaf(sheet, [x, y, angle], length, width, { ...green(blue, 0.2), density: 1.05, halo: 1.2 });
}

type Four = readonly [x: number, y: number, radius: number, turn: number];

function jasmines(sheet: Sheet, places: readonly Four[]): void {
  for (const [x, y, radius, turn] of places) {
    for (let index = 0; index < 2; index += 1) {
      const angle = sheet.next() * 2 * Math.PI;
      leaf(sheet, [x, y, angle], radius * 1.6, radius * 0.34, { ...green(sage), density: 0.9 });
    }
    jasmine(sheet, x, y, radius, turn, white);
  }
}

function budOn(sheet: Sheet, [x, y, angle, length, bend]: Five, size: number): void {
  const steps = stem(x, y, angle, length, bend);
  line(sheet, steps, 2.2, 1, { a: moss });
  bud(sheet, steps[24], size, white);
}

/** Hangs from the upper right corner. */
export function hanging(): Sheet {
  const sheet = new Sheet(720, 860, 7);
  sheet.wash(520, 190, 270, 180, blush, sage, 0.2);
  sheet.wash(640, 520, 120, 200, sage, cream, 0.16);
  eucalyptus(sheet, [500, 90, 2.8], 405, 0.4, silver);
  twig(sheet, [460, 190, 2.45], 330, 0.55, berries);
  twig(sheet, [520, 300, 2.2], 300, -0.3, shoots);
  fern(sheet, [470, 170, 2.72], 330, -0.5, { ...green(ochre, 0.35), density: 0.5 });
  eucalyptus(sheet, [640, 300, 1.95], 500, -0.55, silver);
  fern(sheet, [590, 330, 2.15], 320, 0.5, { ...green(sage, 0.5), density: 0.6 });
  twig(sheet, [640, 430, 1.75], 330, 0.3, berries);
  twig(sheet, [400, 40, 2.98], 270, -0.2, { ...shoots, b: blue });
  leaves(sheet, [
    [430, 60, 3.35, 128, 27],
    [410, 120, 2.8, 150, 30],
    [450, 220, 2.45, 150, 31],
    [560, 380, 1.95, 150, 32],
    [660, 430, 1.35, 170, 36],
    [510, 320, 2.5, 118, 25],
    [350, 50, 2.95, 110, 22],
    [610, 440, 1.7, 150, 28],
  ]);
  budOn(sheet, [430, 190, 2.5, 160, 0.4], 40);
  budOn(sheet, [430, 200, 2.25, 150, 0.5], 34);
  budOn(sheet, [600, 430, 2.2, 150, -0.5], 38);
  budOn(sheet, [360, 90, 2.95, 150, 0.35], 34);
  rose(sheet, 700, 345, 118, 0.3, pale);
  rose(sheet, 405, 36, 90, -0.5, { ...dusty, density: 0.7, heart: 0.5 });
  darkLeaves(sheet, [
    [560, 250, 2.55, 130, 28],
    [610, 260, 1.85, 130, 29],
    [480, 100, 2.95, 92, 22],
    [480, 60, 3.3, 80, 19],
  ]);
  rose(sheet, 560, 150, 154, -0.25, { ...burnt, tilt: 0.9 });
  rose(sheet, 592, 392, 62, 0.6, { ...dusty, density: 0.85, tilt: 0.8 });
  jasmines(sheet, [
    [436, 204, 40, 0.3],
    [388, 158, 31, -0.4],
    [520, 326, 36, 0.8],
    [476, 276, 26, 0.1],
    [672, 490, 34, 0.5],
    [640, 462, 24, 0],
  ]);
  splashes(sheet, 300, 320, 150, 12, { a: terra, b: peach, density: 0.4 });
  splashes(sheet, 480, 580, 90, 7, { a: sage, density: 0.35 });
  return sheet;
}

/** Its partner, grows from the lower left corner: lighter roses, more fern. */
export function growing(): Sheet {
  const sheet = new Sheet(720, 820, 23);
  sheet.wash(190, 560, 250, 190, blush, cream, 0.2);
  sheet.wash(110, 300, 110, 170, sage, cream, 0.16);
  eucalyptus(sheet, [210, 640, -0.25], 470, -0.4, silver);
  fern(sheet, [100, 460, -1.25], 380, -0.45, { ...green(ochre, 0.4), density: 0.5 });
  fern(sheet, [250, 600, -0.5], 330, 0.45, { ...green(sage, 0.5), density: 0.6 });
  eucalyptus(sheet, [90, 480, -1.75], 430, 0.5, { ...silver, b: ochre, mix: 0.5, leaf: 70, count: 9 });
  twig(sheet, [180, 470, -1.05], 360, 0.4, berries);
  twig(sheet, [260, 560, -0.75], 330, -0.4, { ...shoots, b: blue });
  twig(sheet, [330, 690, -0.15], 330, -0.2, berries);
  leaves(sheet, [
    [250, 470, -1, 150, 31],
    [90, 400, -1.5, 150, 33],
    [300, 560, -0.55, 160, 33],
    [340, 650, -0.2, 160, 33],
    [160, 420, -1.25, 140, 29],
    [400, 720, -0.35, 170, 33],
    [40, 380, -1.75, 140, 30],
  ]);
  rose(sheet, 40, 480, 104, 0.8, { ...burnt, density: 0.8 });
  rose(sheet, 350, 710, 96, 0.5, { ...dusty, density: 0.72 });
  darkLeaves(sheet, [
    [190, 520, -1.2, 110, 25],
    [260, 560, -0.7, 110, 25],
    [110, 540, -1.5, 100, 24],
  ]);
  rose(sheet, 170, 640, 148, 0.15, { ...pale, density: 0.74, tilt: 0.9 });
  rose(sheet, 282, 508, 58, -0.4, { ...burnt, density: 1 });
  jasmines(sheet, [
    [330, 590, 40, 0.3],
    [372, 628, 30, -0.4],
    [150, 478, 36, 0.8],
    [112, 424, 27, 0.1],
    [232, 470, 25, 0.5],
    [452, 716, 32, 0.2],
  ]);
  splashes(sheet, 420, 480, 150, 12, { a: terra, b: peach, density: 0.4 });
  return sheet;
}

/** A ring of twigs for a sign in its middle, heavy with wine-red and pale roses at two places that face each other. */
export function wreath(): Sheet {
  const sheet = new Sheet(880, 880, 17);
  const wine = { a: colours.wine, b: terra, deep: colours.wine, density: 0.95, mix: 0.3 };
  const [middle, radius] = [440, 292];
  const at = (angle: number, away = 0): readonly [number, number] => [
    middle + Math.cos(angle) * (radius + away),
    middle + Math.sin(angle) * (radius + away),
  ];
  // Along the ring, to the right or to the left as one stands in its middle.
  const along = (angle: number, side: 1 | -1, out: number, away = 0): readonly [number, number, number] => [
    ...at(angle, away),
    angle + side * (Math.PI / 2 - out),
  ];
  const bent = (length: number, side: 1 | -1) => (side * length) / radius;
  const low = 2.42;
  const high = low - Math.PI;
  for (const foot of [low, high]) {
    for (const side of [1, -1] as const) {
      eucalyptus(sheet, along(foot + side * 0.2, side, 0.06), 440, bent(440, side), {
        ...silver,
        leaf: 66,
        count: 11,
      });
      twig(sheet, along(foot + side * 0.3, side, 0.4), 260, bent(150, side), berries);
      twig(sheet, along(foot + side * 0.42, side, -0.22), 240, bent(270, side), shoots);
      fern(sheet, along(foot + side * 0.26, side, 0.3, 10), 250, bent(130, side), {
        ...green(side === 1 ? ochre : sage, 0.4),
        density: 0.62,
      });
      leaves(sheet, [
        [...along(foot + side * 0.38, side, 0.5, 10), 128, 27],
        [...along(foot + side * 0.5, side, 0.16, 4), 132, 28],
        [...along(foot + side * 0.36, side, -0.3, -8), 112, 24],
        [...along(foot + side * 0.72, side, 0.34, 2), 104, 22],
        [...along(foot + side * 0.98, side, -0.1, 0), 92, 20],
      ]);
    }
    darkLeaves(sheet, [
      [...at(foot, 30), foot + 0.5, 104, 26],
      [...at(foot, 30), foot - 0.5, 104, 26],
      [...at(foot, 40), foot, 96, 25],
      [...at(foot, -40), foot + 2.6, 84, 22],
    ]);
  }
  rose(sheet, ...at(low - 0.4, -4), 78, 0.6, { ...dusty, density: 0.78 });
  rose(sheet, ...at(low + 0.36, 6), 74, -0.4, { ...burnt, density: 0.95 });
  rose(sheet, ...at(low, 4), 112, 0.2, { ...wine, tilt: 0.9 });
  rose(sheet, ...at(high + 0.38, 2), 66, 0.5, wine);
  rose(sheet, ...at(high - 0.36, 0), 62, 0.3, { ...burnt, density: 0.9 });
  rose(sheet, ...at(high, 4), 104, -0.3, { ...pale, density: 0.76, tilt: 0.9 });
  jasmines(sheet, [
    [...at(low - 0.62, 26), 32, 0.3],
    [...at(low + 0.6, -14), 34, -0.4],
    [...at(low + 0.24, -70), 28, 0.8],
    [...at(high - 0.58, 10), 32, 0.2],
    [...at(high + 0.6, 22), 30, 0.6],
    [...at(high - 0.2, -64), 26, 0.1],
  ]);
  return sheet;
}

/** Five roses about a great one, with leaves on all sides. */
export function grown(): Sheet {
  const sheet = new Sheet(960, 900, 5);
  eucalyptus(sheet, [330, 470, 3], 330, 0.5, { ...silver, leaf: 92, count: 7 });
  eucalyptus(sheet, [690, 230, -1.15], 230, 0.5, { ...silver, b: ochre, leaf: 80, count: 6 });
  fern(sheet, [360, 360, -2.5], 350, 0.5, { ...green(ochre, 0.4), density: 0.6 });
  twig(sheet, [420, 260, -2.05], 250, 0.5, { ...berries, size: 7 });
  leaves(sheet, [
    [330, 430, 3.5, 240, 52],
    [330, 590, 2.86, 260, 54],
    [500, 190, -2, 170, 40],
    [620, 190, -1.35, 180, 42],
    [780, 260, -0.75, 190, 44],
    [800, 700, 0.55, 150, 44],
    [330, 730, 2.5, 200, 48],
  ]);
  rose(sheet, 756, 690, 150, 0.5, { ...dusty, density: 0.78, tilt: 0.9 });
  rose(sheet, 322, 606, 184, 0.4, { ...pale, density: 0.78, tilt: 0.92 });
  darkLeaves(sheet, [
    [470, 700, 1.9, 170, 38],
    [600, 720, 1.4, 150, 36],
    [420, 400, -2.6, 150, 34],
  ]);
  rose(sheet, 588, 424, 246, -0.25, { ...burnt, tilt: 0.94 });
  rose(sheet, 520, 776, 92, -0.4, { ...burnt, density: 0.8, tilt: 0.86 });
  jasmines(sheet, [
    [330, 402, 50, 0.3],
    [262, 436, 36, -0.4],
    [176, 760, 44, 0.8],
    [636, 660, 46, 0.2],
    [668, 716, 32, 0.6],
    [836, 520, 42, -0.3],
  ]);
  return sheet;
}

/** A small one that lies level. */
export function sprig(): Sheet {
  const sheet = new Sheet(420, 150, 41);
  for (const side of [-1, 1]) {
    const angle = side < 0 ? Math.PI - 0.12 : 0.12;
    const small = { ...silver, leaf: 40, count: 6 };
    eucalyptus(sheet, [210 + side * 14, 88, angle], 170, side * 0.28, small);
    twig(sheet, [210 + side * 10, 84, angle - side * 0.42], 120, side * 0.4, { ...berries, size: 3.2 });
    leaf(sheet, [210 + side * 8, 92, angle + side * 0.3], 60, 12, { ...green(), density: 0.9 });
    leaf(sheet, [210, 80, angle - side * 0.75], 46, 10, { ...green(ochre), density: 0.8 });
  }
  rose(sheet, 210, 82, 42, 0.2, burnt);
  jasmine(sheet, 168, 96, 19, 0.3, white);
  jasmine(sheet, 250, 100, 16, 0.3, white);
  return sheet;
}

/** A vine that hangs, with a rose and jasmine. */
export function vine(): Sheet {
  const [height, count] = [980, 98];
  const sheet = new Sheet(200, height, 61);
  const rise = (height - 16) / count;
  const steps = Array.from({ length: count + 1 }, (_, index) => {
    const t = index / 140;
    const x = 100 + 26 * Math.sin(t * 13) + 10 * Math.sin(t * 29);
    const lean = (26 * 13 * Math.cos(t * 13) + 290 * Math.cos(t * 29)) / 140;
    return [x, 8 + index * rise, Math.atan2(rise, lean)] as const;
  });
  for (let index = 4; index < count - 2; index += 4) {
    const [x, y, angle] = steps[index];
    const side = index % 8 === 0 ? -1 : 1;
    const size = 0.7 + 0.5 * sheet.next();
    if (index % 12 === 0) {
      const small = { ...berries, size: 3.4 };
      twig(sheet, [x, y, angle + side * 0.7], 74 * size, -side * 0.5, small);
    } else {
      const second = sheet.next() < 0.5 ? blue : ochre;
      leaf(sheet, [x, y, angle + side * (0.85 + 0.4 * sheet.next())], 58 * size, 13 * size, {
        ...green(second, 0.35),
        density: 0.5 + 0.5 * sheet.next(),
      });
    }
  }
  line(sheet, steps, 3, 1.6, { a: moss, b: terra, mix: 0.4, lift: 0, wobble: 0.1 });
  for (const [place, flower] of [
    [0.06, null],
    [0.5, burnt],
    [0.74, null],
  ] as const) {
    const [x, y] = steps[Math.round(place * count)];
    if (flower === null) jasmine(sheet, x, y, 24, place * 9, white);
    else {
      for (const angle of [0.4, 2.6, 4.4]) leaf(sheet, [x, y, angle], 60, 14, { ...green(), density: 0.9 });
      rose(sheet, x, y, 40, place, flower);
    }
  }
  return sheet;
}
