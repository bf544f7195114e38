import { describe, expect, it } from "vitest";
import { displayFontFile, displayText, isDisplayable } from "./display-font.ts";
import { dimas, rani, weddingContent } from "./fixtures.ts";

describe("display face", () => {
  it("gets every letter of names and headings in both languages, each once", () => {
    const letters = displayText(weddingContent());
    expect([...letters]).toEqual([...new Set(letters)].sort());
    for (const text of [
      "Rani Puspita Dewi, S.Farm.",
      "Waktu dan tempat",
      "When and where",
      "Will you join us?",
      "&",
    ]) {
      for (const letter of text) expect(letters).toContain(letter);
    }
  });

  it("leaves out texts that it cannot set as a whole", () => {
    const letters = displayText(weddingContent({ persons: [{ ...rani, nickname: "Žž" }, dimas] }));
    expect(letters).not.toMatch(/[Žž]/);
    expect(isDisplayable("Ž", "janur")).toBe(false);
    expect(isDisplayable("Élodie d’Or", "janur")).toBe(true);
  });

  it("is read from a file of an open package", () => {
    expect(displayFontFile("janur")).toMatch(/^@fontsource\/fraunces\/.*\.woff2$/);
  });
});
