import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { languages } from "../../domain/src/text/language.ts";
import { cardSource } from "../../event-page/art/cards/cards-lock.ts";
import { picturedThemes } from "../../web/src/ui/art/pictured-themes.ts";
import { coverSizes, coversFolder, coversLockFile, shownDay } from "./cover-pictures.ts";

describe("the pictured covers: else run `npm run pictures -- covers`", () => {
  it.each(picturedThemes)("are those of today's themes (%s)", async (theme) => {
    const lock: unknown = JSON.parse(readFileSync(coversLockFile, "utf8"));
    expect(lock).toHaveProperty(theme, cardSource(theme));
    for (const language of languages) {
      for (const { ending, width, height, bytes } of coverSizes) {
        const file = readFileSync(join(coversFolder, `${theme}-${language}${ending}.avif`));
        expect(await sharp(file).metadata()).toMatchObject({ width, height });
        expect(file.length).toBeLessThanOrEqual(bytes);
      }
    }
  });

  it("show a day that has not passed", () => {
    expect(Date.parse(shownDay)).toBeGreaterThan(Date.now());
  });
});
