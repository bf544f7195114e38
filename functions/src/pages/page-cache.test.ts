import { expect, test } from "vitest";
import { sharedPage } from "./page-cache.ts";
import { preparePage } from "./response.ts";

const minute = 60_000;
const page = (body: string, status = 200) =>
  preparePage({ status, contentType: "text/html", body, cache: "shared" });

/** Pages of one key, each named by how many were made before it; they are ready when `finish` is called. */
function press(status = 200) {
  const waiting: (() => void)[] = [];
  let made = 0;
  const make = async () => {
    const name = String((made += 1));
    await new Promise<void>((resolve) => waiting.push(resolve));
    return page(name, status);
  };
  const finish = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { make, finish, made: () => made };
}

test("makes one page for fifty who ask at once", async () => {
  const { make, finish, made } = press();
  const asked = Array.from({ length: 50 }, () => sharedPage("crowd", minute, make));
  finish();
  const pages = await Promise.all(asked);
  expect(new Set(pages)).toEqual(new Set([pages[0]]));
  expect(made()).toBe(1);
});

test("keeps it for ten seconds from when it was begun", async () => {
  const { make, finish, made } = press();
  const first = sharedPage("kept", minute, make);
  finish();
  await first;
  expect(await sharedPage("kept", minute + 9_999, make)).toBe(await first);
  const second = sharedPage("kept", minute + 10_000, make);
  finish();
  expect(await second).not.toBe(await first);
  expect(made()).toBe(2);
});

test("does not wait for one that was begun too long ago", async () => {
  const { make, finish, made } = press();
  const slow = sharedPage("slow", minute, make);
  const fresh = sharedPage("slow", minute + 10_000, make);
  expect(made()).toBe(2);
  finish();
  await slow;
  expect((await fresh).body).toBe("2");
  expect(await sharedPage("slow", minute + 10_001, make)).toBe(await fresh);
});

test.each([302, 404])(
  "tells everybody who waited, and then asks anew, when the answer is %i",
  async (status) => {
    const { make, finish, made } = press(status);
    const asked = [sharedPage("gone", minute, make), sharedPage("gone", minute, make)];
    finish();
    expect((await Promise.all(asked)).map((answer) => answer.status)).toEqual([status, status]);
    expect(made()).toBe(1);
    const again = sharedPage("gone", minute, make);
    expect(made()).toBe(2);
    finish();
    await again;
  },
);

test("asks anew after a failure", async () => {
  const fail = () => Promise.reject(new Error("no database"));
  const both = [sharedPage("failed", minute, fail), sharedPage("failed", minute, fail)];
  for (const one of both) await expect(one).rejects.toThrow("no database");
  expect((await sharedPage("failed", minute, () => Promise.resolve(page("here")))).body).toBe("here");
});

test("lets the oldest go when the room is full", async () => {
  const { make, finish, made } = press();
  for (let count = 0; count <= 100; count += 1) {
    const one = sharedPage(`room-${String(count)}`, 10 * minute, make);
    finish();
    await one;
  }
  await sharedPage("room-100", 10 * minute, make);
  expect(made()).toBe(101);
  const oldest = sharedPage("room-0", 10 * minute, make);
  expect(made()).toBe(102);
  finish();
  await oldest;
});
