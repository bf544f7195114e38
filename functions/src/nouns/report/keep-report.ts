import { createHash } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/invitation/publication";
import type { ReportInput } from "@janur/domain/moderation/report";
import { requestNews } from "../../notify/notification/request-news.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { reportDocument } from "../../store/report-document.ts";

/**
 * Keeps a report with the page as everybody sees it now. The same words of the
 * same sender about the same page are one report.
 * @param sender keyed hash of the sender's address; neither it nor anything of the reporter reaches a log
 * @throws AppError `limit/too-many-requests`
 */
export async function keepReport(
  publication: Publication,
  report: ReportInput,
  sender: string,
  now: Date,
): Promise<void> {
  const { slug, invitationId, revision, content } = publication;
  const { reason, text, contact } = report;
  const hash = createHash("sha256")
    .update(JSON.stringify(["report", invitationId, sender, reason, text, contact]))
    .digest();
  const id = documentIdFromBytes(hash);
  const reference = reportDocument(id);
  if ((await reference.get()).exists) return;
  await countAttempt(["report", sender], limits.report.rate, now);
  const snapshot = { revision, content, senderName: publication.sender.name };
  // Of two at once the later one writes the same again.
  await reference.set({
    about: "page",
    id,
    reason,
    text,
    contact,
    status: "open",
    slug,
    invitationId,
    snapshot,
    createdAt: now,
    decision: null,
    request: null,
    appeal: null,
  });
  await requestNews(invitationId, now);
}
