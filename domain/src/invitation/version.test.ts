import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { isVersionDue, versionsToPurge } from "./version.ts";

const now = new Date("2026-11-21T03:00:00.000Z");

describe("isVersionDue", () => {
  test.each([
    [null, true],
    [0, false],
    [limits.version.everyMs - 1, false],
    [limits.version.everyMs, true],
  ])("kept %s ms ago: %s", (ago, isDue) => {
    expect(isVersionDue(ago === null ? null : new Date(now.getTime() - ago), now)).toBe(isDue);
  });
});

describe("versionsToPurge", () => {
  const rows = (count: number, kind: "automatic" | "published", from = 1) =>
    Array.from({ length: count }, (_, index) => ({ revision: from + index, kind, name: null }));

  test("forgets the oldest beyond the number of each kind", () => {
    const all = [
      ...rows(limits.version.automatic + 2, "automatic"),
      ...rows(limits.version.shown + 1, "published", 101),
    ];
    expect(versionsToPurge(all, []).sort()).toEqual([1, 101, 2]);
  });

  test("never what has a name, what guests see or what waits for its time", () => {
    const [first, ...others] = rows(limits.version.shown + 3, "published");
    const named = { revision: 1, kind: first?.kind ?? "published", name: "Sebelum cetak" };
    expect(versionsToPurge([named, ...others], [2, null])).toEqual([3]);
  });
});
