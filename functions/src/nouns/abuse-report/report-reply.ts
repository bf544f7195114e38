import { guestChatId } from "@janur/domain/chat/chat";
import { AppError } from "@janur/domain/errors";
import type { MessageReportInput } from "@janur/domain/chat/message-report";
import { threadOfCall, type ThreadCall } from "../chat/thread-of-call.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { saveMessageReport } from "./save-message-report.ts";

/**
 * Tells the staff about what the family wrote in a guest's own thread.
 * @throws AppError `link/invalid`, `page/locked`, `chat/not-found`, `limit/too-many-requests`
 */
export async function reportReply(
  input: ThreadCall & { messageId: string; report: MessageReportInput },
  { sender }: GuestCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId, messageId, report } = input;
  const thread = await threadOfCall(input);
  if (thread === null) throw new AppError("chat/not-found");
  await saveMessageReport(
    { chatId: guestChatId(invitationId, thread.id), messageId, invitationId, report },
    { uid: null, key: sender },
    ({ by }) => by === "guest",
    now,
  );
  return {};
}
