import type { Language } from "@janur/domain/language";
import { renderHelperPage } from "@janur/event-page/helper-page";
import { htmlPage } from "../event-page/pages.ts";
import { preparePage, type PreparedPage } from "../event-page/response.ts";

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
