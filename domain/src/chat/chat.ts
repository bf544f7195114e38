import * as z from "zod";
import { chatLimits } from "../limits/chat-limits.ts";
import { documentIdSchema, uidSchema } from "../id.ts";
import type { Invitation } from "../invitation/invitation.ts";
import { limits } from "../limits.ts";
import { may, type TeamRole } from "../team/team.ts";
import { cutText, textSchema } from "../text/text.ts";

/** `team`: everybody of an invitation's team; `guest`: a guest and those who answer for guests; `support`: an account and our staff. */
export const chatKinds = ["team", "guest", "support"] as const;
export type ChatKind = (typeof chatKinds)[number];

/**
 * Who takes part in a chat follows from its id: `team-<invitation>`,
 * `guest-<invitation>-<thread>`, `support-<uid>`. The thread of a personal
 * link is the guest's id; somebody without one has a thread of their own.
 */
export type ChatPlace =
  | { kind: "team"; invitationId: string }
  | { kind: "guest"; invitationId: string; threadId: string }
  | { kind: "support"; uid: string };

export const teamChatId = (invitationId: string) => `team-${invitationId}`;
export const guestChatId = (invitationId: string, threadId: string) => `guest-${invitationId}-${threadId}`;
export const supportChatId = (uid: string) => `support-${uid}`;

const idPattern =
  /^(?:team-(?<team>[A-Za-z0-9]{20})|guest-(?<guest>[A-Za-z0-9]{20})-(?<thread>[A-Za-z0-9]{20})|support-(?<uid>[A-Za-z0-9_-]{1,128}))$/;

export const chatIdSchema = z.string().regex(idPattern);

/** What the id of a chat says, or null for what is none. */
export function chatPlace(chatId: string): ChatPlace | null {
  const { team, guest, thread, uid } = idPattern.exec(chatId)?.groups ?? {};
  if (team !== undefined) return { kind: "team", invitationId: team };
  if (guest !== undefined && thread !== undefined)
    return { kind: "guest", invitationId: guest, threadId: thread };
  return uid === undefined ? null : { kind: "support", uid };
}

/** `host`: an account that is no staff; `helper`: whoever answers by a pass. */
export const chatAuthors = ["host", "guest", "helper", "staff"] as const;
export type ChatAuthor = (typeof chatAuthors)[number];

/** Under this name all of the staff answer; whoever it was stands in the message's `uid`. */
export const staffName = "Tim Janur";

export const chatTextSchema = textSchema(chatLimits.text.max).min(chatLimits.text.min);

/** What is known of a picture before it is there, in pixels: nothing jumps while it loads. */
const pictureSizeSchema = z.strictObject({ width: z.int().min(1), height: z.int().min(1) });

/** Sizes that a picture of a chat comes in. */
export const chatPictureSizes = ["small", "large"] as const;
export type ChatPictureSize = (typeof chatPictureSizes)[number];

/** The address of a picture. `key` is what `openChatPictures` gave out for its chat. */
export function chatPicturePath(
  chatId: string,
  messageId: string,
  size: ChatPictureSize,
  key: string,
): string {
  return `/media/chats/${chatId}/${messageId}-${size}.webp?key=${key}`;
}

/**
 * `chats/{chatId}/messages/{id}`: changed by nobody but the staff, who may hide one. The author's device makes the
 * id, so that sending again is the same message. All see one order: by
 * `createdAt`, the server's time, then by id. Lengths were judged on the way
 * in, by rules that count letters where zod counts code units.
 */
