import type { Language } from "@janur/domain/text/language";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import { requireTask } from "../pass/find-pass.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { helperQueueHtml } from "./helper-queue-html.ts";

/**
 * The guests whom the family gave to the holder of a link, as far as a run is about them.
 * @throws AppError whatever `requireTask` throws
 */
export async function helperQueue(
  input: {
    token: string;
    language: Language;
    proof: string;
    run: SendingRun | null;
    guestId: string | null;
    isAsked: boolean;
  },
  _caller: GuestCaller,
  now: Date,
) {
  const found = await requireTask(input, "sendInvitations", now);
  return { html: await helperQueueHtml(found, { ...input, said: null }, now) };
}
