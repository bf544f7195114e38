import { randomBytes } from "node:crypto";
import type { integrationCallables } from "@janur/domain/contracts/integration-callables";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { requireIntegration } from "./require-integration.ts";
import { messageDocument } from "../../store/message-document.ts";
import { newMessage } from "../../notify/whatsapp/new-message.ts";
import { sendMessage } from "../../notify/whatsapp/send-message.ts";
import { requireAccessOf } from "../../notify/whatsapp/whatsapp-access.ts";

type Contract = typeof integrationCallables.sendTestMessage;

/**
 * Sends a template to a number of the host's own, which is kept nowhere.
 * @throws AppError `integration/not-found`, `limit/too-many-requests`
 */
export async function sendTestMessage(
  { appId, to, template, values }: z.output<Contract["input"]>,
  caller: CapabilityCaller,
  now: Date,
): Promise<z.output<Contract["output"]>> {
  const { integration } = await requireAccessOf(await requireIntegration(appId, caller));
  await countAttempt(["app", caller.uid], limits.integration.rate, now);
  const id = documentIdFromBytes(randomBytes(20));
  const texts = Array.from({ length: values }, (_, index) => `(${String(index + 1)})`);
  const filling = texts.map((text) => ({ kind: "text" as const, text }));
  const message = newMessage(integration, { id, guestId: null, template, values: filling }, now);
  await messageDocument(id).create(message);
  await sendMessage(id, () => new Date(), { to, texts });
  const { state, problem } = (await messageDocument(id).get()).data() ?? message;
  return { state, problem };
}
