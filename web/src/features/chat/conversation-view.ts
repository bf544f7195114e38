import {
  areThreadsOpen,
  isPassedOn,
  chatIdSchema,
  mayChat,
  supportChatId,
  teamChatId,
  unreadCount,
  type ChatKind,
} from "@janur/domain/chat/chat";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import * as z from "zod";
import type { Conversation, ConversationSource } from "./conversation-data.ts";

export type ChatInvitation = Pick<
  Invitation,
  "id" | "title" | "team" | "members" | "contactsUntil" | "contactsGoneAt" | "languages" | "cannedReplies"
>;

/** What the address says about the room; anything it cannot say is the default. */
export const chatViewSchema = z.object({
  q: z.string().max(100).catch(""),
  /** The open conversation; `support` is the account's own chat with support, for links that do not know the account. */
  chat: z.union([chatIdSchema, z.enum(["support", ""])]).catch(""),
});
export type ChatView = z.infer<typeof chatViewSchema>;

/** A line of the list: a conversation, or one that has not begun yet. */
export interface ConversationItem {
  id: string;
  kind: ChatKind;
  /** Of the invitation; null for support. */
  invitation: ChatInvitation | null;
  /** Null before the first message. */
  chat: Conversation | null;
  unread: number;
  /** Whose support chat it is is not the reader's own: they answer as staff. */
  isForStaff: boolean;
  /** Why nothing can be written. */
  closed: "blocked" | "passedOn" | "over" | null;
}

/** What has to be asked for: one question per invitation, the account's own chat, and all of support for staff. */
export function sourcesOf(
  invitations: readonly ChatInvitation[],
  uid: string,
  isStaff: boolean,
): ConversationSource[] {
  return [
    ...invitations.map((invitation) => ({
      of: "invitation" as const,
      invitationId: invitation.id,
      withGuests: mayChat(roleOf(invitation, uid) ?? "viewer", "guest"),
    })),
    { of: "account" },
    ...(isStaff ? [{ of: "support" } as const] : []),
  ];
}

interface ListedFor {
  invitations: readonly ChatInvitation[];
  conversations: readonly Conversation[];
  uid: string;
  now: Date;
}

/**
 * Every conversation, the latest first; behind them those that can begin: with
 * the team, where there is anybody else in it, and with support.
 */
export function conversationItems({ invitations, conversations, uid, now }: ListedFor): ConversationItem[] {
  const byId = new Map(conversations.map((chat) => [chat.id, chat]));
  const begun = [...byId.values()].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const invitationOf = (id: string | null) => invitations.find((one) => one.id === id) ?? null;
  const items = begun.map((chat): ConversationItem => {
    const invitation = invitationOf(chat.invitationId);
    const isOver = chat.kind === "guest" && invitation !== null && !areThreadsOpen(invitation, now);
    return {
      id: chat.id,
      kind: chat.kind,
      invitation,
      chat,
      unread: unreadCount(chat, { messages: chat.seen }),
      isForStaff: chat.kind === "support" && chat.uid !== uid,
      closed: chat.isBlocked ? "blocked" : isPassedOn(chat) ? "passedOn" : isOver ? "over" : null,
    };
  });
  const teams = invitations.filter(({ id, members }) => members.length > 1 && !byId.has(teamChatId(id)));
  return [
    ...items,
    ...teams.map((invitation) => emptyItem(teamChatId(invitation.id), "team", invitation)),
    ...(byId.has(supportChatId(uid)) ? [] : [emptyItem(supportChatId(uid), "support", null)]),
  ];
}

function emptyItem(id: string, kind: ChatKind, invitation: ChatInvitation | null): ConversationItem {
  return { id, kind, invitation, chat: null, unread: 0, isForStaff: false, closed: null };
}

/** Messages that the reader has not seen; those of guests whom the family has blocked do not count. */
export function unreadTotal(conversations: readonly Conversation[]): number {
  const byId = new Map(conversations.filter(({ isBlocked }) => !isBlocked).map((chat) => [chat.id, chat]));
  return [...byId.values()].reduce((sum, chat) => sum + unreadCount(chat, { messages: chat.seen }), 0);
}

/** The conversation that the address opens; a team of one may talk to itself nowhere. */
export function openedItem(
  items: readonly ConversationItem[],
  { chat }: ChatView,
  uid: string,
): ConversationItem | undefined {
  const id = chat === "support" ? supportChatId(uid) : chat;
  return items.find((item) => item.id === id);
}

/** Whether a line speaks of what was searched: by its words, not by who sees it. */
export function matches(words: readonly string[], question: string): boolean {
  const wanted = question.trim().toLocaleLowerCase("id");
  return wanted === "" || words.some((word) => word.toLocaleLowerCase("id").includes(wanted));
}
