import { themeIds } from "@janur/domain/content/theme-ids";
import { colourwayIds, typefaceIds, type ThemeAdjustment } from "@janur/domain/content/theme-adjustment";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import "./all-looks.ts";
import { colourwaysOf } from "./base/colourway.ts";
import { darkPaletteOf } from "./base/dark-palette.ts";
import { leastContrast } from "./base/legible.ts";
import { lookOf } from "./base/look.ts";
import { contrast } from "./base/oklch.ts";
import { shownAs, swatchesFor, withoutChange } from "./base/swatches.ts";
import type { Palette } from "./base/theme.ts";
import { themes } from "./themes.ts";
import { typefaceOf, typefacesFor } from "./base/typefaces.ts";
import { themeWith } from "./worn-theme.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).toUpperCase().padStart(6, "0")}`);

function expectReadable({ paper, panel, ink, accent, onAccent }: Palette): void {
  for (const surface of [paper, panel]) {
    expect(contrast(ink, surface)).toBeGreaterThanOrEqual(leastContrast.ink);
    expect(contrast(accent, surface)).toBeGreaterThanOrEqual(leastContrast.accent);
  }
  expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(leastContrast.onAccent);
}

describe.each(themeIds)("%s in colours of its host", (id) => {
  it("can be read whatever was wished for, by day, on the cover and by night", () => {
    fc.assert(
      fc.property(fc.record({ paper: anyColour, accent: anyColour, ornament: anyColour }), (wish) => {
        const theme = themeWith(id, wish);
        const palettes = [theme.light, theme.cover, darkPaletteOf(theme)];
        for (const palette of palettes) if (palette != null) expectReadable(palette);
        expect(theme.light.ornament).toBe(wish.ornament);
      }),
      { numRuns: 40 },
    );
  });

  it("can be read in each of its colourways, whatever was wished for on top", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...colourwayIds),
        fc.record({ paper: anyColour, accent: anyColour }, { requiredKeys: [] }),
        (colourway, wish) => {
          const theme = themeWith(id, { colourway, ...wish });
          const palettes = [theme.light, theme.cover, darkPaletteOf(theme)];
          for (const palette of palettes) if (palette != null) expectReadable(palette);
          expect(theme.colourway).toBe(colourwaysOf(themes[id]).includes(colourway) ? colourway : undefined);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("offers colours that are shown as they are, in every place", () => {
    for (const role of ["accent", "paper", "ornament"] as const) {
      const swatches = swatchesFor(themes[id], role);
      expect(swatches.length).toBeGreaterThanOrEqual(6);
      for (const { colour } of swatches) expect(shownAs(themes[id], role, colour)).toBe(colour);
    }
  });

  it("is drawn with a pair of faces that it offers", () => {
    expect(typefacesFor(themes[id])).toContain(typefaceOf(themes[id]));
  });
});

describe("a theme that was adjusted", () => {
  const hexes = (text: string) => new Set(text.match(/#[\dA-Fa-f]{6}\b/g));

  it("keeps a colour that can be read", () => {
    expect(themeWith("janur", { accent: "#7A1F3D" }).light.accent).toBe("#7A1F3D");
  });

  it("turns the shades of its sheet along with its colours", () => {
    const [before, after] = [lookOf(themes.toga), lookOf(themeWith("toga", { accent: "#7A1F3D" }))];
    expect(hexes(after.rules)).not.toEqual(hexes(before.rules));
    expect(lookOf(themeWith("toga", { typeface: "baloo" })).rules).toBe(before.rules);
  });

  it("draws on the cover alone, or nowhere", () => {
    const cover = lookOf(themeWith("xi", { reach: "cover" }));
    expect(cover.crown).toBeNull();
    expect(cover.cover).toEqual(lookOf(themes.xi).cover);
    const none = lookOf(themeWith("xi", { reach: "none" }));
    expect(none.cover).toEqual([]);
    expect(none.art).toBeNull();
  });

  it("wears copperplate only where it was drawn for it", () => {
    expect(themeWith("janur", { typeface: "pinyon-lora" }).displayFace).toBe(themes.janur.displayFace);
    expect(themeWith("taman", { typeface: "pinyon-lora" }).displayFace).toBe("pinyon");
    for (const id of typefaceIds.filter((name) => name !== "pinyon-lora"))
      expect(typefaceOf(themeWith("janur", { typeface: id }))).toBe(id);
  });

  it("is one and the same for one adjustment", () => {
    const adjustment: ThemeAdjustment = { accent: "#7A1F3D" };
    expect(themeWith("janur", adjustment)).toBe(themeWith("janur", adjustment));
    expect(themeWith("sido", adjustment).id).toBe("sido");
    expect(themeWith("janur", null)).toBe(themes.janur);
  });

  it("loses a change, and itself with the last one", () => {
    expect(withoutChange({ paper: "#FFFFFF", reach: "none" }, "paper")).toEqual({ reach: "none" });
    expect(withoutChange({ paper: "#FFFFFF" }, "paper")).toBeNull();
  });
});
