import { primaryLanguage, visibleSection } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/invitation/publication";
import type { PublicWish } from "@janur/domain/wish/wish";
import { renderClosedDocument } from "@janur/event-page/pages/closed/closed-document";
import { renderOpenedDocument } from "@janur/event-page/invitation/opened-page";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { Request } from "firebase-functions/v2/https";
import { makePageUnlockToken } from "../nouns/page-access/page-unlock-token.ts";
import { openByPassword } from "../nouns/page-access/unlock-page.ts";
import { noteRefusal } from "../platform/log/fault.ts";
import { httpStatus } from "../platform/http/https-code.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { listWishes } from "../nouns/wish/list-wishes.ts";
import { siteUrl } from "../platform/runtime.ts";
import { withOwnCalendar } from "../nouns/calendar/own-calendar.ts";
import { htmlPage, notFoundPage, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { readPublication } from "../store/read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { withSeatsLeft } from "../store/seat/seats-left.ts";
import { isSameOrigin } from "./same-origin.ts";

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
    const proof = makePageUnlockToken(invitationId, publication.pageLock);
    const wishes = await firstWishes(publication);
    const opened = renderOpenedDocument({
      publication: withOwnCalendar(await withSeatsLeft(publication, now), language),
      language,
      now,
      proof,
      wishes,
    });
    return preparePage(htmlPage(200, opened, "never"));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code: refusal } = error;
    noteRefusal("pagePassword", refusal);
    const origin = siteUrl();
    const document = renderClosedDocument({ publication: closed, language, origin, refusal });
    return preparePage(htmlPage(httpStatus(refusal), document, "never"));
  }
}

async function firstWishes({ invitationId, content }: Publication): Promise<PublicWish[]> {
  if (visibleSection(content, "wishes") === undefined) return [];
  return (await listWishes(invitationId, null)).wishes;
}
