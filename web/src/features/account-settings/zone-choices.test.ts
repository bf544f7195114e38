import { expect, test } from "vitest";
import { isZoneMeant, zoneGroups } from "./zone-choices.ts";

const now = new Date("2026-12-12T03:00:00Z");

test("Indonesia's zones come first, then a short list; the world is found by searching", () => {
  const [own, near, far] = zoneGroups("Asia/Makassar", now);
  expect(own?.zones.map(({ label }) => label)).toEqual([
    "Jakarta (WIB)",
    "Makassar (WITA)",
    "Jayapura (WIT)",
  ]);
  expect(near?.zones.length).toBeLessThan(20);
  expect([...(own?.zones ?? []), ...(near?.zones ?? [])].map(({ value }) => value)).not.toContain(
    "Antarctica/Vostok",
  );
  expect(far?.isFar).toBe(true);
  const all = [own, near, far].flatMap((group) => group?.zones.map(({ value }) => value) ?? []);
  expect(new Set(all).size).toBe(all.length);
});

test("what was chosen stands in the short list", () => {
  const [, near] = zoneGroups("Europe/Paris", now);
  expect(near?.zones.map(({ label }) => label)).toContain("Paris (GMT+1)");
});

test.each(["wita", "makasar", "Asia/Makassar"])("%s finds Makassar", (typed) => {
  expect(isZoneMeant(typed, { value: "Asia/Makassar", label: "Makassar (WITA)" })).toBe(true);
});
