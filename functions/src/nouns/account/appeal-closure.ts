import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { supportChatId } from "@janur/domain/chat/chat";
import { limits } from "@janur/domain/limits";
import { appendMessage } from "../chat/append-message.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";

/** Stands before the words, because the staff reads many conversations and must know this one at a glance. */
const mark = "[Akun ditutup / Account closed]";

/**
 * Keeps what somebody says against the closing of their account, where the staff reads and answers hosts. It is the one operation
 * that a closed account may call; sent again under the same id it is the same message.
 * @throws AppError `limit/too-many-requests`
 */
export async function appealClosure(
  { messageId, text }: { messageId: string; text: string },
  { uid, displayName }: AccountCaller,
  now: Date,
): Promise<Record<string, never>> {
  await countAttempt(["appeal-closure", uid], limits.account.appeals, now);
  const name = (displayName ?? "").trim().slice(0, limits.account.displayName.max) || DEFAULT_DISPLAY_NAME;
  await appendMessage(
    { id: supportChatId(uid), kind: "support", invitationId: null, uid, name, guestId: null },
    { id: messageId, by: "host", uid, name, text: `${mark} ${text}` },
  );
  return {};
}
