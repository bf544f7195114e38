import { describe, expect, test } from "vitest";
import { thanksNews, unsent, type Sending } from "./sending.ts";

describe("news of thanks", () => {
  const after = (kind: "thanks" | "reminder", when: Date): Sending => ({
    ...unsent,
    followedUp: { kind, at: when },
  });
  const early = new Date("2026-11-22T03:00:00.000Z");
  const late = new Date("2026-11-23T03:00:00.000Z");

  test("come with thanks that are later than what was known", () => {
    expect(thanksNews(unsent, after("thanks", late))).toEqual({ at: late, isThanked: true });
    expect(thanksNews(after("reminder", early), after("thanks", late))).toEqual({
      at: late,
      isThanked: true,
    });
    expect(thanksNews(after("thanks", early), after("thanks", late))).toEqual({ at: late, isThanked: true });
  });

  test("come with thanks that are taken back, or of which only earlier ones are left", () => {
    expect(thanksNews(after("thanks", late), unsent)).toEqual({ at: late, isThanked: false });
    expect(thanksNews(after("thanks", late), after("thanks", early))).toEqual({ at: late, isThanked: false });
    expect(thanksNews(after("thanks", late), after("reminder", early))).toEqual({
      at: late,
      isThanked: false,
    });
  });

  test("are none where nothing changed, or another message went", () => {
    expect(thanksNews(unsent, unsent)).toBeNull();
    expect(thanksNews(after("thanks", late), after("thanks", late))).toBeNull();
    expect(thanksNews(unsent, after("reminder", late))).toBeNull();
    expect(thanksNews(after("thanks", early), after("reminder", late))).toBeNull();
    expect(thanksNews(after("thanks", early), after("reminder", early))).toBeNull();
    expect(thanksNews(after("reminder", late), unsent)).toBeNull();
    expect(thanksNews(after("reminder", late), after("reminder", early))).toBeNull();
  });
});
