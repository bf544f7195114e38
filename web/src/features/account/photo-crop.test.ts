import fc from "fast-check";
import { expect, it } from "vitest";
import { cropSquare, largestZoom, wholePhoto } from "./photo-crop.ts";

it("begins with the middle, as large as it fits", () => {
  expect(cropSquare({ width: 700, height: 500 }, wholePhoto)).toEqual({ x: 100, y: 0, side: 500 });
  expect(cropSquare({ width: 300, height: 900 }, { zoom: 2, across: 0, down: 1 })).toEqual({
    x: 0,
    y: 750,
    side: 150,
  });
});

it("never leaves the photo", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const length = fc.integer({ min: 1, max: 9_000 });
  fc.assert(
    fc.property(
      length,
      length,
      fc.double({ min: 1, max: largestZoom, noNaN: true }),
      part,
      part,
      (...all) => {
        const [width, height, zoom, across, down] = all;
        const { x, y, side } = cropSquare({ width, height }, { zoom, across, down });
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + side).toBeLessThanOrEqual(width + 1e-6);
        expect(y + side).toBeLessThanOrEqual(height + 1e-6);
      },
    ),
  );
});
