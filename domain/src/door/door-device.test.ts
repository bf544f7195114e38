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

describe("doorDeviceFaultsOf", () => {
  test("finds nothing at a device that is ready, whether or not it tells its battery", () => {
    expect(doorDeviceFaultsOf(ready, 1_000, 5_000)).toEqual([]);
    expect(doorDeviceFaultsOf({ ...ready, battery: null }, 0, null)).toEqual([]);
  });

  test("names each point that is not ready", () => {
    const blank = {
      isPageStored: false,
      list: null,
      camera: "untried" as const,
      testedAt: null,
      battery: 0.1,
    };
    expect(doorDeviceFaultsOf(blank, -3_600_000, null)).toEqual([
      "page",
      "list",
      "camera",
      "test",
      "clock",
      "battery",
    ]);
  });

  test("a list from before the last change is not ready", () => {
    expect(doorDeviceFaultsOf(ready, 0, 5_001)).toEqual(["list"]);
  });
});

test("the test code is no guest's", () => {
  expect(parseDoorCode(doorTestCode)).toBeNull();
});
