import type { Daylight } from "../../kit/daylight.ts";

/** Early, from the upper left. */
export const morning: Daylight = {
  towards: [-0.62, -0.5, 0.56],
  pale: [
    [0, "6d6330"],
    [0.2, "b7a356"],
    [0.4, "dfce8b"],
    [0.6, "f2e6b5"],
    [0.78, "fbf4d8"],
    [1, "fffdf6"],
  ],
  green: [
    [0, "4f6127"],
    [0.2, "8b9c45"],
    [0.4, "bac878"],
    [0.6, "d8e1a3"],
    [0.78, "eef2cd"],
    [1, "fcfdec"],
  ],
  shade: "6b5c38",
  depth: 0.42,
  sky: 0.32,
  through: 0.16,
};

/** Deep in the evening: one lamp, low at the left, and leaf before the dark. */
export const lamplight: Daylight = {
  towards: [-0.86, -0.1, 0.42],
  pale: [
    [0, "0f1a0b"],
    [0.16, "2b3513"],
    [0.36, "6f6c35"],
    [0.58, "c4b476"],
    [0.8, "f2e6b8"],
    [1, "fff8e0"],
  ],
  green: [
    [0, "0c190b"],
    [0.16, "233512"],
    [0.36, "5c6f2c"],
    [0.58, "a9b35e"],
    [0.8, "e6e6a6"],
    [1, "fbfadc"],
  ],
  shade: "050a04",
  depth: 0.62,
  sky: 0.12,
  through: 0.12,
};
