import { chatSchema, mayChat, unreadCount, type Chat } from "@janur/domain/chat";
import { chatLimits } from "@janur/domain/chat-limits";
import { roleOf, type Invitation } from "@janur/domain/invitation";
import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { converter, db } from "../firestore.ts";
import { invitationDocument } from "../invitation/access.ts";
import { notify } from "../notification/notify.ts";
import { faultOf } from "../service/fault.ts";
import { chatReadDocument } from "./chat-documents.ts";

/** As many as one run takes; the rest is due at the next one. */
const batchSize = 100;

/**
 * Tells of messages that have lain unread for a while, all of one conversation
 * together and each reader of as many as she has not read. Whoever has read
 * them meanwhile hears nothing. Safe to run twice, and two at once.
 * @returns how many conversations were looked at
 */
export async function tellUnread(now: Date): Promise<number> {
  const { docs } = await db()
    .collection(paths.chats())
    .withConverter(converter(chatSchema))
    .where("isTold", "==", false)
    .where("updatedAt", "<=", new Date(now.getTime() - chatLimits.toldAfterMs))
    .orderBy("updatedAt")
    .limit(batchSize)
    .get();
  for (const document of docs) {
    try {
      await tellOf(document.data());
      // A message that came meanwhile is told of in its own time.
      await document.ref.update({ isTold: true }, { lastUpdateTime: document.updateTime });
    } catch (error) {
      logger.warn("a conversation waits to be told of", { fault: faultOf(error) });
    }
  }
  return docs.length;
}

async function tellOf(chat: Chat): Promise<void> {
  const { id, kind, invitationId, messages, updatedAt } = chat;
  if (kind === "support" || invitationId === null || chat.isBlocked) return;
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined) return;
  await Promise.all(
    readersOf(invitation, kind).map(async (uid) => {
      const read = (await chatReadDocument(id, uid).get()).data() ?? null;
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
