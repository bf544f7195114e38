import { describe, expect, it } from "vitest";
import { matches, partNames, select, type PartName } from "./selection.ts";

const inventory: Record<PartName, string[]> = {
  static: ["format", "lint", "types", "import boundaries", "dead code"],
  unit: ["domain/src/text/slug.test.ts", "tools/emulators/ports.test.ts"],
  emulator: ["functions/src/nouns/rsvp/submit-rsvp.emulator.test.ts", "tests/rules/matrix.test.ts"],
  browser: ["tests/e2e/application/journey.spec.ts"],
  budgets: ["P1 HTML of a published page", "A4 CSS"],
};

const chosen = (...args: string[]) => {
  const { parts, words } = select(args, inventory);
  return { parts: [...parts], words: [...words] };
};

describe("select", () => {
  it("takes everything without words", () => {
    expect(chosen()).toEqual({ parts: [...partNames], words: [] });
  });

  it("takes the named parts, whole", () => {
    expect(chosen("unit", "static")).toEqual({ parts: ["static", "unit"], words: [] });
  });

  it("takes only parts that hold something of that name", () => {
    expect(chosen("slug")).toEqual({ parts: ["unit"], words: ["slug"] });
    expect(chosen("matrix", "CSS")).toEqual({ parts: ["emulator", "budgets"], words: ["matrix", "CSS"] });
  });

  it("combines a part with words", () => {
    expect(chosen("emulator", "rsvp")).toEqual({ parts: ["emulator"], words: ["rsvp"] });
  });

  it("takes nothing when nothing has that name", () => {
    expect(chosen("no-such-thing")).toEqual({ parts: [], words: ["no-such-thing"] });
  });
});

describe("matches", () => {
  it("ignores case and asks for one of the words", () => {
    expect(matches("A4 CSS", ["css"])).toBe(true);
    expect(matches("A4 CSS", ["html", "a4"])).toBe(true);
    expect(matches("A4 CSS", ["html"])).toBe(false);
    expect(matches("A4 CSS", [])).toBe(true);
  });
});
