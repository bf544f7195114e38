import {
  chatMessageSchema,
  chatPlace,
  lastMessageOf,
  staffName,
  type Chat,
  type ChatMessage,
} from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
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
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  writeBatch,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { listenToSnapshots } from "../../lib/firebase/listen.ts";

/** A message with its place in the one order that everybody sees. */
export interface ThreadMessage extends ChatMessage {
  /** Compares as text: the server's time to the microsecond, then the id. */
  place: string;
}

/** The latest page of a thread. */
export interface LatestMessages {
  /** Newest first. */
  messages: ThreadMessage[];
  /** Ids of what this device has written and the server has not answered for; it may hold them all the same. */
  pending: string[];
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
  return listenToSnapshots(
    query(latestFirst(database, chatId), limit(chatLimits.page)),
    (snapshot) => {
      const isPending = ({ metadata }: QueryDocumentSnapshot) => metadata.hasPendingWrites;
      next({
        messages: snapshot.docs.filter((one) => !isPending(one)).map(messageOf),
        pending: snapshot.docs.filter(isPending).map(({ id }) => id),
        isFull: snapshot.size >= chatLimits.page,
        isFromServer: !snapshot.metadata.fromCache,
      });
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

/** The account has sent as many messages as it may within a minute; this one goes later. */
export class EarlyMessage extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super("a message waits for its turn");
    this.name = "EarlyMessage";
    this.waitMs = waitMs;
  }
}

/**
 * Sends a message, with what the list of conversations says of it, the
 * sender's own mark and their pace. Sent again it is the same message: the rules
 * refuse what is there already, and then it is there. What else the rules
 * compare may have changed since it was written, their name and their pace, so
 * both are asked for and it is tried once more.
 * @returns false where the rules refuse it
 * @throws EarlyMessage, or FirebaseError for anything else
 */
export async function sendMessage(database: Firestore, message: OutgoingMessage): Promise<boolean> {
  if (await isTaken(database, message, "onwards")) return true;
  if (await isThere(database, message)) return true;
  const [name, pace] = await Promise.all([currentName(database, message), readPace(database, message)]);
  const isFull = Number(pace?.get("count") ?? 0) >= chatLimits.pace.count;
  if (name === null || (name === message.name && !isFull)) return false;
  if (await isTaken(database, { ...message, name }, isFull ? "anew" : "onwards")) return true;
  if (await isThere(database, message)) return true;
  if (isFull) throw new EarlyMessage(untilNextWindow(pace));
  return false;
}

/** @param pace whether it counts on, or begins a new window */
async function isTaken(
  database: Firestore,
  message: OutgoingMessage,
  pace: "onwards" | "anew",
): Promise<boolean> {
  const { id, chatId, by, uid, name, text, frame } = message;
  const reference = doc(database, paths.chatMessage(chatId, id));
  const merge = { merge: true };
  const batch = writeBatch(database);
  batch.set(reference, { id, by, uid, name, text, createdAt: serverTimestamp() });
  batch.set(
    doc(database, paths.messagePace(uid)),
    {
      ids: [id],
      at: serverTimestamp(),
      ...(pace === "anew" ? { count: 1, since: serverTimestamp() } : { count: increment(1) }),
    },
    merge,
  );
  batch.set(
    doc(database, paths.chat(chatId)),
    {
      ...frame,
      ...(frame?.kind === "support" && { name }),
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
    if (!isRefusal(error)) throw error;
    return false;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === "permission-denied";
}

/** Under which name they write now; null where they take part no more. */
async function currentName(database: Firestore, message: OutgoingMessage): Promise<string | null> {
  const { by, chatId, uid } = message;
  if (by === "staff") return staffName;
  const place = chatPlace(chatId);
  if (place === null) return null;
  const found: unknown =
    place.kind === "support"
      ? (await look(database, paths.user(uid)))?.get("displayName")
      : (await look(database, paths.invitation(place.invitationId)))?.get(`team.${uid}.name`);
  return typeof found === "string" ? found : null;
}

function readPace(database: Firestore, { uid }: OutgoingMessage): Promise<DocumentSnapshot | null> {
  return look(database, paths.messagePace(uid));
}

/** By this device's clock, which may be wrong: a minute at most, and not at once. */
function untilNextWindow(pace: DocumentSnapshot | null): number {
  const since: unknown = pace?.get("since");
  const { windowMs } = chatLimits.pace;
  const left = since instanceof Timestamp ? since.toMillis() + windowMs - Date.now() : 0;
  return Math.min(windowMs, Math.max(1_000, left));
}

/** A document as the server has it now; null for what it does not show. */
async function look(database: Firestore, path: string): Promise<DocumentSnapshot | null> {
  try {
    return await getDocFromServer(doc(database, path));
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Whoever is not in the chat any more is refused this look, too. */
async function isThere(database: Firestore, { chatId, id }: OutgoingMessage): Promise<boolean> {
  return (await look(database, paths.chatMessage(chatId, id)))?.exists() === true;
}
