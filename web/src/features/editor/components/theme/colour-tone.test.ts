import { expect, test } from "vitest";
import { colourTone } from "./colour-tone.ts";

test.each([
  ["#7A1F3D", "deep"],
  ["#1F4E79", "deep"],
  ["#E58FAE", "plain"],
  ["#D8A24A", "plain"],
  ["#FBF1F3", "pale"],
  ["#FFFFFF", "pale"],
])("%s is %s", (colour, tone) => {
  expect(colourTone(colour)).toBe(tone);
});
