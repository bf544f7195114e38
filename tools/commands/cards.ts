import { bakeCards } from "../cards/bake-cards.ts";

/**
 * `npm run cards -- [themes]`: takes the covers of themes with art as cards for link previews, all whose art changed and
 * those that are named. Build before: `npm run build`.
 */
export async function run(themes: string[]): Promise<number> {
  await bakeCards(themes, (line) => {
    process.stdout.write(`${line}\n`);
  });
  return 0;
}
