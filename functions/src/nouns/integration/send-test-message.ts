import { randomBytes } from "node:crypto";
import type { appCallables } from "@janur/domain/contracts/app-callables";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { requireApp } from "./require-app.ts";
import { messageDocument } from "../../store/message-document.ts";
import { newMessage } from "../../notify/whatsapp/new-message.ts";
import { sendMessage } from "../../notify/whatsapp/send-message.ts";
import { requireAccessOf } from "../../notify/whatsapp/whatsapp-access.ts";

type Contract = typeof appCallables.sendTestMessage;

/**
 * Sends a template to a number of the host's own, which is kept nowhere.
 * @throws AppError `app/not-found`, `limit/too-many-requests`
 */
export async function sendTestMessage(
  { appId, to, template, values }: z.output<Contract["input"]>,
  { uid }: AccountCaller,
  now: Date,
): Promise<z.output<Contract["output"]>> {
  const { app } = await requireAccessOf(await requireApp(appId, uid));
  await countAttempt(["app", uid], limits.app.rate, now);
  const id = documentIdFromBytes(randomBytes(20));
  const texts = Array.from({ length: values }, (_, index) => `(${String(index + 1)})`);
  const filling = texts.map((text) => ({ kind: "text" as const, text }));
  const message = newMessage(app, { id, guestId: null, template, values: filling }, now);
  await messageDocument(id).create(message);
  await sendMessage(id, () => new Date(), { to, texts });
  const { state, problem } = (await messageDocument(id).get()).data() ?? message;
  return { state, problem };
}
