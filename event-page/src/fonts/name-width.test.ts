import { describe, expect, it } from "vitest";
import { dimas, rani, weddingContent } from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { themes } from "../themes/themes.ts";
import { nameStyle, widthInEms } from "./name-width.ts";

function measuresOf(names: readonly string[], hasPhoto = false): Record<string, number> {
  const base = hasPhoto ? fullContent() : weddingContent();
  const persons = names.map((nickname, index) => ({ ...(index === 0 ? rani : dimas), nickname }));
  const sections = base.sections.map((section) =>
    section.type === "hosts" ? { ...section, persons } : section,
  );
  const style = nameStyle({ ...base, sections }, themes.gonjong);
  const tokens = [...style.matchAll(/--(\w+):([\d.]+)/g)];
  return Object.fromEntries(tokens.map(([, name = "", value]) => [name, Number(value)]));
}

describe("how wide names are", () => {
  it("is what their letters measure in the theme's face", () => {
    // Marcellus: R 628, a 491, n 572, i 263 of 1,000.
    expect(widthInEms("Rani", themes.gonjong)).toBeCloseTo(1.97, 1);
    expect(widthInEms("Rání", themes.gonjong)).toBe(widthInEms("Rani", themes.gonjong));
    expect(widthInEms("WWWW", themes.gonjong)).toBeGreaterThan(2 * widthInEms("iiii", themes.gonjong));
  });

  it("is taken to be usual where the face has not their letters", () => {
    expect(widthInEms("محمد", themes.gonjong)).toBeCloseTo(4 * 0.7, 5);
  });

  it("has room for an emoji, once for all that it is joined of", () => {
    const plain = widthInEms("Rani", themes.gonjong);
    expect(widthInEms("Rani💍", themes.gonjong)).toBeCloseTo(plain + 1.4, 5);
    expect(widthInEms("Rani❤️", themes.gonjong)).toBeCloseTo(plain + 1.4, 5);
    expect(widthInEms("Rani👰🏽", themes.gonjong)).toBeCloseTo(plain + 1.4, 5);
  });

  it("is that of the widest, with the sign where it stands beside that", () => {
    expect(measuresOf(["Rani", "Dimas"])).toEqual({ ems: 3.72, own: 2.77 });
  });

  it("is that of its widest line where a long name is broken, which lets all stand larger", () => {
    const { ems, rows } = measuresOf(["Neng Rahayu", "Asep"]);
    expect(rows).toBe(3);
    expect(ems).toBeLessThan(4);
  });

  it("is that of the widest where each stands for itself, broken only where that lets it stand larger", () => {
    expect(measuresOf(["Rani", "Neng Rahayu"])["own"]).toBeLessThan(4);
    expect(measuresOf(["Rani", "Parlindungan"])["own"]).toBeGreaterThan(5);
  });

  it("is that of all in one line beside a photo, as long as they are largest so", () => {
    expect(measuresOf(["Rani", "Dimas"], true)).toEqual({ ems: 3.72, own: 2.77, line: 6.12 });
    expect(measuresOf(["Muhammad Rizki Ramadhan", "Anindya Maharani"], true)["lines"]).toBeGreaterThan(1);
  });

  it("is found at once, however many words the names of all hosts have", () => {
    const many = Array.from({ length: 60 }, (_, index) => "abcdefghij".charAt(index % 10)).join(" ");
    const started = performance.now();
    expect(measuresOf([many, many], true)["rows"]).toBeGreaterThan(2);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
