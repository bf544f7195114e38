import { areThreadsOpen, guestChatId, type ThreadView } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { threadOfCall, type ThreadCall } from "./thread-of-call.ts";
import { threadAndSeen } from "./thread-view.ts";

/**
 * The thread of a guest who looks at it, and that they have seen it: one write
 * for each time that there is something new.
 * @throws AppError `link/invalid`, `page/locked`
 */
export async function readThread(
  input: ThreadCall & { known: number },
  _caller: Pick<GuestCaller, "sender">,
  now: Date,
): Promise<ThreadView> {
  const { invitationId, known } = input;
  const thread = await threadOfCall(input);
  if (thread === null) {
    const invitation = (await invitationDocument(invitationId).get()).data();
    return { isOpen: invitation !== undefined && areThreadsOpen(invitation, now), messages: 0, latest: null };
  }
  const { view, guestSeen } = await threadAndSeen({ invitationId, threadId: thread.id, known }, now);
  if (view.latest !== null && view.messages > guestSeen) {
    await db()
      .doc(paths.chat(guestChatId(invitationId, thread.id)))
      .update({ guestSeen: view.messages });
  }
  return view;
}
