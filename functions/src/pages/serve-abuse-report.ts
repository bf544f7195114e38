import { AppError } from "@janur/domain/errors";
import { documentIdSchema } from "@janur/domain/id";
import { abuseReportInputSchema } from "@janur/domain/moderation/abuse-report";
import {
  renderAbuseReportPage,
  type ReportDraft,
  type AbuseReportState,
} from "@janur/event-page/pages/abuse-report/report-page";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { Publication } from "@janur/domain/invitation/publication";
import type { Request } from "firebase-functions/v2/https";
import { askedLanguage } from "./asked-language.ts";
import { htmlPage, notFoundPage, pageAt, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { readPublication } from "../store/read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { reportAlbumPhoto } from "../nouns/abuse-report/report-photo.ts";
import { saveAbuseReport } from "../nouns/abuse-report/save-report.ts";

const statuses: Record<AbuseReportState["kind"], number> = {
  form: 200,
  sent: 200,
  invalid: 400,
  limited: 429,
};

/** `GET /event/{slug}/lapor?language=`: the form, for closed pages too. */
export async function serveAbuseReportForm(request: Request, slug: string): Promise<PreparedPage> {
  const found = await pageAt(request, slug, "lapor");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const language = askedLanguage(request, publication.content);
  const asked = request.query["photo"];
  const photo = typeof asked === "string" && documentIdSchema.safeParse(asked).success ? asked : "";
  const page = renderAbuseReportPage({ publication, language, state: { kind: "form", photo } });
  return preparePage(htmlPage(200, page, "never"));
}

/** `POST /event/{slug}/lapor`: thanks, or why the report was refused with all that was typed. */
export async function receiveAbuseReport(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const publication = await readPublication(slug);
  if (publication === null) return preparePage(notFoundPage());
  const { fields, isTooLarge } = read;
  const draft = draftOf(fields);
  const state: AbuseReportState = isTooLarge
    ? { kind: "invalid", draft }
    : await keep(publication, draft, senderHash(request), new Date());
  const page = renderAbuseReportPage({ publication, language: languageOfForm(fields), state });
  return preparePage(htmlPage(isTooLarge ? 413 : statuses[state.kind], page, "never"));
}

function draftOf(fields: URLSearchParams): ReportDraft {
  const typed = (name: string) => fields.get(name) ?? "";
  return { reason: typed("reason"), text: typed("text"), contact: typed("contact"), photo: typed("photo") };
}

async function keep(
  publication: Publication,
  draft: ReportDraft,
  sender: string,
  now: Date,
): Promise<AbuseReportState> {
  const { photo, ...said } = draft;
  const report = abuseReportInputSchema.safeParse(said);
  if (!report.success) return { kind: "invalid", draft };
  try {
    const photoId = documentIdSchema.safeParse(photo).data;
    if (photoId === undefined) await saveAbuseReport(publication, report.data, sender, now);
    else {
      const { invitationId, slug } = publication;
      await reportAlbumPhoto({ invitationId, slug, photoId, report: report.data }, { sender }, now);
    }
    return { kind: "sent" };
  } catch (error) {
    // Gone already: what was reported cannot be seen any more.
    if (error instanceof AppError && error.code === "album/not-found") return { kind: "sent" };
    if (error instanceof AppError) return { kind: "limited", draft };
    throw error;
  }
}
