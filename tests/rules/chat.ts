import { lastMessageOf, teamChatId, type Chat } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import {
  doc,
  increment,
  serverTimestamp,
  writeBatch,
  type Firestore,
  type SetOptions,
} from "firebase/firestore";

/** A message as a member of the team writes it. */
export function newMessage(id: string, uid: string, change: Record<string, unknown> = {}) {
  return { id, by: "host", uid, name: "owner", text: "Halo", createdAt: serverTimestamp(), ...change };
}

/** What a team's chat is before its first message. */
export function teamFrame(invitationId: string): Partial<Chat> {
  return {
    id: teamChatId(invitationId),
    kind: "team",
    invitationId,
    uid: null,
    name: "",
    guestId: null,
    isBlocked: false,
    guestSeen: 0,
  };
}

/** A thread in which a guest has asked something. */
export function guestThread(
  id: string,
  invitationId: string,
  messageId: string,
  change: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    id,
    kind: "guest",
    invitationId,
    uid: null,
    name: "Bapak Hadi",
    guestId: null,
    messages: 1,
    last: lastMessageOf({
      id: messageId,
      by: "guest",
      uid: null,
      name: "Bapak Hadi",
      text: "Parkir di mana?",
    }),
    updatedAt: serverTimestamp(),
    isTold: false,
    isBlocked: false,
    guestSeen: 1,
    ...change,
  };
}

/** What a chat says of its latest message. */
export function lastOf({ id, by, uid, name, text }: SentMessage["message"]): Record<string, unknown> {
  return { id, by, uid, name, text: String(text).slice(0, 140) };
}

export interface SentMessage {
  chatId: string;
  /** What a chat that may not be there yet is. */
  frame?: Partial<Chat>;
  message: { id: string; by: string; uid: string; name: string; text: unknown };
  /** What the commit says otherwise than it should. */
  chat?: Record<string, unknown>;
  /** How it counts; null for not at all. */
  pace?: Record<string, unknown> | null;
}

/** How a message counts on. */
export function paceOf(id: string): Record<string, unknown> {
  return { ids: [id], at: serverTimestamp(), count: increment(1) };
}

/** Sends a message with what the list says of it, as the product does. */
export function send(
  database: Firestore,
  { chatId, frame = {}, message, chat = {}, pace = paceOf(message.id) }: SentMessage,
): Promise<void> {
  const { id, uid } = message;
  const merge: SetOptions = { merge: true };
  const batch = writeBatch(database);
  batch.set(doc(database, paths.chatMessage(chatId, id)), message);
  if (pace !== null) batch.set(doc(database, paths.messagePace(uid)), pace, merge);
  batch.set(
    doc(database, paths.chat(chatId)),
    {
      ...frame,
      messages: increment(1),
      last: lastOf(message),
      updatedAt: serverTimestamp(),
      isTold: false,
      ...chat,
    },
    merge,
  );
  batch.set(
    doc(database, paths.chatRead(chatId, uid)),
    { uid, messages: increment(1), readAt: serverTimestamp() },
    merge,
  );
  return batch.commit();
}
