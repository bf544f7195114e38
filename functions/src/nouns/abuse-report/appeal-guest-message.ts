import { guestChatId } from "@janur/domain/chat/chat";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { threadOfCall, type ThreadCall } from "../chat/thread-of-call.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { saveAppeal } from "./save-appeal.ts";

/**
 * Keeps what a guest says against the hiding of a message of theirs in their own thread, once.
 * @throws AppError `link/invalid`, `page/locked`, `chat/not-found` where there is nothing to say it against, or it was
 *   said before, `limit/too-many-requests`
 */
export async function appealGuestMessage(
  input: ThreadCall & { messageId: string; text: string },
  now: Date,
): Promise<void> {
  const { invitationId, messageId, text } = input;
  const thread = await threadOfCall(input);
  if (thread === null) throw new AppError("chat/not-found");
  await countAttempt(["appeal", invitationId, thread.id], limits.report.rate, now);
  const chatId = guestChatId(invitationId, thread.id);
  await saveAppeal({ chatId, messageId, text }, ({ by }) => by === "guest", now);
}
