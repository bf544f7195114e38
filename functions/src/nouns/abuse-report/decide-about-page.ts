import { AppError } from "@janur/domain/errors";
import { isNearEvent, moderated, type PageAction } from "@janur/domain/moderation/moderation";
import type { ModerationDecision } from "@janur/domain/notification/notification";
import type { PageReport } from "@janur/domain/moderation/abuse-report";
import type { Transaction } from "firebase-admin/firestore";
import { invitationDocument } from "../../store/access.ts";
import { readPages } from "../../store/read-pages.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import { writeDeed } from "../staff/write-deed.ts";
import { eventDays } from "./event-days.ts";
import type { Decided } from "./decided.ts";
import { barPhoto, unbarPhoto } from "../album/bar-photo.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

/**
 * Decides about a reported page: head and publication change together, and the
 * owner hears of it. Suspending a page near its event is asked for by the
 * first of the staff and done by the second.
 * @throws AppError `invitation/not-found` where the page has nothing left to decide about, `input/invalid` for a picture where none was reported
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
  if (action === "hidePhoto" && report.photo === null)
    throw new AppError("input/invalid", { fields: ["action"] });
  const pages = invitation === null ? [] : await readPages(transaction, invitation);
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
  for (const { ref } of pages) transaction.update(ref, { moderation: { areGiftsHidden, isSuspended } });
  const facts = {
    kind: "moderation" as const,
    decision: decisionOf(action, report),
    reason: report.reason,
  };
  const { photo } = report;
  const key = `${reportId}/${String(now.getTime())}`;
  const notice = { invitation, facts, key, at: now };
  return { status: "handled", follow };

  async function follow(): Promise<void> {
    if (photo !== null) await decideAboutPhoto(invitationId, photo.id, action, now);
    await notifyOrLog(notice);
  }
}

function decisionOf(action: PageAction, { status }: PageReport): ModerationDecision {
  const decisions: Record<PageAction, ModerationDecision> = {
    dismiss: status === "appealed" ? "kept" : "dismissed",
    warn: "warned",
    hidePhoto: "photoHidden",
    hideGifts: "giftsHidden",
    suspend: "suspended",
    restore: "restored",
  };
  return decisions[action];
}

/** After the commit, because its files go as well; whoever decides again finishes what was left. */
async function decideAboutPhoto(
  invitationId: string,
  photoId: string,
  action: PageAction,
  now: Date,
): Promise<void> {
  if (action === "hidePhoto") await barPhoto({ invitationId, photoId }, now);
  if (action === "restore") await unbarPhoto({ invitationId, photoId });
}
