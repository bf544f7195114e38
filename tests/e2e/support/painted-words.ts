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
  const words = lines.some(({ isCut }) => isCut) ? await points(page) : null;
  await page.evaluate(hideWords, root);
  const ground = await points(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return lines.map((line) => ({
    line,
    contrast: line.isCut && words !== null ? cutContrast(line, words, ground) : worstContrast(line, ground),
  }));
}

interface Points {
  data: Buffer;
  width: number;
}

async function points(page: Page): Promise<Points> {
  const picture = await page.screenshot({ animations: "disabled" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

function luminanceAt({ data, width }: Points, x: number, y: number): number {
  const at = (y * width + x) * 3;
  return luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

function luminance(red: number, green: number, blue: number): number {
  const part = (value: number) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast of letters as they are painted to what lies beneath them: within their strokes, because no point of an edge is full. */
function cutContrast(line: WordLine, words: Points, ground: Points): number {
  const all: number[] = [];
  const right = Math.min(words.width - 1, line.left + line.width);
  for (let y = Math.max(1, Math.ceil(line.top)); y < line.top + line.height; y += 1) {
    for (let x = Math.max(1, Math.ceil(line.left)); x < right; x += 1) {
      const own = luminanceAt(words, x, y);
      const below = luminanceAt(ground, x, y);
      if (Math.abs(own - below) < 0.02) continue;
      const around = [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const;
      if (around.some(([i, j]) => contrastOf(own, luminanceAt(words, i, j)) > 1.15)) continue;
      all.push(contrastOf(own, below));
    }
  }
  // Strokes of small letters are all edge; they are of one colour.
  if (all.length < 20) return worstContrast(line, ground);
  return all.sort((one, other) => one - other)[Math.floor(all.length / 50)] ?? 0;
}

/** Contrast of a line's ink to the ground beneath it, but for the worst fiftieth: a single speck hides no letter. */
function worstContrast(line: WordLine, ground: Points): number {
  const ink = luminance(...line.ink);
  const all: number[] = [];
  for (let y = Math.ceil(line.top); y < line.top + line.height; y += 1) {
    for (
      let x = Math.max(0, Math.ceil(line.left));
      x < Math.min(ground.width, line.left + line.width);
      x += 1
    )
      all.push(contrastOf(ink, luminanceAt(ground, x, y)));
  }
  return all.sort((one, other) => one - other)[Math.floor(all.length / 50)] ?? 0;
}
