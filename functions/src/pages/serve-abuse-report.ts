import { AppError } from "@janur/domain/errors";
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
  const page = renderAbuseReportPage({ publication, language, state: { kind: "form" } });
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
  return { reason: typed("reason"), text: typed("text"), contact: typed("contact") };
}

async function keep(
  publication: Publication,
  draft: ReportDraft,
  sender: string,
  now: Date,
): Promise<AbuseReportState> {
  const report = abuseReportInputSchema.safeParse(draft);
  if (!report.success) return { kind: "invalid", draft };
  try {
    await saveAbuseReport(publication, report.data, sender, now);
    return { kind: "sent" };
  } catch (error) {
    if (error instanceof AppError) return { kind: "limited", draft };
    throw error;
  }
}
