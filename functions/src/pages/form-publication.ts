import { primaryLanguage } from "@janur/domain/content/content";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { renderClosedDocument } from "@janur/event-page/pages/closed/closed-document";
import type { PageData } from "@janur/event-page/invitation/data/page-data";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { Request } from "firebase-functions/v2/https";
import { findGuestByLink } from "../nouns/guest/find-guest-by-link.ts";
import { openPublication } from "../nouns/page-access/open-publication.ts";
import { httpStatus } from "../platform/http/https-code.ts";
import { siteUrl } from "../platform/runtime.ts";
import { htmlPage, notFoundPage } from "./pages.ts";
import { readPublication } from "../store/read-publication.ts";
import type { Page } from "./response.ts";

/** The page that a plain form stood on, as far as the form's own token or proof opens it. */
export type FormPublication =
  | { kind: "open"; publication: Publication & Pick<PageData, "proof"> }
  /** There is no such page, or it is closed. */
  | { kind: "shut"; page: Page };

/** Forms of a closed page have to prove again what opened it; a link is looked up before anything is shown. */
export async function readFormPublication(
  request: Request,
  slug: string,
  fields: URLSearchParams,
): Promise<FormPublication> {
  const publication = await readPublication(slug);
  if (publication === null) return { kind: "shut", page: notFoundPage() };
  const token = fields.get("token") || null;
  const proof = fields.get("proof") ?? "";
  const isLost =
    isClosed(publication) &&
    token !== null &&
    (await findGuestByLink(publication.invitationId, token)) === null;
  const opened = await openPublication(publication, { token: isLost ? null : token, proof });
  if (opened === null) return { kind: "shut", page: lockedPage(request, publication, fields) };
  return { kind: "open", publication: isClosed(opened) && proof !== "" ? { ...opened, proof } : opened };
}

function lockedPage(request: Request, publication: Publication, fields: URLSearchParams): Page {
  const { content } = publication;
  const asked = languageOfForm(fields);
  const language = content.languages.includes(asked) ? asked : primaryLanguage(content);
  const refusal = "page/locked";
  const origin = siteUrl();
  const document = renderClosedDocument({ publication, language, origin, refusal });
  return htmlPage(httpStatus(refusal), document, "never");
}
