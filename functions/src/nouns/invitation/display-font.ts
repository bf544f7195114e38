import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Content } from "@janur/domain/content/content";
import { cutDisplayFont } from "@janur/event-page/fonts/cut-display-font";
import { displayFontFile } from "@janur/event-page/fonts/display-font";
import { wornTheme } from "@janur/event-page/themes/worn-theme";
import * as logger from "firebase-functions/logger";
import { faultOf } from "../../platform/log/fault.ts";

const require = createRequire(import.meta.url);

/**
 * The theme's display face cut to the letters of names and headings, so that
 * it travels inside the page and names stand right in the first frame.
 * @returns woff2 as base64, or null when it cannot be cut (the page then shows its fallback face)
 */
export async function subsetDisplayFont(content: Content): Promise<string | null> {
  try {
    const { default: subsetFont } = await import("subset-font");
    const font = await readFile(require.resolve(displayFontFile(wornTheme(content))));
    return await cutDisplayFont(font, content, subsetFont);
  } catch (error) {
    logger.error("display font not cut", { theme: content.theme, fault: faultOf(error) });
    return null;
  }
}
