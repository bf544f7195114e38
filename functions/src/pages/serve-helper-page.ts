import type { Language } from "@janur/domain/text/language";
import { renderHelperPage } from "@janur/event-page/pages/helper/helper-page";
import { htmlPage } from "./pages.ts";
import { preparePage, type PreparedPage } from "./response.ts";

/** Made once per language: it is the same for everybody. */
const prepared: Partial<Record<Language, PreparedPage>> = {};

/** `GET /bantu` and `/bantu/en`: the page of a helper; kept by nobody, and never told as a referrer. */
export function serveHelperPage(language: Language): Promise<PreparedPage> {
  const page = (prepared[language] ??= preparePage({
    ...htmlPage(200, renderHelperPage(language), "never"),
    hasNoReferrer: true,
  }));
  return Promise.resolve(page);
}
