import { AppError } from "@janur/domain/errors";
import { languageOfForm, parseRsvpForm, type RsvpFormInput } from "@janur/event-page/invitation/rsvp-form";
import { renderRsvpRefusedPage, renderRsvpSavedPage } from "@janur/event-page/pages/state/state-page";
import type { Publication } from "@janur/domain/invitation/publication";
import type { Request } from "firebase-functions/v2/https";
import { httpStatus } from "../platform/http/https-code.ts";
import { guestCodePicture } from "../nouns/door/guest-code.ts";
import { findGuestByLink } from "../nouns/guest/find-guest-by-link.ts";
import { saveAnswer } from "../nouns/rsvp/save-answer.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { requireOpen } from "../store/service/switches.ts";
import { siteUrl } from "../platform/runtime.ts";
import { readFormPublication } from "./form-publication.ts";
import { htmlPage, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";

/**
 * `POST /event/{slug}/rsvp`: an answer without script. Always an uncached page
 * of its own: what was noted with the personal link, or why it was refused
 * with all that was typed.
 */
export async function receiveRsvpForm(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const { fields, isTooLarge } = read;
  const found = await readFormPublication(request, slug, fields);
  if (found.kind === "shut") return preparePage(found.page);
  const { publication } = found;
  const now = new Date();
  const sender = senderHash(request);
  const parsed = parseRsvpForm(fields, sender);
  try {
    await requireOpen("writing");
    if (isTooLarge) throw new AppError("input/too-large", { fields: parsed.ok ? [] : parsed.fields });
    if (!parsed.ok) throw new AppError("input/invalid", { fields: parsed.fields });
    const { language, ...typed } = parsed.form;
    const { guest, token } = await saveAnswer(publication, { ...typed, sender }, now);
    const origin = siteUrl();
    const doorCode = guestCodePicture(publication, guest);
    const saved = renderRsvpSavedPage({ publication, language, origin, guest, token, now, doorCode });
    return preparePage(htmlPage(200, saved, "never"));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const refused = renderRsvpRefusedPage({
      publication,
      language: languageOfForm(fields),
      code: error.code,
      params: error.params,
      fields,
      guest: await guestOfForm(publication, parsed.ok ? parsed.form : null),
      now,
    });
    return preparePage(htmlPage(httpStatus(error.code), refused, "never"));
  }
}

/** The guest of a form's genuine token, so that the refused form still knows their seats. */
async function guestOfForm(publication: Publication, form: RsvpFormInput | null) {
  if (form?.token == null) return null;
  return findGuestByLink(publication.invitationId, form.token);
}
