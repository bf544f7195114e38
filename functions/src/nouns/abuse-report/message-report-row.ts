import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { chatPlace } from "@janur/domain/chat/chat";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { reportPicturePath, type MessageReport } from "@janur/domain/chat/message-report";
import type { MessageReportRow } from "@janur/domain/contracts/staff-callables";
import { chatDocument, chatMessages } from "../../store/chat-documents.ts";
import { makePictureKey } from "../chat/picture-key.ts";
import { reportPictureScope } from "./report-picture-file.ts";

/** A reported message as the staff sees it: as it was then, and whether it stands now. Nothing else of its chat. */
export async function messageReportRow(
  report: MessageReport,
  invitation: Invitation | null,
  { names, now }: { names: ReadonlyMap<string, string>; now: Date },
): Promise<MessageReportRow> {
  const { id, reason, text, status, createdAt, appeal, decision, chatId, by } = report;
  const [message, chat] = await Promise.all([
    chatMessages(chatId).doc(report.message.id).get(),
    chatDocument(chatId).get(),
  ]);
  return {
    about: "message",
    id,
    reason,
    text,
    status,
    createdAt: createdAt.toISOString(),
    appeal: appeal === null ? null : { ...appeal, at: appeal.at.toISOString() },
    decision: decision === null ? null : { action: decision.action, at: decision.at.toISOString() },
    chatKind: chatPlace(chatId)?.kind ?? "support",
    title: invitation?.title ?? null,
    reporterName: by === null ? null : (names.get(by) ?? null),
    message: saidIn(report, now),
    isHidden: message.data()?.hidden !== undefined,
    isBlocked: chat.data()?.isBlocked === true,
  };
}

function saidIn({ id, message }: MessageReport, now: Date): MessageReportRow["message"] {
  const { by, uid, name, text, createdAt, picture } = message;
  const path = () => reportPicturePath(id, makePictureKey(reportPictureScope(id), now));
  return {
    by,
    uid: uid === FORMER_ACCOUNT ? null : uid,
    name,
    text,
    createdAt: createdAt.toISOString(),
    picture: picture === undefined ? null : { path: path(), ...picture },
  };
}
