import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation";
import { isNearEvent, moderated, type ReportAction } from "@janur/domain/moderation";
import type { ModerationDecision } from "@janur/domain/notification";
import type { Report, ReportStatus } from "@janur/domain/report";
import type { Transaction } from "firebase-admin/firestore";
import { db } from "../firestore.ts";
import { invitationDocument } from "../invitation/access.ts";
import { publicationDocument } from "../invitation/publication-document.ts";
import { notifyOrLog } from "../notification/notify.ts";
import type { AccountCaller } from "../service/operation.ts";
import { writeDeed } from "../staff/write-deed.ts";
import { eventDays } from "./event-days.ts";
import { reportDocument } from "./report-document.ts";

/** What was done, for the one who is told about it afterwards. */
interface Handled {
  report: Report;
  invitation: Invitation | null;
  status: ReportStatus;
}

/**
 * Decides about a report. Head and page change in one commit with the entry in
 * the audit; the owner hears of it. Suspending a page near its event is asked
 * for by the first of the staff and done by the second.
 * @throws AppError `report/not-found`, `invitation/not-found` where the page has nothing left to decide about
 */
export async function handleReport(
  input: { reportId: string; action: ReportAction },
  caller: AccountCaller,
  now: Date,
): Promise<{ status: ReportStatus }> {
  const { reportId, action } = input;
  const { report, invitation, status } = await db().runTransaction((transaction) =>
    decide(transaction, input, caller, now),
  );
  if (invitation !== null && status === "handled") {
    const decision = decisionOf(action, report);
    const facts = { kind: "moderation" as const, decision, reason: report.reason };
    await notifyOrLog({ invitation, facts, key: `${reportId}/${String(now.getTime())}`, at: now });
  }
  return { status };
}

async function decide(
  transaction: Transaction,
  { reportId, action }: { reportId: string; action: ReportAction },
  { uid }: AccountCaller,
  now: Date,
): Promise<Handled> {
  const report = (await transaction.get(reportDocument(reportId))).data();
  if (report === undefined) throw new AppError("report/not-found");
  const invitation = (await transaction.get(invitationDocument(report.invitationId))).data() ?? null;
  if (invitation === null && action !== "dismiss") throw new AppError("invitation/not-found");
  const publication =
    invitation === null ? null : await transaction.get(publicationDocument(invitation.slug));
  const isRequest =
    action === "suspend" &&
    invitation !== null &&
    isNearEvent(eventDays(report, invitation), now) &&
    (report.request === null || report.request.by === uid);

  const deed = {
    kind: "handleReport" as const,
    action,
    isRequest,
    reportId,
    invitationId: report.invitationId,
  };
  writeDeed(transaction, { by: uid, deed, account: invitation?.owner ?? null, at: now });
  if (isRequest) {
    const request = report.request ?? { by: uid, at: now };
    transaction.update(reportDocument(reportId), { status: "waiting", request });
    return { report, invitation, status: "waiting" };
  }
  const decision = { action, at: now };
  transaction.update(reportDocument(reportId), { status: "handled", decision, request: null });
  if (invitation !== null) {
    const moderation = moderated(invitation.moderation, action, reportId);
    transaction.update(invitationDocument(invitation.id), { moderation });
    const { areGiftsHidden, isSuspended } = moderation;
    if (publication?.exists === true)
      transaction.update(publicationDocument(invitation.slug), {
        moderation: { areGiftsHidden, isSuspended },
      });
  }
  return { report, invitation, status: "handled" };
}

function decisionOf(action: ReportAction, { status }: Report): ModerationDecision {
  const decisions: Record<ReportAction, ModerationDecision> = {
    dismiss: status === "appealed" ? "kept" : "dismissed",
    warn: "warned",
    hideGifts: "giftsHidden",
    suspend: "suspended",
    restore: "restored",
  };
  return decisions[action];
}
