import { createHash } from "node:crypto";
import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type { Publication } from "@janur/domain/invitation/publication";
import type { AbuseReportInput } from "@janur/domain/moderation/abuse-report";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { keepAlbumPicture } from "./report-picture.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

/**
 * Keeps a report with the page as everybody sees it now. The same words of the
 * same sender about the same page are one report.
 * @param photo of its album, where that is meant; a copy is kept, because hiding takes it from everybody
 * @param sender keyed hash of the sender's address; neither it nor anything of the reporter reaches a log
 * @throws AppError `limit/too-many-requests`
 */
export async function saveAbuseReport(
  publication: Publication,
  report: AbuseReportInput,
  sender: string,
  now: Date,
  photo: AlbumPhoto | null = null,
): Promise<void> {
  const { slug, invitationId, revision, content } = publication;
  const { reason, text, contact } = report;
  const hash = createHash("sha256")
    .update(
      JSON.stringify([
        "report",
        invitationId,
        sender,
        reason,
        text,
        contact,
        ...(photo === null ? [] : [photo.id]),
      ]),
    )
    .digest();
  const id = documentIdFromBytes(hash);
  const reference = abuseReportDocument(id);
  if ((await reference.get()).exists) return;
  await countAttempt(["report", sender], limits.report.rate, now);
  const snapshot = { revision, content, senderName: publication.sender.name };
  if (photo !== null) await keepAlbumPicture(id, photo);
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
    photo:
      photo?.picture == null
        ? null
        : { id: photo.id, by: photo.by, width: photo.picture.width, height: photo.picture.height },
    decision: null,
    request: null,
    appeal: null,
  });
  await requestNotifications(invitationId, now, "reports");
}
