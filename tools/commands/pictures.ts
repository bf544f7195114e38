import type { Browser } from "@playwright/test";
import { launchBrowser, withDemo } from "../pictures/demo-browser.ts";
import { takeCoverPictures } from "../pictures/cover-pictures.ts";
import { takeDoorIcons } from "../pictures/door-icons.ts";
import { takeHelpPictures } from "../pictures/help-pictures.ts";
import { takePreviewPicture } from "../pictures/preview-picture.ts";
import { takeReadmePictures } from "../pictures/readme-pictures.ts";
import { takeThemePictures } from "../pictures/theme-pictures.ts";

/**
 * `npm run pictures [-- readme|help|preview|themes|covers|icons]`: takes the pictures anew of the suite that runs at JANUR_PORT_OFFSET
 * with its demo data; those of the themes and of covers need no suite, only a build, and icons nothing.
 */
export async function run(which: string[]): Promise<number> {
  const isAsked = (name: string) => which.length === 0 || which.includes(name);
  if (isAsked("themes")) await withBrowser(takeThemePictures);
  if (isAsked("covers")) await withBrowser(takeCoverPictures);
  if (isAsked("icons")) await takeDoorIcons();
  if (isAsked("readme") || isAsked("help") || isAsked("preview")) {
    await withDemo(async (browser, hostingUrl) => {
      if (isAsked("readme")) await takeReadmePictures(browser, hostingUrl);
      if (isAsked("help")) await takeHelpPictures(browser, hostingUrl);
      if (isAsked("preview")) await takePreviewPicture(browser, hostingUrl);
    });
  }
  return 0;
}

async function withBrowser(take: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    await take(browser);
  } finally {
    await browser.close();
  }
}
