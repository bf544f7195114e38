import { themeIds } from "@janur/domain/content/theme-ids";
import { describe, expect, it } from "vitest";
import { everyTheme, offeredTraditions, themesIn, themeViewSchema } from "./theme-view.ts";

describe("themesIn", () => {
  it("leaves nothing out until it is asked to", () => {
    expect(themesIn(everyTheme, [])).toEqual(themeIds);
  });

  it("combines what is asked", () => {
    expect(themesIn({ ...everyTheme, tradition: "tionghoa" }, [])).toEqual(["xi"]);
    expect(themesIn({ ...everyTheme, tradition: "bali", mood: "solemn" }, [])).toEqual(["jepun"]);
    expect(themesIn({ ...everyTheme, favourites: "only" }, ["kota", "taman"])).toEqual(["taman", "kota"]);
    expect(themesIn({ ...everyTheme, favourites: "only", scheme: "dark" }, ["taman", "kota"])).toEqual([
      "kota",
    ]);
  });

  it("has an answer to every tradition that is offered", () => {
    for (const tradition of offeredTraditions)
      expect(themesIn({ ...everyTheme, tradition }, []), tradition).not.toEqual([]);
  });
});

describe("a view out of the address", () => {
  it("takes what it knows and leaves the rest", () => {
    expect(themeViewSchema.parse({ mood: "calm", tradition: "x", scheme: "", other: "1" })).toEqual({
      ...everyTheme,
      mood: "calm",
    });
  });
});
