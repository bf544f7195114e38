import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cardFile, readCardsLock } from "../../event-page/art/cards/cards-lock.ts";

/** Writes the cards of themes with art as modules, one for each, that are loaded when one is drawn. */
export async function writeCards(generated: string): Promise<void> {
  const folder = join(generated, "cards");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const lock = readCardsLock();
  for (const [theme, { words }] of Object.entries(lock)) {
    const ground = (await readFile(cardFile(theme))).toString("base64");
    await writeFile(
      join(folder, `${theme}.ts`),
      `import type { ArtCard } from "../../preview/art-card.ts";\nexport const card: ArtCard = ${JSON.stringify({ ground, words })};\n`,
    );
  }
  const loaders = Object.keys(lock).map(
    (theme) => `  ${theme}: async () => (await import("./cards/${theme}.ts")).card,\n`,
  );
  await writeFile(
    join(generated, "cards.ts"),
    `import type { ThemeId } from "@janur/domain/content/theme";\nimport type { ArtCard } from "../preview/art-card.ts";\n/** Cards of themes with baked art, by theme. */\nexport const cards: Partial<Record<ThemeId, () => Promise<ArtCard>>> = {\n${loaders.join("")}};\n`,
  );
}
