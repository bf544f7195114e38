import type { Language } from "@janur/domain/text/language";
import { renderThreadList } from "@janur/event-page/pages/helper/helper-threads";
import { listThreads } from "../chat/list-threads.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { requireTask } from "./find-pass.ts";

/**
 * What guests have asked, those who wait for an answer first.
 * @throws AppError whatever `requireTask` throws
 */
export async function helperThreads(
  input: { token: string; language: Language; proof: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { invitation } = await requireTask(input, "answerGuests", now);
  const threads = await listThreads(invitation.id);
  const waiting = threads.filter(({ isWaiting }) => isWaiting);
  const answered = threads.filter(({ isWaiting }) => !isWaiting);
  const { zone } = invitation;
  return { html: renderThreadList({ threads: [...waiting, ...answered], zone, language: input.language }) };
}
