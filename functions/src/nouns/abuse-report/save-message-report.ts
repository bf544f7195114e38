import { createHash } from "node:crypto";
import type { ChatMessage } from "@janur/domain/chat/chat";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import type { MessageReport, MessageReportInput } from "@janur/domain/chat/message-report";
import { limits } from "@janur/domain/limits";
import { chatMessages } from "../../store/chat-documents.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { keepPicture } from "./report-picture.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

interface ReportedMessage {
  chatId: string;
  messageId: string;
  invitationId: string | null;
  report: MessageReportInput;
}

/**
 * Keeps a report of one message with the message as it is now. Who reports it
 * again has reported it once. Asks for nobody's right to read the chat: that
 * is the caller's.
 * @param reporter whose reports are counted; `uid` is null for a guest
 * @param isOwn whether the reporter wrote a message themselves
 * @throws AppError `chat/not-found` for a message that is not there, hidden, or their own, `limit/too-many-requests`
 */
export async function saveMessageReport(
  { chatId, messageId, invitationId, report }: ReportedMessage,
  { uid, key }: { uid: string | null; key: string },
  isOwn: (message: ChatMessage) => boolean,
  now: Date,
): Promise<void> {
  const found = (await chatMessages(chatId).doc(messageId).get()).data();
  if (found === undefined || found.hidden !== undefined || isOwn(found)) throw new AppError("chat/not-found");
  const { hidden: _shown, ...message } = found;
  const hash = createHash("sha256")
    .update(JSON.stringify(["report-message", chatId, messageId, key]))
    .digest();
  const id = documentIdFromBytes(hash);
  if ((await abuseReportDocument(id).get()).exists) return;
  await countAttempt(["report", key], limits.report.rate, now);
  const kept: MessageReport = {
    about: "message",
    id,
    ...report,
    status: "open",
    createdAt: now,
    appeal: null,
    chatId,
    invitationId,
    by: uid,
    message,
    decision: null,
  };
  if (message.picture !== undefined) await keepPicture(kept);
  // Of two at once the later one writes the same again.
  await abuseReportDocument(id).set(kept);
}
