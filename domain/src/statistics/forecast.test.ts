import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plus } from "./figures.ts";
import { forecast } from "./forecast.ts";

const tally = (invitations: number, people: number) => ({ invitations, people });
const none = tally(0, 0);

/** 300 invitations for 900 people; 200 of them, for 600, have answered. */
const wedding = {
  invited: tally(300, 900),
  coming: tally(150, 420),
  maybe: tally(20, 30),
  silent: tally(60, 200),
  unsent: tally(40, 100),
  inbox: none,
};

describe("forecast", () => {
  test("reckons the silent by the share of those who answered, at least by half of it", () => {
    // 70 % of the seats come, give or take 3.2 %: 420 + 0.5 × 66.8 % × 300 and 420 + 30 + 73.2 % × 300.
    expect(forecast(wedding, null)).toEqual({ low: 520, high: 670 });
  });

  test("says nothing while too few have answered", () => {
    const early = { ...wedding, coming: tally(7, 20), maybe: none, silent: tally(251, 780) };
    expect(forecast(early, null)).toBeNull();
    const hardly = { ...wedding, coming: tally(12, 30), maybe: none, silent: tally(240, 750) };
    expect(forecast(hardly, null)).toBeNull();
    expect(forecast({ ...wedding, invited: none, silent: none, unsent: none }, null)).toBeNull();
  });

  test("is what was said once everybody has answered", () => {
    const all = { ...wedding, silent: none, unsent: none };
    expect(forecast(all, null)).toEqual({ low: 420, high: 450 });
    expect(forecast({ ...all, maybe: none }, null)).toEqual({ low: 420, high: 420 });
  });

  test("never goes beyond the room, nor below those who have said yes", () => {
    expect(forecast(wedding, 500)).toEqual({ low: 500, high: 500 });
    expect(forecast(wedding, 400)).toEqual({ low: 420, high: 420 });
  });

  test("does not take answers without a link for those of the list", () => {
    const withInbox = { ...wedding, coming: tally(170, 480), inbox: tally(20, 60) };
    expect(forecast(withInbox, null)).toEqual({ low: 580, high: 730 });
  });

  test("is a range of whole people that holds those who are coming", () => {
    const count = fc.nat({ max: 2_000 });
    const some = fc
      .tuple(count, count)
      .map(([invitations, extra]) => tally(invitations, invitations + extra));
    fc.assert(
      fc.property(some, some, some, some, some, some, (answered, coming, maybe, silent, unsent, inbox) => {
        const invited = plus(answered, plus(silent, unsent));
        const range = forecast({ invited, coming, maybe, silent, unsent, inbox }, null);
        if (range === null) return;
        expect(Number.isInteger(range.low) && Number.isInteger(range.high)).toBe(true);
        expect(range.low).toBeGreaterThanOrEqual(coming.people);
        expect(range.high).toBeGreaterThanOrEqual(range.low);
      }),
    );
  });
});
