import { AppError } from "@janur/domain/errors";
import { isNearEvent, moderated, type PageAction } from "@janur/domain/moderation/moderation";
import type { ModerationDecision } from "@janur/domain/notification/notification";
import type { PageReport } from "@janur/domain/moderation/abuse-report";
import type { Transaction } from "firebase-admin/firestore";
import { invitationDocument } from "../../store/access.ts";
import { publicationDocument } from "../../store/publication-document.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import { writeDeed } from "../staff/write-deed.ts";
import { eventDays } from "./event-days.ts";
import type { Decided } from "./decided.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

/**
 * Decides about a reported page: head and publication change together, and the
 * owner hears of it. Suspending a page near its event is asked for by the
 * first of the staff and done by the second.
 * @throws AppError `invitation/not-found` where the page has nothing left to decide about
 */
export async function decideAboutPage(
  transaction: Transaction,
  report: PageReport,
  action: PageAction,
  { uid, now }: { uid: string; now: Date },
): Promise<Decided> {
  const { id: reportId, invitationId } = report;
  const invitation = (await transaction.get(invitationDocument(invitationId))).data() ?? null;
  if (invitation === null && action !== "dismiss") throw new AppError("invitation/not-found");
  const publication =
    invitation === null ? null : await transaction.get(publicationDocument(invitation.slug));
  const isRequest =
    action === "suspend" &&
    invitation !== null &&
    isNearEvent(eventDays(report, invitation), now) &&
    (report.request === null || report.request.by === uid);

  const deed = { kind: "handleAbuseReport" as const, action, isRequest, reportId, invitationId };
  writeDeed(transaction, { by: uid, deed, account: invitation?.owner ?? null, at: now });
  if (isRequest) {
    const request = report.request ?? { by: uid, at: now };
    transaction.update(abuseReportDocument(reportId), { status: "waiting", request });
    return { status: "waiting", follow: () => Promise.resolve() };
  }
  const decision = { action, at: now };
  transaction.update(abuseReportDocument(reportId), { status: "handled", decision, request: null });
  if (invitation === null) return { status: "handled", follow: () => Promise.resolve() };
  const moderation = moderated(invitation.moderation, action, reportId);
  transaction.update(invitationDocument(invitation.id), { moderation });
  const { areGiftsHidden, isSuspended } = moderation;
  if (publication?.exists === true)
    transaction.update(publicationDocument(invitation.slug), { moderation: { areGiftsHidden, isSuspended } });
  const facts = {
    kind: "moderation" as const,
    decision: decisionOf(action, report),
    reason: report.reason,
  };
  const key = `${reportId}/${String(now.getTime())}`;
  return { status: "handled", follow: () => notifyOrLog({ invitation, facts, key, at: now }) };
}

function decisionOf(action: PageAction, { status }: PageReport): ModerationDecision {
  const decisions: Record<PageAction, ModerationDecision> = {
    dismiss: status === "appealed" ? "kept" : "dismissed",
    warn: "warned",
    hideGifts: "giftsHidden",
    suspend: "suspended",
    restore: "restored",
  };
  return decisions[action];
}
