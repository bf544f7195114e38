import type { AccountCaller } from "../../platform/http/operation.ts";
import { chatOfCaller } from "./chat-of-caller.ts";
import { makePictureKey } from "./picture-key.ts";

/**
 * What opens the pictures of a chat for somebody who takes part in it.
 * @throws AppError `invitation/not-found`, `chat/not-found`, `team/not-allowed`
 */
export async function openChatPictures(
  { chatId }: { chatId: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ key: string }> {
  await chatOfCaller(chatId, caller);
  return { key: makePictureKey(chatId, now) };
}
