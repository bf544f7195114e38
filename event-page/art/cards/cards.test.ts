import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dressedThemes, shortHash } from "../lock.ts";
import { cardFile, cardSource, readCardsLock } from "./cards-lock.ts";

const lock = readCardsLock();

describe("cards of themes with art", () => {
  it("are there for every one of them, and nothing else is", () => {
    expect(Object.keys(lock)).toEqual(dressedThemes());
    expect(globSync(cardFile("*")).sort()).toEqual(dressedThemes().map(cardFile));
  });

  it.each(Object.entries(lock))(
    "are the picture of today's cover: else run `npm run cards` (%s)",
    async (theme, card) => {
      expect(cardSource(theme)).toBe(card.source);
      const bytes = readFileSync(cardFile(theme));
      expect(shortHash(bytes)).toBe(card.print);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      const { left, top, width, height } = card.words;
      expect(left + width).toBeLessThanOrEqual(1200);
      expect(top + height).toBeLessThanOrEqual(630);
    },
  );
});
