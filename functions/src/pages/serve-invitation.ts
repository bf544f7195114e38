import { primaryLanguage, type Content } from "@janur/domain/content/content";
import type { Language } from "@janur/domain/text/language";
import { pageLimits } from "@janur/domain/limits/page-limits";
import { isClosed } from "@janur/domain/invitation/publication";
import { renderClosedDocument } from "@janur/event-page/pages/closed/closed-document";
import { renderEventDocument } from "@janur/event-page/invitation/document";
import type { Request } from "firebase-functions/v2/https";
import { atMost } from "../platform/limits/at-most.ts";
import { SenderCounts } from "../platform/limits/sender-counts.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { siteUrl } from "../platform/runtime.ts";
import { sharedPage } from "./page-cache.ts";
import { htmlPage, movedPage, notFoundPage, suspendedPage } from "./pages.ts";
import { readSlug } from "../store/read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { withSeatsLeft } from "../store/seat/seats-left.ts";

/** An instance has one processor and 256 MiB; while some are rendered, others are read. */
const inTurn = atMost(4);

/** In the memory of this instance; whoever goes beyond it is served all the same. */
const freshCopies = new SenderCounts(pageLimits.fresh);

/**
 * The one page that all guests of an invitation share, per language; of a closed
 * one it is the page that says how to open it. `?mudah` asks for the one in
 * large type, which is shared alike, and `?v=` for a fresh copy of one's own (the
 * host's "Lihat halaman"), so many of which a sender gets in a while. Of other
 * queries nothing is known: they neither change the page nor pass by the shared one.
 */
export async function serveInvitation(
  request: Request,
  route: { slug: string; language: Language | null },
): Promise<PreparedPage> {
  const isEasy = "mudah" in request.query;
  const now = new Date();
  const make = (isFresh: boolean) => () => inTurn(() => makePage(route, { isFresh, isEasy, now }));
  const shared = () =>
    sharedPage(`${route.slug}/${route.language ?? ""}${isEasy ? "?mudah" : ""}`, now.getTime(), make(false));
  if (!("v" in request.query)) return shared();
  const sender = senderHash(request);
  if (freshCopies.isFull(sender, now)) return { ...(await shared()), cache: "never" };
  freshCopies.add(sender, now);
  return make(true)();
}

async function makePage(
  route: { slug: string; language: Language | null },
  asked: { isFresh: boolean; isEasy: boolean; now: Date },
): Promise<PreparedPage> {
  const { isFresh, isEasy, now } = asked;
  const cache = isFresh ? "never" : "shared";
  const found = await readSlug(route.slug);
  if (found === null) return preparePage(notFoundPage());
  if (found.kind === "forward") return preparePage(movedPage(found.slug, route.language ?? "", cache));
  if (found.kind === "suspended") return preparePage(suspendedPage(cache));
  const { publication } = found;
  const language = languageOf(publication.content, route.language);
  if (language === null) return preparePage(notFoundPage());
  const shown = { publication, language, origin: siteUrl(), isEasy };
  const document = isClosed(publication)
    ? renderClosedDocument(shown)
    : renderEventDocument({ ...shown, publication: await withSeatsLeft(publication, now), now });
  return preparePage(htmlPage(200, document, cache));
}

/** Null for a language that the invitation does not have, and for a second address of the primary one. */
function languageOf(content: Content, asked: Language | null): Language | null {
  if (asked === null) return primaryLanguage(content);
  return asked !== primaryLanguage(content) && content.languages.includes(asked) ? asked : null;
}
