import { chatSchema, mayChat, unreadCount, type Chat } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { notify } from "../../notify/notification/notify.ts";
import { readableOrNull } from "../../platform/log/readable.ts";
import { sweepDue } from "../../platform/sweep/sweep-due.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { chatReadDocument } from "../../store/chat-documents.ts";

/** Conversations that are read at once. */
const pageSize = 100;
const atOnce = 20;

/**
 * Tells of messages that have lain unread for a while, all of one conversation
 * together and each reader of as many as they have not read. Whoever has read
 * them meanwhile hears nothing. Safe to run twice, and two at once.
 * @returns how many conversations were looked at
 */
export async function notifyUnread(now: Date): Promise<number> {
  const { looked } = await sweepDue(
    {
      sweep: "unread",
      due: db()
        .collection(paths.chats())
        .withConverter(converter(chatSchema))
        .where("isTold", "==", false)
        .where("updatedAt", "<=", new Date(now.getTime() - chatLimits.toldAfterMs))
        .orderBy("updatedAt"),
      dueBy: "updatedAt",
      pageSize,
      atOnce,
      work: async (document) => {
        await tellOf(document.data());
        // A message that came meanwhile is told of in its own time.
        return untilOvertaken(document.ref.update({ isTold: true }, { lastUpdateTime: document.updateTime }));
      },
    },
    now,
  );
  return looked;
}

/** @returns whether nobody wrote to the conversation meanwhile */
async function untilOvertaken(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (wasOvertaken(error)) return false;
    throw error;
  }
}

async function tellOf(chat: Chat): Promise<void> {
  const { id, kind, invitationId, messages, updatedAt } = chat;
  if (kind === "support" || invitationId === null || chat.isBlocked) return;
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined) return;
  await Promise.all(
    readersOf(invitation, kind).map(async (uid) => {
      // Readers write their own marks: one that says nothing we can read keeps nobody from the news.
      const read = readableOrNull(await chatReadDocument(id, uid).get());
      const count = unreadCount(chat, read);
      if (count === 0) return;
      const facts = { kind: "messages" as const, count };
      await notify({ invitation, facts, key: `chat/${id}/${String(messages)}`, at: updatedAt, to: [uid] });
    }),
  );
}

function readersOf(invitation: Invitation, kind: "team" | "guest"): string[] {
  return invitation.members.filter((uid) => {
    const role = roleOf(invitation, uid);
    return role !== null && mayChat(role, kind);
  });
}
