import { describe, expect, it } from "vitest";
import { displayFontFile, displayText, isDisplayable, isHeadable, plainFontFile } from "./display-font.ts";
import { dimas, rani, weddingContent } from "../fixtures/fixtures.ts";
import { themes } from "../themes/themes.ts";
import { themeWith } from "../themes/worn-theme.ts";

describe("display face", () => {
  it("gets every letter of the names on the cover, each once, and no more", () => {
    const letters = displayText(weddingContent());
    expect(letters).toBe(" &,DRaimns");
    const unnamed = displayText(weddingContent({ persons: [{ ...rani, nickname: "" }] }));
    for (const letter of rani.fullName) expect(unnamed).toContain(letter);
  });

  it("for names only gives way to the body face beside them", () => {
    expect(plainFontFile(themes.janur)).toBe(displayFontFile(themes.janur));
    const script = themeWith("taman", { typeface: "pinyon-lora" });
    expect(displayFontFile(script)).toContain("pinyon");
    expect(plainFontFile(script)).toContain("lora");
  });

  it("sets a heading from the shared file as a whole or not at all", () => {
    expect(isHeadable("Waktu dan tempat — “kami”", themes.janur)).toBe(true);
    expect(isHeadable("Rani\nDimas", themes.janur)).toBe(true);
    expect(isHeadable("Åsa", themes.janur)).toBe(false);
    expect(isDisplayable("Åsa", themes.janur)).toBe(true);
    expect(isHeadable("囍", themes.janur)).toBe(false);
  });

  it("leaves out texts that it cannot set as a whole", () => {
    const letters = displayText(weddingContent({ persons: [{ ...rani, nickname: "Žž" }, dimas] }));
    expect(letters).not.toMatch(/[Žž]/);
    expect(isDisplayable("Ž", themes.janur)).toBe(false);
    expect(isDisplayable("Élodie d’Or", themes.janur)).toBe(true);
  });

  it("lacks no emoji: the phone draws those in its own face, and the names keep theirs", () => {
    const names = (nickname: string) => weddingContent({ persons: [{ ...rani, nickname }, dimas] });
    expect(displayText(names("Rani 💍👰🏽‍♀️❤️🇮🇩"))).toBe(displayText(weddingContent()));
    expect(isHeadable("Waktu dan tempat 📍", themes.janur)).toBe(true);
    expect(isDisplayable("Ž 💍", themes.janur)).toBe(false);
  });

  it("is read from a file of an open package", () => {
    expect(displayFontFile(themes.janur)).toMatch(/^@fontsource\/fraunces\/.*\.woff2$/);
  });
});
