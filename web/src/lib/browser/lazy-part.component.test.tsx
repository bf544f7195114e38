import { afterEach, expect, test, vi } from "vitest";
import { restMs, watchKeys } from "./lazy-part.ts";

afterEach(() => {
  vi.useRealTimers();
});

const press = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));

test("whoever types is waited for until they rest", async () => {
  vi.useFakeTimers();
  const hands = watchKeys();
  await hands.rest();
  press();
  const rested = vi.fn();
  void hands.rest().then(rested);
  await vi.advanceTimersByTimeAsync(restMs - 1);
  press();
  await vi.advanceTimersByTimeAsync(restMs - 1);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rested).toHaveBeenCalledOnce();
  hands.leave();
});
