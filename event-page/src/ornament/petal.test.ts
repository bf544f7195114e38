import { describe, expect, it } from "vitest";
import { petal, petalPath, ring } from "./petal.ts";

/** Feet of all petals, from the relative moves of the path. */
function feet(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/m(-?\d+) ?(-?\d+)/g)].map((move) => {
    at = [at[0] + Number(move[1]), at[1] + Number(move[2])];
    return at;
  });
}

describe("petal", () => {
  it("is two arcs that come back to its foot", () => {
    expect(petalPath([petal(10, 20, 0, 40, 0.14)])).toBe("m10 20a40 40 0 0 1 40 0a40 40 0 0 1 -40 0z");
  });

  it("may have one straight edge", () => {
    expect(petalPath([petal(0, 0, 0, 40, 0.14, 0)])).toBe("m0 0a40 40 0 0 1 40 0z");
  });

  it("keeps its place however many stand before it", () => {
    const petals = ring(50, 50, 12, 20.4, 10, 0.2);
    const placed = feet(petalPath(petals));
    petals.forEach(({ x, y }, index) => {
      expect(placed[index]).toEqual([Math.round(x), Math.round(y)]);
    });
  });
});
