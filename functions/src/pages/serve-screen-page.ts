import { renderScreenPage } from "@janur/event-page/pages/screen/screen-page";
import { htmlPage } from "./pages.ts";
import { preparePage, type PreparedPage } from "./response.ts";

/** Made once: it is the same for everybody. */
let prepared: PreparedPage | undefined;

/** `GET /layar`: the greeting screen; kept by nobody, and never told as a referrer. */
export function serveScreenPage(): Promise<PreparedPage> {
  prepared ??= preparePage({ ...htmlPage(200, renderScreenPage(), "never"), hasNoReferrer: true });
  return Promise.resolve(prepared);
}
