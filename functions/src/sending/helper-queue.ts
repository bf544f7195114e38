import type { Language } from "@janur/domain/language";
import { requireTask } from "../pass/find-pass.ts";
import type { GuestCaller } from "../service/operation.ts";
import { helperQueueHtml } from "./helper-queue-html.ts";

/**
 * The guests whom the family gave to the holder of a link.
 * @throws AppError whatever `requireTask` throws
 */
export async function helperQueue(
  input: { token: string; language: Language; proof: string; guestId: string | null },
  _caller: GuestCaller,
  now: Date,
) {
  const { language, guestId } = input;
  const found = await requireTask(input, "sendInvitations", now);
  return { html: await helperQueueHtml(found, { language, guestId, said: null }, now) };
}
