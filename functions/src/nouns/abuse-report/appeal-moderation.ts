import { AppError } from "@janur/domain/errors";
import { mayAppeal } from "@janur/domain/moderation/moderation";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

/**
 * Keeps what an owner says against a decision, once; its report stands before
 * the staff again.
 * @throws AppError `invitation/wrong-status` where there is nothing to say it against, or it was said before
 */
export async function appealModeration(
  { invitationId, text }: { invitationId: string; text: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<Record<string, never>> {
  await withInvitation(invitationId, caller, async (invitation, transaction) => {
    const { moderation, status } = invitation;
    const { reportId } = moderation;
    const isKnown =
      mayAppeal(moderation) &&
      reportId !== null &&
      (await transaction.get(abuseReportDocument(reportId))).exists;
    if (!isKnown) throw new AppError("invitation/wrong-status", { status });
    transaction.update(abuseReportDocument(reportId), {
      status: "appealed",
      appeal: { text, at: now },
      request: null,
    });
    transaction.update(invitationDocument(invitationId), { moderation: { ...moderation, appealedAt: now } });
  });
  return {};
}
