import { limits } from "@janur/domain/limits";
import { reportSchema, type Report } from "@janur/domain/chat/message-report";
import { paths } from "@janur/domain/paths";
import { unhandledStatuses } from "@janur/domain/moderation/abuse-report";
import type { AbuseReportCursor, AbuseReportRow } from "@janur/domain/contracts/staff-callables";
import { FieldPath } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { accountNames } from "../staff/account-names.ts";
import { messageReportRow } from "./message-report-row.ts";
import { pageReportRow } from "./page-report-row.ts";

/** A page of reports, the newest first, each with what was reported as it was then and as it stands now. */
export async function listAbuseReports(
  { isHandled, after }: { isHandled: boolean; after: AbuseReportCursor | null },
  caller: AccountCaller,
  now: Date,
): Promise<{ reports: AbuseReportRow[]; next: AbuseReportCursor | null }> {
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
    shown.map(async ({ invitationId }) =>
      invitationId === null ? null : ((await invitationDocument(invitationId).get()).data() ?? null),
    ),
  );
  const names = await accountNames([
    ...shown.flatMap(namedIn),
    ...invitations.flatMap((invitation) => invitation?.owner ?? []),
  ]);
  const last = found.length > page ? shown.at(-1) : undefined;
  const reports = shown.map((report, index) => {
    const invitation = invitations[index] ?? null;
    return report.about === "page"
      ? Promise.resolve(pageReportRow(report, invitation, { names, uid: caller.uid, now }))
      : messageReportRow(report, invitation, { names, now });
  });
  return {
    reports: await Promise.all(reports),
    next: last === undefined ? null : { createdAt: last.createdAt.toISOString(), id: last.id },
  };
}

function namedIn(report: Report): string[] {
  const uid = report.about === "page" ? report.request?.by : report.by;
  return uid == null ? [] : [uid];
}
