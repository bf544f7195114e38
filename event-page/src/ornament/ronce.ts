import { petal, petalPath } from "./petal.ts";

interface Curtain {
  /** Lines to be stroked as beads. */
  strings: string;
  /** The golden petal at the end of each. */
  tips: string;
}

/**
 * Ronce melati, strings of jasmine buds that hang longer towards both sides:
 * what a bride wears and a gate is hung with.
 * @param width in units of the drawing
 * @param count of strings
 * @param shortest length of the string in the middle, and
 * @param longest of those at the sides
 */
export function ronce(width: number, count: number, shortest: number, longest: number): Curtain {
  const strings = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const length = shortest + (longest - shortest) * Math.abs(2 * share - 1) ** 1.5;
    return { x: Math.round(width * share), length: Math.round(length) };
  });
  return {
    strings: strings.map(({ x, length }) => `M${String(x)} 0V${String(length)}`).join(""),
    tips: petalPath(strings.map(({ x, length }) => petal(x, length + 6, Math.PI / 2, 30, 0.24))),
  };
}
