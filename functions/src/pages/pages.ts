import type { Publication } from "@janur/domain/invitation/publication";
import type { HtmlDocument } from "@janur/event-page/document/html-document";
import {
  renderNoPage,
  renderNotFound,
  renderPaused,
  renderSuspended,
  renderUnavailable,
} from "@janur/event-page/pages/state/state-page";
import type { Request } from "firebase-functions/v2/https";
import { readSlug } from "../store/read-publication.ts";
import type { CacheRule, Page } from "./response.ts";

/** An HTML page under its own Content-Security-Policy. */
export function htmlPage(status: number, { html, csp }: HtmlDocument, cache: CacheRule): Page {
  return { status, contentType: "text/html; charset=utf-8", body: html, csp, cache };
}

/** For addresses beside the invitations that lead nowhere, never cached. */
export function noPage(): Page {
  return htmlPage(404, renderNoPage(), "never");
}

/** Made once: whoever guesses addresses asks for nothing else. */
let notFound: Page | undefined;

/** The same for unknown, malformed and unpublished addresses, never cached. */
export function notFoundPage(): Page {
  return (notFound ??= htmlPage(404, renderNotFound(), "never"));
}

let suspended: HtmlDocument | undefined;

/** A page that the staff took away, the same for all of them. Lifting it is seen as soon as publishing is. */
export function suspendedPage(cache: CacheRule): Page {
  return htmlPage(403, (suspended ??= renderSuspended()), cache);
}

/**
 * An earlier slug: the browser keeps the fragment, and with it the guest's name and token.
 * @param rest of the address behind the slug, e.g. `en` or `calendar.ics?ceremony=akad`; empty for the page itself
 */
export function movedPage(slug: string, rest: string, cache: CacheRule): Page {
  const location = rest === "" ? `/event/${slug}` : `/event/${slug}/${rest}`;
  return { status: 302, contentType: "text/plain; charset=utf-8", body: location, cache, location };
}

/**
 * The page under a slug, or what answers in its place: not found, or the way to
 * the slug that it moved to.
 * @param rest of the address behind the slug, e.g. `lapor`
 */
export async function pageAt(
  request: Request,
  slug: string,
  rest: string,
): Promise<{ publication: Publication } | { elsewhere: Page }> {
  const found = await readSlug(slug);
  if (found === null) return { elsewhere: notFoundPage() };
  if (found.kind === "page") return { publication: found.publication };
  if (found.kind === "suspended") return { elsewhere: suspendedPage("never") };
  const { search } = new URL(request.url, "http://localhost");
  return { elsewhere: movedPage(found.slug, `${rest}${search}`, "never") };
}

/** Something of ours failed; the invitation itself is safe. */
export function unavailablePage(): Page {
  return htmlPage(503, renderUnavailable(), "never");
}

/** A form that is not taken for now, because the staff has stopped it. */
export function pausedPage(): Page {
  return htmlPage(503, renderPaused(), "never");
}

/** A form that is not ours to read: wrong origin or wrong type. */
export function refusedFormPage(status: 403 | 415): Page {
  return { ...unavailablePage(), status };
}

/** Somebody asks more than anybody reads; a moment later it is there again. */
export function tooManyPage(): Page {
  return { ...unavailablePage(), status: 429 };
}
