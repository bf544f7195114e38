import { primaryLanguage, type Content } from "@janur/domain/content";
import type { Language } from "@janur/domain/language";
import { isClosed } from "@janur/domain/publication";
import { renderClosedDocument } from "@janur/event-page/closed-document";
import { renderEventDocument } from "@janur/event-page/document";
import type { Request } from "firebase-functions/v2/https";
import { atMost } from "../service/at-most.ts";
import { sharedPage } from "./page-cache.ts";
import { htmlPage, movedPage, notFoundPage, suspendedPage } from "./pages.ts";
import { readSlug } from "./read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { requestOrigin } from "./same-origin.ts";

/** An instance has one processor and 256 MiB; while some are rendered, others are read. */
const inTurn = atMost(4);

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
  const isEasy = "mudah" in request.query;
  const make = () => inTurn(() => makePage(route, { isFresh, origin, isEasy, now }));
  return isFresh ? make() : sharedPage(key, now.getTime(), make);
}

async function makePage(
  route: { slug: string; language: Language | null },
  asked: { isFresh: boolean; origin: string; isEasy: boolean; now: Date },
): Promise<PreparedPage> {
  const { isFresh, origin, isEasy, now } = asked;
  const cache = isFresh ? "never" : "shared";
  const found = await readSlug(route.slug);
  if (found === null) return preparePage(notFoundPage());
  if (found.kind === "forward") return preparePage(movedPage(found.slug, route.language ?? "", cache));
  if (found.kind === "suspended") return preparePage(suspendedPage(cache));
  const { publication } = found;
  const language = languageOf(publication.content, route.language);
  if (language === null) return preparePage(notFoundPage());
  const shown = { publication, language, origin, isEasy };
  const document = isClosed(publication)
    ? renderClosedDocument(shown)
    : renderEventDocument({ ...shown, now });
  return preparePage(htmlPage(200, document, cache));
}

/** Null for a language that the invitation does not have, and for a second address of the primary one. */
function languageOf(content: Content, asked: Language | null): Language | null {
  if (asked === null) return primaryLanguage(content);
  return asked !== primaryLanguage(content) && content.languages.includes(asked) ? asked : null;
}
