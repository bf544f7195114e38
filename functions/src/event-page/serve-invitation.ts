import { primaryLanguage, type Content } from "@janur/domain/content";
import type { Language } from "@janur/domain/language";
import { isClosed } from "@janur/domain/publication";
import { renderClosedDocument } from "@janur/event-page/closed-document";
import { renderEventDocument } from "@janur/event-page/document";
import type { Request } from "firebase-functions/v2/https";
import { cachedPage, keepPage } from "./page-cache.ts";
import { htmlPage, movedPage, notFoundPage } from "./pages.ts";
import { readSlug } from "./read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { requestOrigin } from "./same-origin.ts";

/**
 * The one page that all guests of an invitation share, per language; of a closed
 * one it is the page that says how to open it. Any query
 * asks for a fresh copy of its own (the host's "Lihat halaman" uses `?v=`), and
 * `?mudah` for the one in large type.
 */
export async function serveInvitation(
  request: Request,
  route: { slug: string; language: Language | null },
): Promise<PreparedPage> {
  const isFresh = Object.keys(request.query).length > 0;
  const origin = requestOrigin(request);
  const key = `${origin}/${route.slug}/${route.language ?? ""}`;
  const now = new Date();
  const kept = isFresh ? undefined : cachedPage(key, now.getTime());
  if (kept !== undefined) return kept;
  const found = await readSlug(route.slug);
  if (found === null) return preparePage(notFoundPage());
  if (found.kind === "forward")
    return preparePage(movedPage(found.slug, route.language ?? "", isFresh ? "never" : "shared"));
  const { publication } = found;
  const language = languageOf(publication.content, route.language);
  if (language === null) return preparePage(notFoundPage());
  const shown = { publication, language, origin, isEasy: "mudah" in request.query };
  const document = isClosed(publication)
    ? renderClosedDocument(shown)
    : renderEventDocument({ ...shown, now });
  const page = preparePage(htmlPage(200, document, isFresh ? "never" : "shared"));
  if (!isFresh) keepPage(key, page, now.getTime());
  return page;
}

/** Null for a language that the invitation does not have, and for a second address of the primary one. */
function languageOf(content: Content, asked: Language | null): Language | null {
  if (asked === null) return primaryLanguage(content);
  return asked !== primaryLanguage(content) && content.languages.includes(asked) ? asked : null;
}
