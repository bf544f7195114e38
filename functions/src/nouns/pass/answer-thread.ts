import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { renderThread } from "@janur/event-page/pages/helper/helper-threads";
import { replyToThread } from "../chat/reply-to-thread.ts";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { requireTask } from "./find-pass.ts";

/**
 * Answers a guest, signed with the name that the family gave the helper.
 * @throws AppError `chat/not-found`, `chat/closed`, `limit/too-many-requests`, and whatever `requireTask` throws
 */
export async function answerThread(
  input: { token: string; language: Language; proof: string; threadId: string; id: string; text: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { language, threadId, id, text } = input;
  const { pass, invitation } = await requireTask(input, "answerGuests", now);
  await countAttempt(["pass-answer", pass.id], limits.pass.answers, now);
  const message = { id, by: "helper" as const, uid: null, name: pass.name, text };
  const view = await replyToThread({ invitationId: invitation.id, threadId, message }, now);
  const { isOpen, messages, latest } = view;
  const { zone } = invitation;
  return { html: renderThread({ messages: latest ?? [], isOpen, zone, language }), messages, isOpen };
}
