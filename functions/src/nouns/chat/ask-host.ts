import { createHash } from "node:crypto";
import { areThreadsOpen, guestChatId, type ThreadView } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import { invitationDocument } from "../../store/access.ts";
import { preparedAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { appendMessage } from "./append-message.ts";
import { chatDocument } from "../../store/chat-documents.ts";
import { threadOfCall, type Thread, type ThreadCall } from "./thread-of-call.ts";
import { makeThreadToken } from "./thread-token.ts";
import { takesMessages, threadView } from "./thread-view.ts";

/**
 * Puts a guest's message into their thread. Who they are follows from their link;
 * without one the name is what they typed, and their first message begins a
 * thread that only the token of the answer leads back to.
 * @throws AppError `chat/closed`, `link/invalid`, `page/locked`, `input/invalid` without a name,
 *   `limit/too-many-requests`
 */
export async function askHost(
  input: ThreadCall & { name: string; id: string; text: string },
  caller: Pick<GuestCaller, "sender">,
  now: Date,
): Promise<ThreadView & { thread: string | null }> {
  const { invitationId, id, text } = input;
  const thread = (await threadOfCall(input)) ?? newThread(invitationId, id);
  const name = thread.guest?.name ?? input.name;
  if (name === "") throw new AppError("input/invalid", { fields: ["name"] });
  const chatId = guestChatId(invitationId, thread.id);
  await appendMessage(
    { id: chatId, kind: "guest", invitationId, uid: null, name, guestId: thread.guest?.id ?? null },
    { id, by: "guest", uid: null, name, text },
    async () => {
      const [head, chat, ...counts] = await Promise.all([
        invitationDocument(invitationId).get(),
        chatDocument(chatId).get(),
        ...countedBy(invitationId, thread, caller).map(([scope, limit]) =>
          preparedAttempt(scope, limit, now),
        ),
      ]);
      const invitation = head.data();
      if (invitation === undefined) throw new AppError("link/invalid");
      if (!areThreadsOpen(invitation, now) || !takesMessages(chat.data())) throw new AppError("chat/closed");
      return (batch) => {
        for (const count of counts) count(batch);
      };
    },
  );
  const view = await threadView({ invitationId, threadId: thread.id, known: 0 }, now);
  return { ...view, thread: thread.guest === null ? makeThreadToken(invitationId, thread.id) : null };
}

type Counted = Parameters<typeof preparedAttempt>;

/** By what a guest's messages are counted. What all of an invitation send has several counters, as nothing that many write at once may be one document. */
function countedBy(
  invitationId: string,
  thread: Thread,
  { sender }: Pick<GuestCaller, "sender">,
): [scope: Counted[0], limit: Counted[1]][] {
  const { parts, ...invitationRate } = chatLimits.invitationRate;
  const part = String(sender.charCodeAt(sender.length - 1) % parts);
  return [
    [["ask", invitationId, thread.id], chatLimits.rate],
    [["ask-all", invitationId, part], invitationRate],
    ...(thread.guest === null
      ? [[["ask-sender", invitationId, sender], chatLimits.senderRate] satisfies [Counted[0], Counted[1]]]
      : []),
  ];
}

/** The same first message begins the same thread, also when its answer was lost. */
function newThread(invitationId: string, messageId: string): Thread {
  const hash = createHash("sha256").update(`thread\n${invitationId}\n${messageId}`).digest();
  return { id: documentIdFromBytes(hash), guest: null };
}
