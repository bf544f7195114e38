import fc from "fast-check";
import { expect, it } from "vitest";
import { cropView, largestZoom, pulledCrop, wholePhoto } from "./crop-view.ts";

it("begins with the middle, as large as it fits", () => {
  const square = cropView({ width: 700, height: 500 }, wholePhoto, 1);
  expect(square).toEqual({ left: 100, top: 0, width: 500, height: 500 });
  expect(cropView({ width: 300, height: 900 }, { zoom: 2, x: 0, y: 1 }, 1)).toEqual({
    left: 0,
    top: 750,
    width: 150,
    height: 150,
  });
  expect(cropView({ width: 1_200, height: 900 }, wholePhoto, 4 / 5)).toMatchObject({
    width: 720,
    height: 900,
  });
});

it("follows the hand, and stays where there is no room", () => {
  const picture = { width: 700, height: 500 };
  const pull = { x: 100, y: 40, shown: 250, aspect: 1 };
  // Two pixels of the picture for each of the frame: it goes to the left edge and no further.
  expect(pulledCrop(picture, wholePhoto, pull)).toEqual({ x: 0, y: 0.5, zoom: 1 });
  expect(pulledCrop(picture, wholePhoto, { ...pull, x: -50 })).toEqual({ x: 1, y: 0.5, zoom: 1 });
});

it("never leaves the photo", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const length = fc.integer({ min: 1, max: 9_000 });
  const aspects = fc.constantFrom(0.8, 1, 1.5);
  const zooms = fc.double({ min: 1, max: largestZoom, noNaN: true });
  fc.assert(
    fc.property(length, length, zooms, part, part, aspects, (...all) => {
      const [width, height, zoom, x, y, aspect] = all;
      const view = cropView({ width, height }, { zoom, x, y }, aspect);
      expect(Math.min(view.left, view.top)).toBeGreaterThanOrEqual(-1e-6);
      expect(view.left + view.width).toBeLessThanOrEqual(width + 1e-6);
      expect(view.top + view.height).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