export const chatMessageSchema = z.strictObject({
  id: documentIdSchema,
  by: z.enum(chatAuthors),
  /** Of an account; null for guests and helpers. */
  uid: uidSchema.nullable(),
  /** The author's name as it was then. */
  name: z.string(),
  /** Empty where the message is a picture. */
  text: z.string(),
  picture: pictureSizeSchema.optional(),
  /** The staff took its words or its picture away because of a report; its author may say something against that once. */
  hidden: z.strictObject({ reportId: documentIdSchema, isAppealed: z.boolean() }).optional(),
  createdAt: z.date(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** The latest message as the list shows it, cut to `chatLimits.lastText`; without a text it is a picture. */
export const lastMessageSchema = chatMessageSchema.omit({ createdAt: true, picture: true, hidden: true });
export type LastMessage = z.output<typeof lastMessageSchema>;

export function lastMessageOf({ id, by, uid, name, text }: LastMessage): LastMessage {
  return { id, by, uid, name, text: cutText(text, chatLimits.lastText) };
}

/** `chats/{chatId}`: what the list of conversations shows. It comes with the first message and changes with each. */
export const chatSchema = z.strictObject({
  id: chatIdSchema,
  kind: z.enum(chatKinds),
  /** Null for support. */
  invitationId: documentIdSchema.nullable(),
  /** Whose support chat it is; null for the others. */
  uid: uidSchema.nullable(),
  /** Of the guest, or of the account that asks for support; empty for a team. */
  name: z.string(),
  /** Whose it is by a personal link, their own or that of an entry that became one with theirs; null for guests who wrote without one, and for other kinds. */
  guestId: documentIdSchema.nullable(),
  /** How many messages it has. Unread are those beyond what a reader's mark says. */
  messages: z.int().min(1),
  last: lastMessageSchema,
  /** Time of the latest message. */
  updatedAt: z.date(),
  /** Whether those who have not read the latest message were told of it. */
  isTold: z.boolean(),
  /** The family takes no more messages from this guest. */
  isBlocked: z.boolean(),
  /** How many messages the guest has seen; 0 for other kinds. */
  guestSeen: z.int().min(0),
});
export type Chat = z.output<typeof chatSchema>;

/** Whether its guest became one with another, whose link does not lead here: nobody would read an answer. */
export function isPassedOn({ id, guestId }: Pick<Chat, "id" | "guestId">): boolean {
  const place = chatPlace(id);
  return place?.kind === "guest" && guestId !== null && guestId !== place.threadId;
}

/** `chats/{chatId}/reads/{uid}`: how far a reader has read; their own messages count as read. */
export const chatReadSchema = z.strictObject({
  uid: uidSchema,
  messages: z.int().min(0),
  readAt: z.date(),
});
export type ChatRead = z.output<typeof chatReadSchema>;

/**
 * `users/{uid}/pace/messages`: written with each message that a browser sends.
 * The rules compare it with what it was before; nobody else reads it.
 * `users/{uid}/pace/changes` is the same of changes, whose ids may be none.
 */
export const messagePaceSchema = z.object({
  /** The message of the latest commit. */
  ids: z.array(documentIdSchema),
  at: z.date(),
  /** Messages since the window began. */
  count: z.int().min(0),
  /** When it began; absent in the first one. */
  since: z.date().optional(),
});

/** Messages that a reader has not seen. */
export function unreadCount(chat: Pick<Chat, "messages">, read: Pick<ChatRead, "messages"> | null): number {
  return Math.max(0, chat.messages - (read?.messages ?? 0));
}

/** What stands in the list of conversations in place of a hidden latest message. */
export const hiddenLine = "…";

/** What guests and helpers read in place of a hidden message, whose language is not asked for. */
const hiddenWords = "Pesan ini disembunyikan oleh tim Janur. / This message was hidden by the Janur team.";

/** Whether a member of the team reads and writes in chats of a kind. */
export function mayChat(role: TeamRole, kind: Exclude<ChatKind, "support">): boolean {
  return kind === "team" || may(role, "answerQuestions");
}

/**
 * Until when guests' threads of an invitation take messages, from both sides;
 * null while no day is known. It follows the day that was last published.
 */
export function threadsOpenUntil({ contactsUntil }: Pick<Invitation, "contactsUntil">): Date | null {
  return contactsUntil === null
    ? null
    : new Date(contactsUntil.getTime() - limits.contact.keptMs + chatLimits.openAfterMs);
}

/** Closed for good where the contacts are gone, unless a day ahead was published since. */
export function areThreadsOpen(
  invitation: Pick<Invitation, "contactsUntil"> & Partial<Pick<Invitation, "contactsGoneAt">>,
  now: Date,
): boolean {
  if (invitation.contactsUntil === null && invitation.contactsGoneAt != null) return false;
  const until = threadsOpenUntil(invitation);
  return until === null || now < until;
}

/** A message as guests and helpers get it: no ids of accounts. */
export const publicChatMessageSchema = z.strictObject({
  id: documentIdSchema,
  by: z.enum(chatAuthors),
  name: z.string(),
  text: z.string(),
  /** With addresses that open for `chatLimits.picture.linkMs`. */
  picture: pictureSizeSchema.extend({ small: z.string(), large: z.string() }).optional(),
  /** Of a guest's hidden message: whether they may still say something against that, or has. */
  appeal: z.enum(["open", "made"]).optional(),
  createdAt: z.iso.datetime(),
});
export type PublicChatMessage = z.infer<typeof publicChatMessageSchema>;

/** @param pictureKey opens the pictures of the message's chat */
export function publicChatMessage(
  { id, by, name, text, picture, hidden, createdAt }: ChatMessage,
  chatId: string,
  pictureKey: string,
): PublicChatMessage {
  const words = hidden === undefined ? text : hiddenWords;
  const shown = {
    id,
    by,
    name,
    text: words,
    createdAt: createdAt.toISOString(),
    ...(by === "guest" && hidden !== undefined
      ? { appeal: hidden.isAppealed ? ("made" as const) : ("open" as const) }
      : {}),
  };
  if (picture === undefined) return shown;
  const at = (size: ChatPictureSize) => chatPicturePath(chatId, id, size, pictureKey);
  return { ...shown, picture: { ...picture, small: at("small"), large: at("large") } };
}

/** A guest's thread as the guest and helpers see it. */
export const threadViewSchema = z.strictObject({
  /** Whether it takes messages. */
  isOpen: z.boolean(),
  /** How many messages it has; what `known` repeats at the next look. */
  messages: z.int().min(0),
  /** The latest `chatLimits.page`, oldest first; null where nothing is new since `known`. */
  latest: z.array(publicChatMessageSchema).nullable(),
});
export type ThreadView = z.infer<typeof threadViewSchema>;
