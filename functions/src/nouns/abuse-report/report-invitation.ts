import { AppError } from "@janur/domain/errors";
import type { AbuseReportInput } from "@janur/domain/moderation/abuse-report";
import { readPublication } from "../../store/read-publication.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { saveAbuseReport } from "./save-report.ts";

/**
 * Tells us about a page that should not be there; whoever sees its address may, so closed ones too.
 * @throws AppError `link/invalid` for a page that is not there, `limit/too-many-requests`
 */
export async function reportInvitation(
  input: { invitationId: string; slug: string; report: AbuseReportInput },
  caller: GuestCaller,
  now: Date,
): Promise<Record<string, never>> {
  const publication = await readPublication(input.slug);
  if (publication?.invitationId !== input.invitationId) throw new AppError("link/invalid");
  await saveAbuseReport(publication, input.report, caller.sender, now);
  return {};
}
