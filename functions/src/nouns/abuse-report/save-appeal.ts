import type { ChatMessage } from "@janur/domain/chat/chat";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { chatMessages } from "../../store/chat-documents.ts";
import { db } from "../../platform/google/firestore.ts";
import { abuseReportDocument } from "../../store/abuse-report-document.ts";

/**
 * Keeps what the author of a hidden message says against that, once; its report stands before the staff again.
 * @param isAuthor of who says it
 * @throws AppError `chat/not-found` where there is nothing to say it against, or it was said before
 */
export async function saveAppeal(
  { chatId, messageId, text }: { chatId: string; messageId: string; text: string },
  isAuthor: (message: ChatMessage) => boolean,
  now: Date,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const message = (await transaction.get(chatMessages(chatId).doc(messageId))).data();
    const hidden = message !== undefined && isAuthor(message) ? message.hidden : undefined;
    if (hidden === undefined || hidden.isAppealed) throw new AppError("chat/not-found");
    const report = abuseReportDocument(hidden.reportId);
    if (!(await transaction.get(report)).exists) throw new AppError("chat/not-found");
    transaction.update(report, { status: "appealed", appeal: { text, at: now } });
    transaction.update(db().doc(paths.chatMessage(chatId, messageId)), { "hidden.isAppealed": true });
  });
}
