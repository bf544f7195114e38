import { hiddenLine, lastMessageOf, type Chat, type ChatMessage } from "@janur/domain/chat/chat";
import type { Invitation } from "@janur/domain/invitation/invitation";
import type { MessageReport } from "@janur/domain/chat/message-report";
import type { MessageAction } from "@janur/domain/moderation/moderation";
import type { MessageDecision } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import { FieldValue, type Transaction, type UpdateData } from "firebase-admin/firestore";
import { chatDocument, chatMessages } from "../../store/chat-documents.ts";
import { removePicture } from "../chat/picture-files.ts";
import { db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { notifyOrLog } from "../../notify/notification/notify.ts";
import { writeDeed } from "../staff/write-deed.ts";
import type { Decided } from "./decided.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";
import { restorePicture } from "./report-picture.ts";

/**
 * Decides about a reported message: the message, and what the list of
 * conversations says of it, change together. Hiding takes words and picture
 * away from everybody; the report keeps them. Its author is told where they have
 * an account and still is in the team; in a chat with support the staff says
 * it there.
 */
export async function decideAboutMessage(
  transaction: Transaction,
  report: MessageReport,
  action: MessageAction,
  { uid, now }: { uid: string; now: Date },
): Promise<Decided> {
  const { id: reportId, chatId, invitationId, message: said } = report;
  const [message, chat, invitation] = await Promise.all([
    transaction.get(chatMessages(chatId).doc(said.id)),
    transaction.get(chatDocument(chatId)),
    invitationId === null ? null : transaction.get(invitationDocument(invitationId)),
  ]);
  const deed = { kind: "handleAbuseReport" as const, action, isRequest: false, reportId, invitationId };
  writeDeed(transaction, { by: uid, deed, account: said.uid, at: now });
  const list = chat.data();
  const before = report.decision?.action === "blockGuest" && report.decision.hasBlocked;
  const hasBlocked = action === "blockGuest" && (before || list?.isBlocked === false);
  const decision = { action, at: now, hasBlocked };
  transaction.update(abuseReportDocument(reportId), { status: "handled", decision });

  const isHiding = action === "hideMessage" || action === "blockGuest";
  const isRestoring = action === "restore";
  if (isRestoring && said.picture !== undefined) await restorePicture(report);
  if (message.exists && (isHiding || isRestoring)) {
    const reference = db().doc(paths.chatMessage(chatId, said.id));
    transaction.update(reference, isHiding ? hidden(reportId) : shown(report));
  }
  const listed = list === undefined ? {} : listChange(report, action, list);
  if (Object.keys(listed).length > 0) transaction.update(db().doc(paths.chat(chatId)), listed);
  return {
    status: "handled",
    follow: async () => {
      if (isHiding && said.picture !== undefined) await removePicture(chatId, said.id);
      await notifyAuthor(report, action, invitation?.data(), now);
    },
  };
}

function hidden(reportId: string): UpdateData<ChatMessage> {
  return { text: "", picture: FieldValue.delete(), hidden: { reportId, isAppealed: false } };
}

function shown({ message: { text, picture } }: MessageReport): UpdateData<ChatMessage> {
  return { text, hidden: FieldValue.delete(), ...(picture === undefined ? {} : { picture }) };
}

function listChange(
  { message, decision }: MessageReport,
  action: MessageAction,
  { last }: Chat,
): Record<string, unknown> {
  const isLast = last.id === message.id;
  switch (action) {
    case "dismiss":
    case "warn":
      return {};
    case "hideMessage":
      return isLast ? { "last.text": hiddenLine } : {};
    case "blockGuest":
      return {
        ...(isLast ? { "last.text": hiddenLine } : {}),
        ...(message.by === "guest" ? { isBlocked: true } : {}),
      };
    case "restore":
      return {
        ...(isLast ? { "last.text": lastMessageOf(message).text } : {}),
        ...(decision?.action === "blockGuest" && decision.hasBlocked ? { isBlocked: false } : {}),
      };
  }
}

async function notifyAuthor(
  { id, status, reason, message: { uid } }: MessageReport,
  action: MessageAction,
  invitation: Invitation | undefined,
  now: Date,
): Promise<void> {
  const decisions: Record<MessageAction, MessageDecision | null> = {
    // Nobody hears that a message was reported of which nothing came.
    dismiss: status === "appealed" ? "kept" : null,
    warn: "warned",
    hideMessage: "hidden",
    blockGuest: "hidden",
    restore: "restored",
  };
  const { [action]: decision } = decisions;
  if (uid === null || invitation === undefined || decision === null) return;
  const facts = { kind: "messageModeration" as const, decision, reason };
  await notifyOrLog({ invitation, facts, key: `${id}/${String(now.getTime())}`, at: now, to: [uid] });
}
