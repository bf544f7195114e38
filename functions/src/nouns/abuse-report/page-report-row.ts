import { reportPicturePath } from "@janur/domain/chat/message-report";
import { titleOf } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isNearEvent } from "@janur/domain/moderation/moderation";
import { snapshotParts, type PageReport } from "@janur/domain/moderation/abuse-report";
import type { PageReportRow } from "@janur/domain/contracts/staff-callables";
import { makePictureKey } from "../chat/picture-key.ts";
import { reportPictureScope } from "./report-picture-file.ts";
import { eventDays } from "./event-days.ts";

interface SeenBy {
  names: ReadonlyMap<string, string>;
  uid: string;
  now: Date;
}

/** A reported page as the staff sees it: as it was then, and as it stands now. */
export function pageReportRow(
  report: PageReport,
  invitation: Invitation | null,
  { names, uid, now }: SeenBy,
): PageReportRow {
  const { id, reason, text, contact, status, slug, snapshot, createdAt, decision, request, appeal } = report;
  const { photo } = report;
  return {
    about: "page",
    id,
    reason,
    text,
    contact,
    status,
    slug,
    createdAt: createdAt.toISOString(),
    snapshot: {
      title: titleOf(snapshot.content),
      senderName: snapshot.senderName,
      parts: snapshotParts(snapshot.content),
    },
    photo:
      photo === null
        ? null
        : {
            by: photo.by,
            width: photo.width,
            height: photo.height,
            path: reportPicturePath(id, makePictureKey(reportPictureScope(id), now)),
          },
    decision: decision === null ? null : { ...decision, at: decision.at.toISOString() },
    request:
      request === null
        ? null
        : {
            byName: names.get(request.by) ?? null,
            isMine: request.by === uid,
            at: request.at.toISOString(),
          },
    appeal: appeal === null ? null : { ...appeal, at: appeal.at.toISOString() },
    page: invitation === null ? null : pageNow(report, invitation, names, now),
  };
}

function pageNow(
  report: PageReport,
  invitation: Invitation,
  names: ReadonlyMap<string, string>,
  now: Date,
): PageReportRow["page"] {
  const { slug, status, owner, moderation } = invitation;
  const { areGiftsHidden, isSuspended } = moderation;
  return {
    slug,
    status,
    ownerUid: owner,
    ownerName: names.get(owner) ?? null,
    areGiftsHidden,
    isSuspended,
    needsConsent: isNearEvent(eventDays(report, invitation), now),
  };
}
