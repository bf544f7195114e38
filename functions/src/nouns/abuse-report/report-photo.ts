import { AppError } from "@janur/domain/errors";
import type { AbuseReportInput } from "@janur/domain/moderation/abuse-report";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { saveAbuseReport } from "./save-report.ts";
import { albumPage } from "../album/album-sender.ts";

/**
 * Tells the staff about a picture that everybody sees.
 * @throws AppError `link/invalid` for a page that is not there, `album/not-found`, `limit/too-many-requests`
 */
export async function reportAlbumPhoto(
  input: { invitationId: string; slug: string; photoId: string; report: AbuseReportInput },
  { sender }: Pick<GuestCaller, "sender">,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId, slug, photoId, report } = input;
  const publication = await albumPage(slug, invitationId);
  const photo = (await albumPhotoDocument(invitationId, photoId).get()).data();
  if (photo?.state !== "shown") throw new AppError("album/not-found");
  await saveAbuseReport(publication, report, sender, now, photo);
  return {};
}
