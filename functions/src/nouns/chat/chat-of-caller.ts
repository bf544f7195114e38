import {
  chatPlace,
  guestChatId,
  mayChat,
  staffName,
  supportChatId,
  teamChatId,
  type Chat,
} from "@janur/domain/chat/chat";
import { AppError } from "@janur/domain/errors";
import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import { profileDocument } from "../../store/account/profile-document.ts";
import { invitationDocument } from "../../store/access.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { isOnStaff } from "../staff/is-on-staff.ts";
import type { ChatFrame } from "./append-message.ts";
import { chatDocument } from "../../store/chat-documents.ts";

/** A chat in which an account takes part, and as whom. */
export interface CallersChat {
  frame: ChatFrame;
  /** Null before the first message. */
  chat: Chat | null;
  /** Null for support. */
  invitation: Invitation | null;
  by: "host" | "staff";
  name: string;
}

/**
 * The chat of an id, for an account that takes part in it: what the rules say, for operations.
 * @throws AppError `invitation/not-found` and `chat/not-found` for absent and foreign ones alike, `team/not-allowed`
 */
export async function chatOfCaller(chatId: string, { uid }: AccountCaller): Promise<CallersChat> {
  const place = chatPlace(chatId);
  const known = await chatDocument(chatId).get();
  const chat = known.data() ?? null;
  if (place === null) throw new AppError("chat/not-found");
  if (place.kind === "support") {
    const isOwn = place.uid === uid;
    if (!isOwn && (chat === null || !(await isOnStaff(uid)))) throw new AppError("chat/not-found");
    const name = isOwn ? ((await profileDocument(uid).get()).data()?.displayName ?? "") : staffName;
    const frame = chat ?? { name, guestId: null };
    return {
      frame: {
        ...frameOf(frame),
        id: supportChatId(place.uid),
        kind: "support",
        invitationId: null,
        uid: place.uid,
      },
      chat,
      invitation: null,
      by: isOwn ? "host" : "staff",
      name,
    };
  }
  const { kind, invitationId } = place;
  const invitation = (await invitationDocument(invitationId).get()).data();
  const role = invitation === undefined ? null : roleOf(invitation, uid);
  if (invitation === undefined || role === null) throw new AppError("invitation/not-found");
  if (!mayChat(role, kind)) throw new AppError("team/not-allowed");
  if (kind === "guest" && chat === null) throw new AppError("chat/not-found");
  const id = place.kind === "team" ? teamChatId(invitationId) : guestChatId(invitationId, place.threadId);
  return {
    frame: { ...frameOf(chat ?? { name: "", guestId: null }), id, kind, invitationId, uid: null },
    chat,
    invitation,
    by: "host",
    name: invitation.team[uid]?.name ?? "",
  };
}

const frameOf = ({ name, guestId }: Pick<Chat, "name" | "guestId">) => ({ name, guestId });
