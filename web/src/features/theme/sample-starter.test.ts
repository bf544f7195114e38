import { describe, expect, it } from "vitest";
import { themeIds } from "@janur/domain/content/theme-ids";
import { starterInputSchema } from "@janur/domain/content/traditions/starter-content";
import { sampleStarter } from "./sample-starter.ts";
import { sampleNames } from "./sample.ts";

const words = {
  firstName: "Rani",
  secondName: "Dimas",
  venue: "Gedung Merdeka",
  city: "Bandung",
  titles: { seminar: "Mendengar Kota", meeting: "Rapat Anggota Tahunan" },
};
const usual = new Date("2027-03-06T03:00:00Z");
const none = { eventType: null, firstName: "", secondName: "", date: "" };

describe("what a theme is shown with", () => {
  it.each(themeIds)("could begin an invitation, with nothing typed (%s)", (theme) => {
    expect(starterInputSchema.parse(sampleStarter(theme, none, words, "id", usual)).theme).toBe(theme);
  });

  it("a chapel blesses a couple, kites fly for a boy, a hall has a topic", () => {
    const shown = (["kapel", "layang", "forum"] as const).map((theme) => {
      const { eventType, names } = sampleStarter(theme, none, words, "id", usual);
      return [eventType, ...names];
    });
    expect(shown).toEqual([
      ["wedding", "Rani", "Dimas"],
      ["khitanan", "Dimas"],
      ["seminar", "Mendengar Kota"],
    ]);
  });

  it("names somebody on every day until names are typed", () => {
    expect(sampleNames("engagement", words)).toEqual(["Rani", "Dimas"]);
    expect(sampleNames("aqiqah", words)).toEqual(["Rani"]);
    expect(sampleNames("meeting", words)).toEqual(["Rapat Anggota Tahunan"]);
  });

  it("is that of the event that was chosen, with its own title or name", () => {
    const athar = { ...none, eventType: "khitanan" as const, firstName: "Athar", secondName: "Bagas" };
    expect(sampleStarter("jepun", athar, words, "id", usual)).toMatchObject({
      eventType: "khitanan",
      names: ["Athar"],
    });
    const talk = { ...none, eventType: "seminar" as const, firstName: "Kota Hijau" };
    expect(sampleStarter("janur", talk, words, "id", usual).names).toEqual(["Kota Hijau"]);
  });

  it("takes what was typed: both names for two, the first for one, and the day", () => {
    const typed = { eventType: null, firstName: " Sekar ", secondName: "Bagas", date: "2027-05-08" };
    expect(sampleStarter("janur", typed, words, "id", usual)).toMatchObject({
      names: ["Sekar", "Bagas"],
      startAt: "2027-05-08T03:00:00.000Z",
    });
    expect(sampleStarter("toga", typed, words, "id", usual).names).toEqual(["Sekar"]);
    expect(sampleStarter("janur", { ...typed, date: "2027-5" }, words, "id", usual).startAt).toBe(
      usual.toISOString(),
    );
  });
});
