import { join } from "node:path";
import { rootFolder } from "../folders.ts";
import { runProcess } from "../run-process.ts";

/**
 * `npm run art -- <theme> [pictures]`: paints a theme's pictures anew and keeps them in `event-page/art/baked`
 * (docs/decisions/064). It takes about a minute a theme; nothing of it ever runs for a guest.
 */
export async function run(words: string[]): Promise<number> {
  const studio = join(rootFolder, "event-page", "art", "main.ts");
  return (await runProcess("node", [studio, ...words], { show: true })).code;
}
