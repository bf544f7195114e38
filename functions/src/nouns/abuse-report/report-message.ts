import type { MessageReportInput } from "@janur/domain/chat/message-report";
import { chatOfCaller } from "../chat/chat-of-caller.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { saveMessageReport } from "./save-message-report.ts";

/**
 * Tells the staff about a message in a chat that the caller takes part in.
 * @throws AppError `invitation/not-found`, `team/not-allowed`, `chat/not-found`, `limit/too-many-requests`
 */
export async function reportMessage(
  { chatId, messageId, report }: { chatId: string; messageId: string; report: MessageReportInput },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { frame } = await chatOfCaller(chatId, caller);
  const { uid } = caller;
  const { invitationId } = frame;
  await saveMessageReport(
    { chatId, messageId, invitationId, report },
    { uid, key: uid },
    (message) => message.uid === uid,
    now,
  );
  return {};
}
