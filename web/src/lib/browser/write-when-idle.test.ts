import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeWhenIdle } from "./write-when-idle.ts";

let rest: (() => void)[] = [];
const browser = Object.assign(new EventTarget(), {
  requestIdleCallback: (work: () => void) => rest.push(work),
  cancelIdleCallback: (handle: number) => {
    rest[handle - 1] = () => undefined;
  },
});

beforeEach(() => {
  rest = [];
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function written() {
  const values: string[] = [];
  return { values, ...writeWhenIdle((value: string) => values.push(value)) };
}

const idle = () => {
  for (const work of rest.splice(0)) work();
};

test("the newest of several values is written once the browser rests", () => {
  const { values, soon } = written();
  soon("a");
  soon("ab");
  expect(values).toEqual([]);
  idle();
  expect(values).toEqual(["ab"]);
  soon("abc");
  idle();
  expect(values).toEqual(["ab", "abc"]);
});

test.each([
  ["the page is left", () => browser.dispatchEvent(new Event("pagehide"))],
  ["another tab is looked at", () => document.dispatchEvent(new Event("visibilitychange"))],
])("what waits is written at once when %s, and not again", (_when, leave) => {
  const { values, soon } = written();
  soon("a");
  leave();
  expect(values).toEqual(["a"]);
  leave();
  idle();
  expect(values).toEqual(["a"]);
});

test("what is written at once is not followed by an older value that waited", () => {
  const { values, soon, now } = written();
  soon("a");
  now("");
  idle();
  browser.dispatchEvent(new Event("pagehide"));
  expect(values).toEqual([""]);
});
