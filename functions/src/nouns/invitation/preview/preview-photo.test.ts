import { usualCrop } from "@janur/domain/content/sections/media";
import { expect, test } from "vitest";
import { shownPart } from "./preview-photo.ts";

const frame = { width: 400, height: 600 };

test.each([
  [{ width: 800, height: 1200 }, usualCrop, { left: 0, top: 0, width: 800, height: 1200 }],
  [
    { width: 1500, height: 900 },
    { x: 1, y: 0.4, zoom: 1 },
    { left: 900, top: 0, width: 600, height: 900 },
  ],
  [
    { width: 800, height: 1600 },
    { x: 0, y: 0.5, zoom: 1 },
    { left: 0, top: 200, width: 800, height: 1200 },
  ],
  [
    { width: 800, height: 1200 },
    { x: 0.5, y: 0, zoom: 2 },
    { left: 200, top: 0, width: 400, height: 600 },
  ],
  [{ width: 1, height: 900 }, usualCrop, { left: 0, top: 359, width: 1, height: 2 }],
])("of %j with %j shows %j", (picture, crop, part) => {
  expect(shownPart(picture, frame, crop)).toEqual(part);
});
