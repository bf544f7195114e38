import { chatReadSchema, supportChatId, teamChatId, type ChatRead } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { paths } from "@janur/domain/paths";
import { collection, doc, limit, query, serverTimestamp, setDoc } from "firebase/firestore";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery, readError } from "../../lib/firebase/listen.ts";
import { commitPaced } from "../../lib/firebase/paced.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { isSignedInAs, subscribeToSession } from "../../lib/session/session.ts";
import { storedPictures } from "../../lib/storage/stored-pictures.ts";
import { countUnsent, pictureDatabases, sendNow } from "../../lib/storage/unsent.ts";
import { readOlder, sendMessage, watchLatest } from "./message-data.ts";
import { Outbox, type OutboxStore } from "./outbox.ts";
import { storedMessages } from "./stored-messages.ts";
import { sendPicture } from "./picture-data.ts";
import { ThreadStore } from "./thread-store.ts";

const readMarkConverter = readConverter(chatReadSchema);

/** How far those who take part have read. */
export function watchReads(chatId: string): Subscribe<ChatRead[]> {
  const reads = collection(firestore, paths.chatReads(chatId)).withConverter(readMarkConverter);
  return listenToQuery(query(reads, limit(chatLimits.list)));
}

/** Says that the reader has seen so many messages. */
export function markRead(chatId: string, uid: string, messages: number): Promise<void> {
  return setDoc(doc(firestore, paths.chatRead(chatId, uid)), { uid, messages, readAt: serverTimestamp() });
}

/** Whether the family takes messages of a guest. */
export function setBlocked(uid: string, chatId: string, isBlocked: boolean): Promise<void> {
  const thread = chatId.split("-")[2] ?? "";
  return countUnsent(
    commitPaced(uid, [thread], (batch) => {
      batch.update(doc(firestore, paths.chat(chatId)), { isBlocked });
    }),
  );
}

/** The messages of a chat; listens while somebody looks. */
export function openThread(chatId: string): ThreadStore {
  return new ThreadStore({
    watch: (next, fail) =>
      watchLatest(firestore, chatId, next, (error) => {
        fail(readError(error));
      }),
    older: (before) => readOlder(firestore, chatId, before),
  });
}

const outboxes = new Map<string, Outbox>();
// What one account wrote is never sent as another one.
subscribeToSession(() => {
  for (const [uid, outbox] of outboxes) {
    if (isSignedInAs(uid)) continue;
    for (const event of ["online", sendNow]) window.removeEventListener(event, outbox.hurry);
    outbox.close();
    outboxes.delete(uid);
  }
});
const pictures = storedPictures(pictureDatabases.outbox);

/** What an account has written and the server does not have yet; it goes on while the application is open. */
export function outboxOf(uid: string): Outbox {
  const known = outboxes.get(uid);
  if (known !== undefined) return known;
  const kept = storedMessages(uid);
  const isKept = (id: string) => kept.read().some((message) => message.id === id);
  const store: OutboxStore = {
    ...kept,
    remove: (id) => {
      kept.remove(id);
      void pictures.remove(id);
    },
  };
  const outbox = new Outbox(store, (message) =>
    message.picture === undefined ? sendMessage(firestore, message) : sendPicture(message, pictures, isKept),
  );
  // Only what is asked anew needs to hear of it: Firestore waits for a signal by itself.
  for (const event of ["online", sendNow]) window.addEventListener(event, outbox.hurry);
  outboxes.set(uid, outbox);
  return outbox;
}

/** Keeps a picture on this device until the server has the message that it is. */
export async function keepPicture(id: string, jpeg: Blob): Promise<void> {
  await pictures.put(id, jpeg);
}

/** A picture that waits, or undefined where this device has lost it. */
export function keptPicture(id: string): Promise<Blob | undefined> {
  return pictures.get(id);
}

export function newMessageId(): string {
  return newDocumentId();
}

const newChat = { guestId: null, isBlocked: false, guestSeen: 0 } as const;

/** What the chat of a team is, for the message that it begins with. */
export function teamFrame(invitationId: string) {
  return {
    id: teamChatId(invitationId),
    kind: "team" as const,
    invitationId,
    uid: null,
    name: "",
    ...newChat,
  };
}

/** The same for an account's chat with support. */
export function supportFrame(uid: string, name: string) {
  return { id: supportChatId(uid), kind: "support" as const, invitationId: null, uid, name, ...newChat };
}
