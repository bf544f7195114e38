import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serverWait } from "./server-wait.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("ten seconds of the cache alone are late, and told once until the server was heard", () => {
  const onLate = vi.fn();
  const wait = serverWait(onLate);
  wait.note(true);
  vi.advanceTimersByTime(9_000);
  wait.note(true);
  expect(onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  wait.note(true);
  vi.advanceTimersByTime(60_000);
  expect(onLate).toHaveBeenCalledTimes(1);
  wait.note(false);
  wait.note(true);
  vi.advanceTimersByTime(10_000);
  expect(onLate).toHaveBeenCalledTimes(2);
});

test("the server's word and an end are in time", () => {
  const onLate = vi.fn();
  const wait = serverWait(onLate);
  wait.note(true);
  wait.note(false);
  vi.advanceTimersByTime(60_000);
  wait.note(true);
  wait.stop();
  vi.advanceTimersByTime(60_000);
  expect(onLate).not.toHaveBeenCalled();
});
