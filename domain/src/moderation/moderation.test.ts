import { describe, expect, test } from "vitest";
import { weddingContent } from "../fixtures/fixtures.ts";
import { limits } from "../limits.ts";
import type { SectionOf } from "../content/section.ts";
import { isNearEvent, mayAppeal, moderated, unmoderated, withoutGifts } from "./moderation.ts";

const nothing = { id: "", en: "" };
const report = "R".repeat(20);
const now = new Date("2026-11-21T03:00:00Z");
const inMs = (ms: number) => new Date(now.getTime() + ms);

describe("an action", () => {
  test.each(["dismiss", "warn", "hidePhoto"] as const)("%s leaves the page as it is", (action) => {
    expect(moderated(unmoderated, action, report)).toEqual(unmoderated);
  });

  test("adds to what was decided before, and each may be appealed against", () => {
    const hidden = moderated(unmoderated, "hideGifts", report);
    expect(mayAppeal(hidden)).toBe(true);
    const appealed = { ...hidden, appealedAt: now };
    expect(mayAppeal(appealed)).toBe(false);
    const suspended = moderated(appealed, "suspend", "S".repeat(20));
    expect(suspended).toEqual({
      areGiftsHidden: true,
      isSuspended: true,
      reportId: "S".repeat(20),
      appealedAt: null,
    });
    expect(moderated(suspended, "restore", report)).toEqual(unmoderated);
    expect(mayAppeal(unmoderated)).toBe(false);
  });
});

test("nobody appeals against what was not decided, or because of no report", () => {
  const hidden = moderated(unmoderated, "hideGifts", report);
  expect(mayAppeal({ ...unmoderated, reportId: report })).toBe(false);
  expect(mayAppeal({ ...hidden, reportId: null })).toBe(false);
});

describe("a feast is near", () => {
  const { beforeMs, afterMs } = limits.report.consent;
  test.each([
    ["72 hours before", beforeMs, true],
    ["a moment earlier", beforeMs + 1, false],
    ["while it goes on", -afterMs, true],
    ["long over", -afterMs - 1, false],
  ])("%s", (_when, ms, isNear) => {
    expect(isNearEvent([inMs(365 * 86_400_000), inMs(ms)], now)).toBe(isNear);
  });

  test("never without a day", () => {
    expect(isNearEvent([], now)).toBe(false);
  });
});

test("hidden gifts leave everything else of a page", () => {
  const gifts: SectionOf<"gifts"> = {
    ...{ id: "gifts", type: "gifts", isHidden: false, heading: nothing, text: nothing },
    ...{ accounts: [], qris: null, address: "", audience: "everyone" },
  };
  const content = { ...weddingContent, sections: [gifts, ...weddingContent.sections] };
  expect(withoutGifts(content)).toEqual(weddingContent);
});
