import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { phoneSchema } from "../contact/contact.ts";
import {
  countAction,
  emptyGuest,
  guestContactSchema,
  guestInputSchema,
  type GuestInput,
  type RateWindow,
} from "./guest.ts";
import { addressedName, spokenName } from "./guest-name.ts";
import { nameFields, nameKeyOf } from "./new-guest.ts";
import { limits } from "../limits.ts";

const g = limits.guest;
const guest: GuestInput = {
  ...emptyGuest,
  name: "Hadi Wiranto",
  honorific: "Bapak",
  suffix: "& Keluarga",
  origin: "RT 08",
  group: "Tetangga",
  seats: 4,
};
const isGuest = (change: Record<string, unknown>) =>
  guestInputSchema.safeParse({ ...guest, ...change }).success;

describe("what a host writes about a guest", () => {
  test.each([
    ["name", g.name.max],
    ["honorific", g.honorific],
    ["suffix", g.suffix],
    ["origin", g.origin],
    ["group", g.group],
    ["note", g.note],
  ])("%s holds %i characters and not one more", (field, max) => {
    expect(isGuest({ [field]: "x".repeat(max) })).toBe(true);
    expect(isGuest({ [field]: "x".repeat(max + 1) })).toBe(false);
  });

  test("one letter is a name, a blank is not", () => {
    expect([isGuest({ name: "U" }), isGuest({ name: " " })]).toEqual([true, false]);
  });

  test("seats are whole numbers within their limits", () => {
    const { min, max } = g.seats;
    expect([min - 1, min, max, max + 1, 1.5].map((seats) => isGuest({ seats }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test("other fields are refused", () => {
    expect(isGuest({ phone: "+6281234567890" })).toBe(false);
    expect(isGuest({ answer: null })).toBe(false);
  });
});

describe("contacts", () => {
  test.each(["+6281234567890", "+62812345", "+4915112345678"])("%s is a phone number", (phone) => {
    expect(phoneSchema.safeParse(phone).success).toBe(true);
  });

  test.each(["081234567890", "+0812345678", "+62 812 3456", "+6281234567890123", ""])(
    "%s is none",
    (phone) => {
      expect(phoneSchema.safeParse(phone).success).toBe(false);
    },
  );

  test("both ways may be unknown, and nothing else is kept", () => {
    expect(guestContactSchema.safeParse({ phone: null, email: null }).success).toBe(true);
    expect(guestContactSchema.safeParse({ phone: null, email: "not a mail" }).success).toBe(false);
    expect(guestContactSchema.safeParse({ phone: null, email: null, city: "" }).success).toBe(false);
  });
});

describe("names", () => {
  test("on the envelope and spoken", () => {
    expect(addressedName(guest)).toBe("Bapak Hadi Wiranto & Keluarga");
    expect(spokenName(guest)).toBe("Bapak Hadi Wiranto");
    expect(addressedName({ honorific: "", name: "Nyoman", suffix: "" })).toBe("Nyoman");
  });

  test("the key of the order ignores case and blanks around", () => {
    expect(nameKeyOf("  I Gusti Ayu ")).toBe("i gusti ayu");
    expect(nameKeyOf("ÉLODIE")).toBe("élodie");
  });

  test("order and search are kept beside a name", () => {
    expect(nameFields("Élodie")).toEqual({
      nameKey: "élodie",
      nameParts: ["el", "elo", "elod", "elodi", "elodie"],
    });
  });
});

describe("countAction", () => {
  const limit = { count: 3, windowMs: 60_000 };
  const start = new Date("2026-11-21T03:00:00Z");
  const later = (ms: number) => new Date(start.getTime() + ms);

  test("the first action opens a window, the one after the limit is refused", () => {
    const first = countAction(null, start, limit);
    expect(first).toEqual({ startedAt: start, count: 1 });
    const second = countAction(first, later(1), limit);
    const third = countAction(second, later(2), limit);
    expect(third).toEqual({ startedAt: start, count: 3 });
    expect(countAction(third, later(59_999), limit)).toBeNull();
    expect(countAction(first, later(1), limit, 2)).toEqual(third);
    expect(countAction(second, later(1), limit, 2)).toBeNull();
    expect(countAction(null, start, limit, 4)).toBeNull();
  });

  test("the window ends by the clock", () => {
    const full: RateWindow = { startedAt: start, count: 3 };
    expect(countAction(full, later(60_000), limit)).toEqual({ startedAt: later(60_000), count: 1 });
  });

  test("in no window are there more actions than the limit", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40_000), { maxLength: 60 }), (pauses) => {
        let rate: RateWindow | null = null;
        let now = 0;
        const done: { at: number; window: number }[] = [];
        for (const pause of pauses) {
          now += pause;
          const next = countAction(rate, later(now), limit);
          if (next === null) continue;
          rate = next;
          done.push({ at: now, window: next.startedAt.getTime() });
        }
        for (const { window } of done) {
          const times = done.filter((action) => action.window === window).map(({ at }) => at);
          expect(times.length).toBeLessThanOrEqual(limit.count);
          expect(Math.max(...times) - Math.min(...times)).toBeLessThan(limit.windowMs);
        }
      }),
    );
  });
});
