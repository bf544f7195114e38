import { AppError } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { renderThread } from "@janur/event-page/pages/helper/helper-threads";
import { threadView } from "../chat/thread-view.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { requireTask } from "./find-pass.ts";

/**
 * One guest's thread; only those of the pass's own invitation can be asked for.
 * @throws AppError `chat/not-found`, and whatever `requireTask` throws
 */
export async function helperThread(
  input: { token: string; language: Language; proof: string; threadId: string; known: number },
  _caller: GuestCaller,
  now: Date,
) {
  const { language, threadId, known } = input;
  const { invitation } = await requireTask(input, "answerGuests", now);
  const { isOpen, messages, latest } = await threadView(
    { invitationId: invitation.id, threadId, known },
    now,
  );
  if (messages === 0) throw new AppError("chat/not-found");
  const { zone } = invitation;
  const html = latest === null ? null : renderThread({ messages: latest, isOpen, zone, language });
  return { html, messages, isOpen };
}
