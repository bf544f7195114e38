import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hideWords, wordLines, type WordLine } from "../../../tools/contact-sheet/text-grounds.ts";

/** Waits until the style sheet of the art and every picture that it names are there. */
export async function artHasCome(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector<HTMLLinkElement>("#art");
    return link?.sheet !== null && link?.disabled === false;
  });
  await page.waitForLoadState("networkidle");
}

/** The lines within `root` on the screen, each with its contrast to what is painted beneath it. */
export async function paintedWords(
  page: Page,
  root: string,
): Promise<{ line: WordLine; contrast: number }[]> {
  const lines = await page.evaluate(wordLines, root);
  await page.evaluate(hideWords, root);
  const picture = await page.screenshot({ animations: "disabled" });
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map((line) => ({ line, contrast: worstContrast(line, data, info.width) }));
}

/** Contrast of a line's ink to the ground beneath it, but for the worst fiftieth: a single speck hides no letter. */
function worstContrast(line: WordLine, data: Buffer, width: number): number {
  const luminance = (red: number, green: number, blue: number) => {
    const part = (value: number) =>
      value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const ink = luminance(...line.ink);
  const all: number[] = [];
  for (let y = Math.ceil(line.top); y < line.top + line.height; y += 1) {
    for (let x = Math.max(0, Math.ceil(line.left)); x < Math.min(width, line.left + line.width); x += 1) {
      const at = (y * width + x) * 3;
      const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      all.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  }
  return all.sort((one, other) => one - other)[Math.floor(all.length / 50)] ?? 0;
}
