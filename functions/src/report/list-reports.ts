import { titleOf } from "@janur/domain/content";
import type { Invitation } from "@janur/domain/invitation";
import { limits } from "@janur/domain/limits";
import { isNearEvent } from "@janur/domain/moderation";
import { paths } from "@janur/domain/paths";
import { reportSchema, snapshotParts, unhandledStatuses, type Report } from "@janur/domain/report";
import type { ReportCursor, ReportRow } from "@janur/domain/staff-callables";
import { FieldPath } from "firebase-admin/firestore";
import { converter, db } from "../firestore.ts";
import { invitationDocument } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { accountNames } from "../staff/account-names.ts";
import { eventDays } from "./event-days.ts";

/** A page of reports, the newest first, each with its page as it was then and as it stands now. */
export async function listReports(
  { isHandled, after }: { isHandled: boolean; after: ReportCursor | null },
  caller: AccountCaller,
  now: Date,
): Promise<{ reports: ReportRow[]; next: ReportCursor | null }> {
  const { page } = limits.report;
  const sorted = db()
    .collection(paths.reports())
    .withConverter(converter(reportSchema))
    .where("status", "in", isHandled ? ["handled"] : unhandledStatuses)
    .orderBy("createdAt", "desc")
    .orderBy(FieldPath.documentId(), "desc");
  const query = after === null ? sorted : sorted.startAfter(new Date(after.createdAt), after.id);
  const found = (await query.limit(page + 1).get()).docs.map((document) => document.data());
  const shown = found.slice(0, page);
  const invitations = await Promise.all(
    shown.map(async ({ invitationId }) => (await invitationDocument(invitationId).get()).data() ?? null),
  );
  const names = await accountNames([
    ...shown.flatMap(({ request }) => request?.by ?? []),
    ...invitations.flatMap((invitation) => invitation?.owner ?? []),
  ]);
  const last = found.length > page ? shown.at(-1) : undefined;
  return {
    reports: shown.map((report, index) =>
      reportRow(report, invitations[index] ?? null, { names, uid: caller.uid, now }),
    ),
    next: last === undefined ? null : { createdAt: last.createdAt.toISOString(), id: last.id },
  };
}

function reportRow(
  report: Report,
  invitation: Invitation | null,
  { names, uid, now }: { names: ReadonlyMap<string, string>; uid: string; now: Date },
): ReportRow {
  const { id, reason, text, contact, status, slug, snapshot, createdAt, decision, request, appeal } = report;
  return {
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
  report: Report,
  invitation: Invitation,
  names: ReadonlyMap<string, string>,
  now: Date,
): ReportRow["page"] {
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
