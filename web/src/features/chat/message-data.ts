import { chatMessageSchema, lastMessageOf, type Chat, type ChatMessage } from "@janur/domain/chat";
import { chatLimits } from "@janur/domain/chat-limits";
import { paths } from "@janur/domain/paths";
import { FirebaseError } from "firebase/app";
import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  writeBatch,
  type Firestore,
  type QueryDocumentSnapshot,
} from "firebase/firestore";

/** A message with its place in the one order that everybody sees. */
export interface ThreadMessage extends ChatMessage {
  /** Compares as text: the server's time to the microsecond, then the id. */
  place: string;
}

/** The latest page of a thread. */
export interface LatestMessages {
  /** Newest first. */
  messages: ThreadMessage[];
  /** Whether there may be older ones. */
  isFull: boolean;
  isFromServer: boolean;
}

/** What somebody is about to say; `frame` is what a chat that has not begun yet will be. */
export interface OutgoingMessage {
  id: string;
  chatId: string;
  by: "host" | "staff";
  uid: string;
  name: string;
  text: string;
  /** Of what shape the picture is that the message is instead of words; it is kept apart, by the message's id. */
  picture?: { width: number; height: number } | undefined;
  frame: Omit<Chat, "messages" | "last" | "updatedAt" | "isTold"> | null;
}

function placeOf(id: string, createdAt: Timestamp): string {
  const digits = (value: number, length: number) => String(value).padStart(length, "0");
  return `${digits(createdAt.seconds, 12)}.${digits(createdAt.nanoseconds, 9)}.${id}`;
}

function messageOf(snapshot: QueryDocumentSnapshot): ThreadMessage {
  const data = snapshot.data();
  const createdAt: unknown = data["createdAt"];
  if (!(createdAt instanceof Timestamp)) throw new Error("a message without a time");
  const message = chatMessageSchema.parse({ ...data, createdAt: createdAt.toDate() });
  return { ...message, place: placeOf(message.id, createdAt) };
}

function latestFirst(database: Firestore, chatId: string) {
  return query(
    collection(database, paths.chatMessages(chatId)),
    orderBy("createdAt", "desc"),
    orderBy(documentId(), "desc"),
  );
}

/**
 * The latest page of messages, newest first, live. What this device has
 * written and the server has not yet is left out: the outbox shows it.
 * @returns what stops it
 */
export function watchLatest(
  database: Firestore,
  chatId: string,
  next: (latest: LatestMessages) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    query(latestFirst(database, chatId), limit(chatLimits.page)),
    { includeMetadataChanges: true },
    (snapshot) => {
      try {
        const sent = snapshot.docs.filter(({ metadata }) => !metadata.hasPendingWrites);
        next({
          messages: sent.map(messageOf),
          isFull: snapshot.size >= chatLimits.page,
          isFromServer: !snapshot.metadata.fromCache,
        });
      } catch (error) {
        fail(error);
      }
    },
    fail,
  );
}

/** The page of messages before this one, newest first. */
export async function readOlder(
  database: Firestore,
  chatId: string,
  before: Pick<ThreadMessage, "id" | "place">,
): Promise<ThreadMessage[]> {
  const [seconds = "0", nanoseconds = "0"] = before.place.split(".");
  const at = new Timestamp(Number(seconds), Number(nanoseconds));
  const { docs } = await getDocsFromServer(
    query(latestFirst(database, chatId), startAfter(at, before.id), limit(chatLimits.page)),
  );
  return docs.map(messageOf);
}

/**
 * Sends a message, with what the list of conversations says of it and the
 * sender's own mark. Sent again it is the same message: the rules refuse what
 * is there already, and then it is there.
 * @returns false where the rules refuse it
 * @throws FirebaseError for anything else
 */
export async function sendMessage(database: Firestore, message: OutgoingMessage): Promise<boolean> {
  const { id, chatId, by, uid, name, text, frame } = message;
  const reference = doc(database, paths.chatMessage(chatId, id));
  const merge = { merge: true };
  const batch = writeBatch(database);
  batch.set(reference, { id, by, uid, name, text, createdAt: serverTimestamp() });
  batch.set(
    doc(database, paths.chat(chatId)),
    {
      ...frame,
      messages: increment(1),
      last: lastMessageOf({ id, by, uid, name, text }),
      updatedAt: serverTimestamp(),
      isTold: false,
    },
    merge,
  );
  batch.set(
    doc(database, paths.chatRead(chatId, uid)),
    { uid, messages: increment(1), readAt: serverTimestamp() },
    merge,
  );
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== "permission-denied") throw error;
    return isThere(database, message);
  }
}

/** Whoever is not in the chat any more is refused this look, too. */
async function isThere(database: Firestore, { chatId, id }: OutgoingMessage): Promise<boolean> {
  try {
    return (await getDocFromServer(doc(database, paths.chatMessage(chatId, id)))).exists();
  } catch (error) {
    if (error instanceof FirebaseError && error.code === "permission-denied") return false;
    throw error;
  }
}
