import { withDemo } from "../pictures/demo-browser.ts";
import { takeHelpPictures } from "../pictures/help-pictures.ts";
import { takeReadmePictures } from "../pictures/readme-pictures.ts";

/** `npm run pictures [-- readme|help]`: takes the pictures anew of the suite that runs at JANUR_PORT_OFFSET with its demo data. */
export async function run(which: string[]): Promise<number> {
  await withDemo(async (browser, hostingUrl) => {
    if (!which.includes("help")) await takeReadmePictures(browser, hostingUrl);
    if (!which.includes("readme")) await takeHelpPictures(browser, hostingUrl);
  });
  return 0;
}
