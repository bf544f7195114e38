import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readLock, shortHash, themesFolder } from "../lock.ts";

export const cardsLockFile = join(import.meta.dirname, "cards.lock.json");

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const cardSchema = z.strictObject({
  /** Of the theme's sheets and pictures; another one means that the card must be taken anew. */
  source: z.string(),
  /** Of the file's bytes. */
  print: z.string(),
  /** Where words may stand, in pixels of the card, and how they look there. */
  words: z.strictObject({
    left: z.int(),
    top: z.int(),
    width: z.int(),
    height: z.int(),
    isCentred: z.boolean(),
    /** Of the names, at most. */
    size: z.int(),
    colours: z.strictObject({ eyebrow: colour, names: colour, facts: colour }),
  }),
});
export type LockedCard = z.infer<typeof cardSchema>;

const lockSchema = z.record(z.string(), cardSchema);
export type CardsLock = z.infer<typeof lockSchema>;

export function readCardsLock(): CardsLock {
  return lockSchema.parse(JSON.parse(readFileSync(cardsLockFile, "utf8")));
}

/** Where the card of a theme lies: JPEG of 1200 × 630, the cover's art without a word. */
export function cardFile(theme: string): string {
  return join(import.meta.dirname, "prints", `${theme}.jpg`);
}

/** Where a theme says how it is offered, which paints no cover. */
const offered = /^export const offer\b/m;

/** Where the rules of a theme's sections begin, which paint no cover either. */
const inside = "/* inside";

/** What of a theme's file paints its cover. */
function painting(path: string): string {
  const [cover = ""] = readFileSync(join(themesFolder, path), "utf8").split(inside);
  return cover.split(offered)[0] ?? "";
}

/** Hash over what a theme's cover is painted with. */
export function cardSource(theme: string): string {
  const sheets = globSync(`${theme}/*.{css,ts}`, { cwd: themesFolder }).sort();
  const pictures = Object.entries(readLock()).flatMap(([id, locked]) =>
    id === theme ? Object.values(locked.pictures) : [],
  );
  return shortHash(sheets.map(painting).join("") + JSON.stringify(pictures.map(({ webp }) => webp.name)));
}
