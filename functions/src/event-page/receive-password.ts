import { primaryLanguage, visibleSection } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/publication";
import type { PublicWish } from "@janur/domain/wish";
import { renderClosedDocument } from "@janur/event-page/closed-document";
import { renderOpenedDocument } from "@janur/event-page/opened-page";
import { languageOfForm } from "@janur/event-page/rsvp-form";
import type { Request } from "firebase-functions/v2/https";
import { makePageProof } from "../page-access/page-proof.ts";
import { openByPassword } from "../page-access/unlock-page.ts";
import { httpStatus } from "../service/https-code.ts";
import { senderHash } from "../service/sender-hash.ts";
import { listWishes } from "../wish/list-wishes.ts";
import { withOwnCalendar } from "./own-calendar.ts";
import { htmlPage, notFoundPage, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { readPublication } from "./read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin, requestOrigin } from "./same-origin.ts";

/**
 * `POST /event/{slug}/masuk`: a closed page's password without script. Always
 * an uncached page of its own: the whole invitation, or the closed page and why.
 */
export async function receivePassword(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const closed = await readPublication(slug);
  if (closed?.settings.access !== "password") return preparePage(notFoundPage());
  const { fields } = read;
  const { content, invitationId } = closed;
  const asked = languageOfForm(fields);
  const language = content.languages.includes(asked) ? asked : primaryLanguage(content);
  const now = new Date();
  try {
    const password = (fields.get("password") ?? "").slice(0, limits.access.password.max);
    const publication = await openByPassword({ slug, invitationId, password }, senderHash(request), now);
    if (publication === null) throw new AppError("page/wrong-password");
    const proof = makePageProof(invitationId, publication.pageLock);
    const wishes = await firstWishes(publication);
    const opened = renderOpenedDocument({
      publication: withOwnCalendar(publication, language),
      language,
      now,
      proof,
      wishes,
    });
    return preparePage(htmlPage(200, opened, "never"));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code: refusal } = error;
    const origin = requestOrigin(request);
    const document = renderClosedDocument({ publication: closed, language, origin, refusal });
    return preparePage(htmlPage(httpStatus(refusal), document, "never"));
  }
}

async function firstWishes({ invitationId, content }: Publication): Promise<PublicWish[]> {
  if (visibleSection(content, "wishes") === undefined) return [];
  return (await listWishes(invitationId, null)).wishes;
}
