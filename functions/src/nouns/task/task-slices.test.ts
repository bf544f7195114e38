import "../../../../tests/harness/demo-project.ts";
import { expect, test } from "vitest";
import { slicesOf, type TaskWindow } from "./task-slices.ts";

const year: TaskWindow = { from: new Date("2026-01-01T00:00:00Z"), until: new Date("2027-01-01T00:00:00Z") };

/** Of events that lie so many an hour, all on one day or over the whole year. */
const evenly = (perHour: number) => (window: TaskWindow) =>
  Promise.resolve(((window.until.getTime() - window.from.getTime()) / 3_600_000) * perHour);

test("what one worker can look at is not handed out", async () => {
  expect(await slicesOf(year, () => Promise.resolve(4_000))).toEqual([year]);
});

test("what is more is halved until nobody has too much, without a gap", async () => {
  const slices = await slicesOf(year, evenly(10));
  expect(slices.length).toBe(32);
  for (const slice of slices) expect(await evenly(10)(slice)).toBeLessThanOrEqual(4_000);
  expect(slices[0]?.from).toEqual(year.from);
  expect(slices.at(-1)?.until).toEqual(year.until);
  for (const [index, slice] of slices.slice(1).entries()) expect(slice.from).toEqual(slices[index]?.until);
});

test("one hour in which everybody marries ends the halving", async () => {
  const hour = new Date("2026-08-08T03:00:00Z").getTime();
  const inOneHour = ({ from, until }: TaskWindow) =>
    Promise.resolve(from.getTime() <= hour && hour < until.getTime() ? 20_000 : 0);
  const slices = await slicesOf(year, inOneHour);
  expect(slices.length).toBeLessThan(30);
});
