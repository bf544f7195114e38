import { existsSync, rmSync, globSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { format } from "prettier";
import sharp from "sharp";
import {
  cardFile,
  cardSource,
  cardsLockFile,
  readCardsLock,
  type CardsLock,
  type LockedCard,
} from "../../event-page/art/cards/cards-lock.ts";
import { dressedThemes, shortHash } from "../../event-page/art/lock.ts";
import { themeIdSchema } from "../../domain/src/content/theme.ts";
import { coverColours } from "../../event-page/src/preview/preview-frames.ts";
import { themes } from "../../event-page/src/themes/themes.ts";
import { calmBox } from "./calm-box.ts";
import { cardSize, framingOf, type Framing } from "./framing.ts";
import { sampleShower } from "../contact-sheet/sample-page.ts";
import { launchBrowser } from "../pictures/demo-browser.ts";

/** CSS pixels of the column beside a laptop's cover. */
const column = 480;
/** Pixels of the card for one of the pane. */
const scale = 1200 / cardSize.width;

/** Takes the cover of each theme as its card: its art without a word, and where its words stand. */
export async function bakeCards(only: readonly string[], say: (line: string) => void): Promise<void> {
  const before: CardsLock = existsSync(cardsLockFile) ? readCardsLock() : {};
  const dressed = dressedThemes();
  const browser = await launchBrowser();
  const lock: CardsLock = {};
  try {
    const page = await browser.newPage({
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
      colorScheme: "light",
    });
    const show = await sampleShower();
    for (const theme of dressed) {
      const kept = before[theme];
      if (kept !== undefined && !only.includes(theme) && kept.source === cardSource(theme)) {
        lock[theme] = kept;
        continue;
      }
      const { pane, from, words: beside } = framingOf(theme);
      await page.setViewportSize({ width: pane.width + column, height: Math.ceil(pane.height) });
      await show(page, {
        theme: themeIdSchema.parse(theme),
        language: "id",
        names: "short",
        hasPhotos: false,
        isEasy: false,
      });
      const onCover = await wordsOf(page, theme);
      const words =
        beside === undefined ? onCover : { ...onCover, ...besideArt(theme, beside, onCover.colours) };
      const taken = await page.screenshot({ clip: { ...from, ...cardSize } });
      const print = await sharp(taken)
        .resize(1200, 630, { fit: "fill" })
        .jpeg({ quality: 84, chromaSubsampling: "4:4:4", mozjpeg: true })
        .toBuffer();
      writeFileSync(cardFile(theme), print);
      const calm = await calmBox(print, words.isCentred ? null : words.left);
      lock[theme] = { source: cardSource(theme), print: shortHash(print), words: { ...words, ...calm } };
      say(`${theme}: ${String(print.length)} B`);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(cardsLockFile, await format(JSON.stringify(lock), { parser: "json", printWidth: 110 }));
  const used = new Set(dressed.map(cardFile));
  for (const file of globSync(cardFile("*"))) if (!used.has(file)) rmSync(file);
}

/** How words look on the cover, which are hidden then. */
async function wordsOf(
  page: Page,
  theme: string,
): Promise<Omit<LockedCard["words"], "top" | "width" | "height">> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".cover > .to"))
      part.style.setProperty("display", "none", "important");
  });
  await page.waitForLoadState("networkidle");
  const measured = await page.evaluate(() => {
    const names = document.querySelector<HTMLElement>(".cover .names");
    const around = names?.parentElement;
    if (names == null || around == null) throw new Error("The cover has no names.");
    const style = getComputedStyle(names);
    const padding = Number.parseFloat(getComputedStyle(around).paddingLeft);
    const colourOf = (element: Element | null | undefined) =>
      element == null ? "rgba(0, 0, 0, 0)" : getComputedStyle(element).color;
    return {
      left: around.getBoundingClientRect().left + padding,
      isCentred: style.textAlign === "center",
      size: Number.parseFloat(style.fontSize),
      colours: {
        eyebrow: colourOf(document.querySelector(".cover .eyebrow")),
        names: colourOf(names.querySelector("span") ?? names),
        facts: colourOf([...around.children].at(-1)),
      },
    };
  });
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".cover .eyebrow"))
      part.style.setProperty("visibility", "hidden", "important");
    const names = document.querySelector<HTMLElement>(".cover .names");
    // What the names themselves are followed by may be ornament: only their letters go.
    for (const [property, value] of [
      ["background-image", "none"],
      ["color", "transparent"],
      ["-webkit-text-fill-color", "transparent"],
      ["text-shadow", "none"],
    ])
      names?.style.setProperty(property ?? "", value ?? "", "important");
    for (const part of names?.parentElement?.querySelectorAll<HTMLElement>("*") ?? [])
      if (part !== names) part.style.setProperty("visibility", "hidden", "important");
  });
  const { accent, ink } = coverColours(themes[themeIdSchema.parse(theme)]);
  const px = (value: number) => Math.round(value * scale);
  return {
    left: px(measured.left),
    isCentred: measured.isCentred,
    size: px(measured.size),
    colours: {
      eyebrow: hex(measured.colours.eyebrow, accent),
      names: hex(measured.colours.names, accent),
      facts: hex(measured.colours.facts, ink),
    },
  };
}

/** Words that stand beside the art instead of in it. */
function besideArt(
  theme: string,
  { left, coloured }: NonNullable<Framing["words"]>,
  onCover: LockedCard["words"]["colours"],
) {
  const { accent, ink } = coverColours(themes[themeIdSchema.parse(theme)]);
  const [said, name] = [ink.toLowerCase(), accent.toLowerCase()];
  return {
    left: Math.round(left * scale),
    isCentred: false,
    colours: coloured === "cover" ? onCover : { eyebrow: said, names: name, facts: said },
  };
}

/** A computed colour; `otherwise` where letters are cut out of a picture and have none. */
function hex(computed: string, otherwise: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...computed.matchAll(/[\d.]+/g)].map(Number);
  if (alpha < 0.5) return otherwise.toLowerCase();
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}
