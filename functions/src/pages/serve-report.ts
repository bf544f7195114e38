import { AppError } from "@janur/domain/errors";
import { reportInputSchema } from "@janur/domain/moderation/report";
import {
  renderReportPage,
  type ReportDraft,
  type ReportState,
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
import { keepReport } from "../nouns/report/keep-report.ts";

const statuses: Record<ReportState["kind"], number> = { form: 200, sent: 200, invalid: 400, limited: 429 };

/** `GET /event/{slug}/lapor?language=`: the form, for closed pages too. */
export async function serveReportForm(request: Request, slug: string): Promise<PreparedPage> {
  const found = await pageAt(request, slug, "lapor");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const language = askedLanguage(request, publication.content);
  const page = renderReportPage({ publication, language, state: { kind: "form" } });
  return preparePage(htmlPage(200, page, "never"));
}

/** `POST /event/{slug}/lapor`: thanks, or why the report was refused with all that was typed. */
export async function receiveReport(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const publication = await readPublication(slug);
  if (publication === null) return preparePage(notFoundPage());
  const { fields, isTooLarge } = read;
  const draft = draftOf(fields);
  const state: ReportState = isTooLarge
    ? { kind: "invalid", draft }
    : await keep(publication, draft, senderHash(request), new Date());
  const page = renderReportPage({ publication, language: languageOfForm(fields), state });
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
): Promise<ReportState> {
  const report = reportInputSchema.safeParse(draft);
  if (!report.success) return { kind: "invalid", draft };
  try {
    await keepReport(publication, report.data, sender, now);
    return { kind: "sent" };
  } catch (error) {
    if (error instanceof AppError) return { kind: "limited", draft };
    throw error;
  }
}
