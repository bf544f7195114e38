import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import { gateNumbers, halfHours } from "./half-hours.ts";

const { stepMs } = limits.door;

test("a curve has its empty half hours too, and how many were in after each", () => {
  const curve = [
    { from: 4 * stepMs, people: 12 },
    { from: 6 * stepMs, people: 30 },
  ];
  expect(halfHours(curve)).toEqual([
    { from: 4 * stepMs, people: 12, total: 12 },
    { from: 5 * stepMs, people: 0, total: 12 },
    { from: 6 * stepMs, people: 30, total: 42 },
  ]);
  expect(halfHours([])).toEqual([]);
});

test("an arrival of a clock that is months off draws no thousands of lines", () => {
  const curve = [
    { from: 0, people: 2 },
    { from: 9_000 * stepMs, people: 3 },
  ];
  expect(halfHours(curve).map(({ total }) => total)).toEqual([2, 5]);
});

test("devices are numbered where one person held several", () => {
  expect(gateNumbers([{ by: "Rina" }, { by: "Joko" }, { by: "Rina" }])).toEqual([1, null, 2]);
});
