import type { Sharp } from "sharp";
import type { Stops } from "../kit/colour.ts";
import { painted } from "../kit/picture.ts";
import { windowLight } from "../kit/stills.ts";
import { curtain, linen } from "./cloth.ts";
import { lightsAtNight, morning } from "./evening.ts";
import { printed } from "./exposure.ts";
import { jasmine } from "./jasmine.ts";
import { pair } from "./pair.ts";
import { pleated } from "./pleated-leaf.ts";
import { fruit, rings } from "./table.ts";

/** Finer than they are printed, so that edges are smooth. */
const long = 1920;
const short = 1440;

const honey: Stops = [
  [0, "24170e"],
  [0.34, "7d5630"],
  [0.7, "e2bf8a"],
  [1, "fff8e6"],
];
const blush: Stops = [
  [0, "3a2722"],
  [0.36, "a57c6c"],
  [0.72, "ead4c2"],
  [1, "fffaf2"],
];
const sand: Stops = [
  [0, "2a2720"],
  [0.36, "8a7f66"],
  [0.72, "ded3bb"],
  [1, "fffcf2"],
];
const clay: Stops = [
  [0, "22140f"],
  [0.34, "84472f"],
  [0.7, "dca77f"],
  [1, "fff1dd"],
];
const moss: Stops = [
  [0, "171d12"],
  [0.34, "5d6a3b"],
  [0.7, "c9cb98"],
  [1, "fbf9e4"],
];

const leafLight: Stops = [
  [0, "20280f"],
  [0.34, "6d7a35"],
  [0.7, "d8d49a"],
  [1, "fffdf0"],
];

/**
 * Pictures that look as if they were photographed, for the demo and for samples: light, cloth, flowers and what lies on a
 * table. In one two people are seen from behind; nobody else is in them.
 */
export const photographs: Record<string, () => Promise<Sharp> | Sharp> = {
  jasmine: () => jasmine(short / 1.5, long / 1.5, 0),
  rings: () => printed(rings(long, short), honey, 1),
  pair: () => pair(short, (short * 5) / 4),
  linen: () => printed(linen(short, long, 5), blush, 2),
  morning: () => morning(long, short),
  curtain: () => printed(curtain(long, short, 8), sand, 3),
  fruit: () => printed(fruit(short, long), clay, 4),
  lights: () => lightsAtNight(short, long),
  leaf: () => painted(long, long, (_u, _v, x, y) => pleated(x / 2.6, y / 2.6, 3)),
  garden: () => jasmine(long / 1.5, short / 1.5, 40),
  cloth: () => printed(linen(long, short, 11), moss, 6),
  window: () =>
    windowLight(
      { width: short, height: long, seed: 3, tones: leafLight },
      { left: 0.16, top: 0.08, width: 0.84, height: 0.86, columns: 2, rows: 3, lean: -0.22 },
    ),
};
