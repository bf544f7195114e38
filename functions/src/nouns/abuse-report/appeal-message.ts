import { chatOfCaller } from "../chat/chat-of-caller.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { saveAppeal } from "./save-appeal.ts";

/**
 * Keeps what the author of a hidden message says against that, once; its
 * report stands before the staff again.
 * @throws AppError `invitation/not-found`, `team/not-allowed`, `chat/not-found` where there is nothing to say it
 *   against, or it was said before
 */
export async function appealMessage(
  input: { chatId: string; messageId: string; text: string },
  caller: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await chatOfCaller(input.chatId, caller);
  await saveAppeal(input, ({ uid }) => uid === caller.uid, now);
  return {};
}
