import type { Message, MessageProblem, MessageState } from "@janur/domain/integration/whatsapp-message";
import { dispatchedSending, type DispatchEnd } from "@janur/domain/guest/sending";
import type { DispatchProblem } from "@janur/domain/guest/sending-dispatch";
import type { Timestamp, Transaction } from "firebase-admin/firestore";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { messageDocument } from "../../store/message-document.ts";
import { sendingChange } from "../../store/gift-documents.ts";

/** What is new of a message. */
export type WhatsAppStatus = Pick<Message, "state" | "dueAt"> &
  Partial<Pick<Message, "problem" | "problemCode" | "messageId" | "history">>;

/** What a family reads of a problem, in the words of its sending desk. */
const problems: Readonly<Record<Exclude<MessageProblem, "unsure">, DispatchProblem>> = {
  "token-refused": "server",
  "not-permitted": "server",
  "number-unknown": "server",
  unreachable: "server",
  disconnected: "server",
  "no-number": "no-address",
  "not-on-whatsapp": "recipient",
  "not-allowed-yet": "not-allowed",
  "template-missing": "template",
  "template-mismatch": "template",
  "template-paused": "template",
  payment: "payment",
  limited: "limited",
  withdrawn: "changed",
  other: "refused",
};

const states: Readonly<Record<Exclude<MessageState, "failed">, DispatchEnd["state"] | null>> = {
  queued: null,
  leased: null,
  accepted: "sent",
  sent: "sent",
  delivered: "delivered",
  read: "read",
};

/** What a state means for the guest; null while the message waits. */
function endOf({ state, problem = null }: WhatsAppStatus): Pick<DispatchEnd, "state" | "problem"> | null {
  if (state === "failed")
    return problem === "unsure"
      ? { state: "unsure", problem: null }
      : { state, problem: problems[problem ?? "other"] };
  const told = states[state];
  return told === null ? null : { state: told, problem: null };
}

/**
 * Writes what is new of a message, and what it means in the guest's document, both or neither.
 * @param since the write after which nobody else has written; otherwise nothing is
 */
export async function writeMessage(
  message: Message,
  news: WhatsAppStatus,
  { since, now }: { since: Timestamp; now: Date },
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    await notifyGuest(transaction, message, news, now);
    const change = { ...news, updatedAt: now };
    transaction.update(messageDocument(message.id), change, { lastUpdateTime: since });
  });
}

/** Says in the guest's document what became of their message; of one who is gone, or waits for another, nothing. */
export async function notifyGuest(
  transaction: Transaction,
  { id, invitationId, guestId }: Pick<Message, "id" | "invitationId" | "guestId">,
  news: WhatsAppStatus,
  now: Date,
): Promise<void> {
  const end = endOf(news);
  if (guestId === null || end === null) return;
  const reference = guestDocument(invitationId, guestId);
  const guest = (await transaction.get(reference)).data();
  const sending = guest === undefined ? null : dispatchedSending(guest.sending, { id, ...end, at: now });
  if (guest !== undefined && sending !== null)
    (await sendingChange(transaction, invitationId, guest, sending, now))();
}
