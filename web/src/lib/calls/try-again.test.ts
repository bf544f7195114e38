import { afterEach, expect, test, vi } from "vitest";
import { NetworkError, ServerFault } from "./call-errors.ts";
import { pauseBeforeTry } from "./try-again.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what could not be reached is asked for again, more and more rarely", () => {
  vi.stubGlobal("navigator", { onLine: true });
  const pauses = [1, 2, 3, 4, 5, 20].map((failures) => pauseBeforeTry(new NetworkError(), failures));
  expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

test("a fault, and a browser that knows it is offline, are not asked again by the clock", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(pauseBeforeTry(new ServerFault("no"), 1)).toBeNull();
  vi.stubGlobal("navigator", { onLine: false });
  expect(pauseBeforeTry(new NetworkError(), 1)).toBeNull();
});
