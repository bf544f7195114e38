import { describe, expect, it } from "vitest";
import { displayFontFile, displayText, isDisplayable, isHeadable, plainFontFile } from "./display-font.ts";
import { dimas, rani, weddingContent } from "./fixtures.ts";

describe("display face", () => {
  it("gets every letter of the names on the cover, each once, and no more", () => {
    const letters = displayText(weddingContent());
    expect(letters).toBe(" &,DRaimns");
    const unnamed = displayText(weddingContent({ persons: [{ ...rani, nickname: "" }] }));
    for (const letter of rani.fullName) expect(unnamed).toContain(letter);
  });

  it("for names only gives way to the body face beside them", () => {
    expect(plainFontFile("janur")).toBe(displayFontFile("janur"));
    expect(displayFontFile("taman")).toContain("pinyon");
    expect(plainFontFile("taman")).toContain("lora");
  });

  it("sets a heading from the shared file as a whole or not at all", () => {
    expect(isHeadable("Waktu dan tempat — “kami”", "janur")).toBe(true);
    expect(isHeadable("Rani\nDimas", "janur")).toBe(true);
    expect(isHeadable("Åsa", "janur")).toBe(false);
    expect(isDisplayable("Åsa", "janur")).toBe(true);
    expect(isHeadable("囍", "janur")).toBe(false);
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
