import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { controlBorder } from "./base/palette-css.ts";
import { arts } from "./arts.ts";
import { contrast, fromOklch, toOklch } from "./base/oklch.ts";
import { darkPaletteOf } from "./base/dark-palette.ts";
import { themes } from "./themes.ts";

const palettes = Object.values(themes).flatMap((theme) =>
  [
    { name: `${theme.id} by day`, palette: theme.light },
    { name: `the cover of ${theme.id}`, palette: theme.cover },
    { name: `${theme.id} by night`, palette: darkPaletteOf(theme) ?? undefined },
  ].flatMap(({ name, palette }) => (palette === undefined ? [] : [{ name, palette }])),
);

describe.each(palettes)("colours of $name", ({ palette }) => {
  it.each(["paper", "panel"] as const)("are readable on %s", (surface) => {
    expect(contrast(palette.ink, palette[surface])).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.accent, palette[surface])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(controlBorder(palette), palette[surface])).toBeGreaterThanOrEqual(3);
  });

  it("are readable on buttons", () => {
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("what is drawn", () => {
  it.each(Object.entries(arts))("for %s weighs at most 2 KB br", (_, art) => {
    const { cover, crown } = art();
    const paths = [...cover, ...(crown === null ? [] : [crown])].flatMap(({ shapes }) =>
      shapes.map(({ d }) => d),
    );
    expect(brotliCompressSync(paths.join("")).length).toBeLessThanOrEqual(2048);
  });
});

describe("colour arithmetic", () => {
  it("knows the ends of the scale", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#5C6210", "#5C6210")).toBe(1);
  });

  it("comes back from OKLCH where it started", () => {
    for (const colour of ["#FBF8EF", "#5C6210", "#C9B54A", "#123456"])
      expect(fromOklch(toOklch(colour))).toBe(colour);
  });

  it("gives up chroma, not lightness, for what no screen can show", () => {
    const shown = toOklch(fromOklch({ lightness: 0.6, chroma: 0.4, hue: 2 }));
    expect(shown.lightness).toBeCloseTo(0.6, 2);
    expect(shown.chroma).toBeLessThan(0.4);
  });
});
