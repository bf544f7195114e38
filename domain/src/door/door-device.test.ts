import { describe, expect, test } from "vitest";
import { parseDoorCode } from "./door-code.ts";
import { doorDeviceFaultsOf, doorTestCode } from "./door-device.ts";

const ready = {
  isPageStored: true,
  list: { guests: 240, at: 5_000 },
  camera: "works" as const,
  testedAt: 4_000,
  battery: 0.8,
};

const known = { now: 6_000, guests: 240 };

describe("doorDeviceFaultsOf", () => {
  test("finds nothing at a device that is ready, whether or not it tells its battery", () => {
    expect(doorDeviceFaultsOf(ready, 1_000, known)).toEqual([]);
    expect(doorDeviceFaultsOf({ ...ready, battery: null }, 0, { ...known, guests: null })).toEqual([]);
  });

  test("names each point that is not ready", () => {
    const blank = {
      isPageStored: false,
      list: null,
      camera: "untried" as const,
      testedAt: null,
      battery: 0.1,
    };
    expect(doorDeviceFaultsOf(blank, -3_600_000, known)).toEqual([
      "page",
      "list",
      "camera",
      "test",
      "clock",
      "battery",
    ]);
  });

  test("a list of other guests, or of the day before, is not ready", () => {
    expect(doorDeviceFaultsOf(ready, 0, { ...known, guests: 241 })).toEqual(["list"]);
    const day = 24 * 3_600_000;
    expect(doorDeviceFaultsOf(ready, 0, { ...known, now: 5_000 + day })).toEqual([]);
    expect(doorDeviceFaultsOf(ready, 0, { ...known, now: 5_001 + day })).toEqual(["list"]);
  });
});

test("the test code is no guest's", () => {
  expect(parseDoorCode(doorTestCode)).toBeNull();
});
