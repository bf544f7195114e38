import { withDemo } from "../pictures/demo-browser.ts";
import { takeHelpPictures } from "../pictures/help-pictures.ts";
import { takePreviewPicture } from "../pictures/preview-picture.ts";
import { takeReadmePictures } from "../pictures/readme-pictures.ts";

/** `npm run pictures [-- readme|help|preview]`: takes the pictures anew of the suite that runs at JANUR_PORT_OFFSET with its demo data. */
export async function run(which: string[]): Promise<number> {
  await withDemo(async (browser, hostingUrl) => {
    const isAsked = (name: string) => which.length === 0 || which.includes(name);
    if (isAsked("readme")) await takeReadmePictures(browser, hostingUrl);
    if (isAsked("help")) await takeHelpPictures(browser, hostingUrl);
    if (isAsked("preview")) await takePreviewPicture(browser, hostingUrl);
  });
  return 0;
}
