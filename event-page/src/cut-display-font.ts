import "./themes/all-looks.ts";
import type { Content } from "@janur/domain/content";
import { displayText } from "./display-font.ts";
import { scaleFont } from "./fonts/scale-font.ts";

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
 * Kerning, ligatures, hinting and half of a grid of 2,000 units go: together
 * a quarter of what every guest would load inside the page.
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
  const small = Buffer.from(scaleFont(plain, 1000));
  return (await subsetFont(small, letters, { ...options, targetFormat: "woff2" })).toString("base64");
}
