import { expect, test } from "vitest";
import { usualView } from "./view.ts";

const zone = "Asia/Jakarta";
const startAt = new Date("2026-12-12T04:00:00Z");

test("the page opens with what a family comes for on that day, by the calendar of the feast", () => {
  const on = (instant: string) => usualView({ startAt, zone }, new Date(instant));
  expect(on("2026-12-11T16:59:00Z")).toBe("prepare");
  // Half past midnight in Jakarta.
  expect(on("2026-12-11T17:30:00Z")).toBe("live");
  expect(on("2026-12-13T10:00:00Z")).toBe("live");
  expect(on("2026-12-14T10:00:00Z")).toBe("report");
  expect(usualView({ startAt: null, zone }, new Date())).toBe("prepare");
});

test("an hour before a feast that begins after midnight it is open as on its day", () => {
  const night = { startAt: new Date("2026-12-11T17:37:00Z"), zone };
  expect(usualView(night, new Date("2026-12-11T16:37:00Z"))).toBe("live");
  expect(usualView(night, new Date("2026-12-11T10:00:00Z"))).toBe("prepare");
});
