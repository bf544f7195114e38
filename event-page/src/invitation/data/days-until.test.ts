import { expect, it } from "vitest";
import { daysUntil } from "./days-until.ts";

it("counts calendar days of the place and stops at zero", () => {
  const midnight = Date.parse("2026-12-11T17:00:00Z");
  const at = (iso: string) => daysUntil(midnight, Date.parse(iso));
  expect(at("2026-12-09T16:59:59Z")).toBe(3);
  expect(at("2026-12-09T17:00:00Z")).toBe(2);
  expect(at("2026-12-11T16:59:59Z")).toBe(1);
  expect(at("2026-12-11T17:00:00Z")).toBe(0);
  expect(at("2027-01-01T00:00:00Z")).toBe(0);
});
