import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, it } from "vitest";
import { cutDisplayFont } from "./cut-display-font.ts";
import { displayFontFile } from "./display-font.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { fallbackDescriptors, hasLetter, readFontFacts } from "./font-metrics.ts";
import { scaleFont } from "./scale-font.ts";
import { readTables, tableOffset } from "./sfnt.ts";
import { themes } from "../themes/themes.ts";

const letters = "Rani & Dimàs éü";
let font: Buffer;
let plain: Buffer;

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Boxes of all glyphs with outlines: xMin, yMin, xMax, yMax. */
function boxes(bytes: Uint8Array): number[][] {
  const view = viewOf(bytes);
  const loca = readTables(view).get("loca")!;
  const glyf = tableOffset(view, "glyf");
  const isLong = view.getInt16(tableOffset(view, "head") + 50) === 1;
  const at = (index: number) =>
    isLong ? view.getUint32(loca.offset + index * 4) : view.getUint16(loca.offset + index * 2) * 2;
  const count = loca.length / (isLong ? 4 : 2) - 1;
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => at(index) !== at(index + 1))
    .map((index) => [2, 4, 6, 8].map((field) => view.getInt16(glyf + at(index) + field)));
}

beforeAll(async () => {
  font = await readFile(createRequire(import.meta.url).resolve(displayFontFile(themes.janur)));
  plain = await subsetFont(font, letters, {
    targetFormat: "truetype",
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ["GDEF", "GPOS", "GSUB"],
  });
});

describe("scaled font", () => {
  it("keeps every glyph's box on the smaller grid", () => {
    const before = boxes(plain);
    const after = boxes(scaleFont(plain, 1000));
    expect(after.length).toBe(before.length);
    expect(before.length).toBeGreaterThan(8);
    before.forEach((box, index) => {
      box.forEach((value, field) => {
        expect(Math.abs((after[index]?.[field] ?? 0) - value / 2)).toBeLessThanOrEqual(1);
      });
    });
  });

  it("keeps what lines are set by, to a thousandth of the em", () => {
    const before = readFontFacts(viewOf(plain));
    const after = readFontFacts(viewOf(scaleFont(plain, 1000)));
    expect(after.ascent).toBeCloseTo(before.ascent, 2);
    expect(after.descent).toBeCloseTo(before.descent, 2);
    expect(after.meanAdvance).toBeCloseTo(before.meanAdvance, 2);
  });

  it("still has exactly the letters that were asked for", () => {
    const has = hasLetter(viewOf(scaleFont(plain, 1000)));
    for (const letter of letters) expect(has(letter.charCodeAt(0))).toBe(true);
    expect(has("Z".charCodeAt(0))).toBe(false);
  });

  it("does not touch the bytes it was given", () => {
    const copy = Buffer.from(plain);
    scaleFont(plain, 1000);
    expect(plain.equals(copy)).toBe(true);
  });
});

describe("cut display face", () => {
  it("is a woff2 of a few KB that decodes to the content's letters", async () => {
    const content = weddingContent();
    const bytes = Buffer.from(await cutDisplayFont(font, content, subsetFont), "base64");
    expect(bytes.toString("latin1", 0, 4)).toBe("wOF2");
    expect(bytes.length).toBeLessThan(5_000);
    const decoded = await subsetFont(bytes, "Rani & Dimas", { targetFormat: "truetype" });
    for (const letter of "Rani & Dimas") expect(hasLetter(viewOf(decoded))(letter.charCodeAt(0))).toBe(true);
  });
});

describe("fallback face", () => {
  it("is Arial stretched to the real face's width, with its heights set against that", () => {
    const facts = { ascent: 1.038, descent: 0.222, lineGap: 0, meanAdvance: 0.5 };
    const css = fallbackDescriptors(facts);
    const size = Number(/size-adjust:([\d.]+)%/.exec(css)?.[1]) / 100;
    const ascent = Number(/ascent-override:([\d.]+)%/.exec(css)?.[1]) / 100;
    expect(size * ascent).toBeCloseTo(1.038, 2);
    expect(
      Number(/size-adjust:([\d.]+)%/.exec(fallbackDescriptors({ ...facts, meanAdvance: 1 }))?.[1]) / 100,
    ).toBeCloseTo(size * 2, 2);
  });
});
