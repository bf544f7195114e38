import "../themes/all-looks.ts";
import type { Content } from "@janur/domain/content/content";
import { displayText } from "./display-font.ts";
import { blankNames } from "./blank-names.ts";
import { scaleFont } from "./scale-font.ts";

/** Of the em: on a phone's sharpest screen no point of the largest name moves by half a dot of it. */
const unitsPerEm = 600;

/** The package `subset-font`, handed in by whoever has it: guests' pages are rendered without. */
export type SubsetFont = (
  font: Buffer,
  text: string,
  options: {
    targetFormat: "woff2" | "truetype";
    keepFeatures: string[];
    noLayoutClosure: boolean;
    noHinting: boolean;
    dropTables: string[];
  },
) => Promise<Buffer>;

/**
 * Cuts a theme's display face to the letters that this content sets in it.
 * Kerning, ligatures, hinting, the font's own names and most of a grid of 2,000 units go:
 * together a third of what every guest would load inside the page.
 * @param font the file that `displayFontFile` names
 * @returns woff2 as base64
 */
export async function cutDisplayFont(
  font: Buffer,
  content: Content,
  subsetFont: SubsetFont,
): Promise<string> {
  const letters = displayText(content);
  const options = {
    keepFeatures: [],
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ["gasp", "prep", "STAT", "GDEF", "GPOS", "GSUB"],
  };
  const plain = await subsetFont(font, letters, { ...options, targetFormat: "truetype" });
  const small = Buffer.from(blankNames(scaleFont(plain, unitsPerEm)));
  return (await subsetFont(small, letters, { ...options, targetFormat: "woff2" })).toString("base64");
}
