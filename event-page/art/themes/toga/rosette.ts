import type { Sharp } from "sharp";
import { ramp } from "../../kit/colour.ts";
import { engraved, lace, type Family, type Polar } from "../../kit/engraving.ts";
import { clamp, mix } from "../../kit/numbers.ts";

/*
 * A quarter of a rosette as an engine turns it, its heart at the lower left corner; it is mirrored. Seven belts about each other:
 * a flower, a dark ring with white waves, laces, and petals that swell like a relief because lines part and thicken on them.
 */

/** Reach of the rosette, in units, and points of the picture for each. */
const reach = 450;
const density = 1.4667;
const side = Math.round(reach * density);

const polar: Polar = (x, y) => [Math.hypot(x, side - y) / density, Math.atan2(x, side - y)];
const pressed = (units: number) => units * density;

/** Green in the heart, gold further out, grey like ash of roses at the rim: three inks that run into each other. */
const inks = ramp(
  [
    [0, "0c3a2c"],
    [0.36, "155340"],
    [0.52, "3f6a3e"],
    [0.64, "a8802c"],
    [0.76, "b98d45"],
    [0.88, "b08379"],
    [1, "b59a97"],
  ],
  true,
);

const wave = (turn: number, count: number) => Math.cos(count * turn);

/** Lines about the heart that part over petals; they are thick on the side away from it. */
function petals(from: number, to: number, count: number): Family {
  const edges = (turn: number) => [from + 7 * wave(turn, count), to + 12 * wave(turn, count)] as const;
  const swell = (away: number, turn: number) => {
    const [inner, outer] = edges(turn);
    const share = clamp((away - inner) / (outer - inner));
    return Math.sin(Math.PI * share) * (0.12 + 0.88 * Math.abs(Math.cos((count / 2) * turn)) ** 0.8);
  };
  return {
    phase: (x, y) => {
      const [away, turn] = polar(x, y);
      return (away + 15 * swell(away, turn)) / 5;
    },
    breadth: (x, y) => {
      const [away, turn] = polar(x, y);
      const [inner, outer] = edges(turn);
      if (away < inner || away > outer) return 0;
      const fall = swell(away - 3, turn) - swell(away + 3, turn);
      const valley = 1 - Math.abs(Math.cos((count / 2) * turn)) ** 0.5;
      return pressed(clamp(0.72 + fall * 5 + valley * 0.7, 0.36, 1.75));
    },
  };
}

/** Threads that follow a scalloped rim, each finer than the one before. */
function rim(at: number, depth: number, count: number, threads: number): Family {
  const far = (x: number, y: number) => {
    const [away, turn] = polar(x, y);
    return (away - at - depth * wave(turn, count)) / 6;
  };
  return {
    phase: far,
    breadth: (x, y) => {
      const place = far(x, y);
      return place < -0.5 || place > threads - 0.5 ? 0 : pressed(mix(0.95, 0.4, clamp(place / threads)));
    },
  };
}

function families(): Family[] {
  const swelling = (least: number, most: number) => (share: number) =>
    pressed(mix(most, least, Math.sin(Math.PI * share) ** 0.7));
  return [
    {
      phase: (x, y) => polar(x, y)[0] / 3.8 + 0.25,
      breadth: (x, y) => (polar(x, y)[0] < 17 ? pressed(0.85) : 0),
    },
    ...lace(polar, (turn) => [16, 68 + 8 * wave(turn, 12)], [6, 11], swelling(0.6, 1)),
    {
      isWhite: true,
      phase: (x, y) => {
        const [away, turn] = polar(x, y);
        return (away + 2.6 * wave(turn, 36)) / 6.4;
      },
      breadth: (x, y) => {
        const [away, turn] = polar(x, y);
        return away < 74 + 3 * wave(turn, 12) || away > 100 + 3 * wave(turn, 24) ? 0 : pressed(0.8);
      },
    },
    ...lace(
      polar,
      (turn) => [106 + 3 * wave(turn, 24), 176 + 10 * wave(turn, 24)],
      [8, 21],
      swelling(0.5, 0.95),
    ),
    petals(176, 262, 24),
    {
      isWhite: true,
      phase: (x, y) => polar(x, y)[1] * (96 / (2 * Math.PI)),
      breadth: (x, y) => {
        const [away, turn] = polar(x, y);
        const from = 270 + 12 * wave(turn, 24);
        return away < from || away > from + 11 ? 0 : pressed(1.5 * Math.sin((Math.PI * (away - from)) / 11));
      },
    },
    ...lace(
      polar,
      (turn) => [286 + 12 * wave(turn, 24), 352 + 16 * wave(turn, 16)],
      [12, 28],
      swelling(0.5, 0.85),
    ),
    ...lace(
      polar,
      (turn) => [350 + 16 * wave(turn, 16), 414 + 20 * wave(turn, 16)],
      [16, 20],
      swelling(0.42, 0.7),
    ),
    rim(420, 20, 16, 2.2),
  ];
}

export function rosette(): Sharp {
  return engraved(side, side, families(), (x, y) => inks(clamp(polar(x, y)[0] / reach)));
}
