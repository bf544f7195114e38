import type { appCallables } from "@janur/domain/contracts/app-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { connectWebhook } from "./connect-webhook.ts";
import { connectWhatsApp } from "./connect-whatsapp.ts";

/**
 * Connects an invitation to something outside. Whom a stranger names is not
 * even looked up.
 * @throws AppError `app/limit-reached`, `app/address-refused`, `app/unreachable`, `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests`
 */
export async function connectApp(
  { invitationId, app }: z.output<typeof appCallables.connectApp.input>,
  { uid }: AccountCaller,
  now: Date,
): Promise<{ appId: string }> {
  await countAttempt(["app", uid], limits.app.rate, now);
  return app.kind === "webhook"
    ? connectWebhook(invitationId, app, uid, now)
    : connectWhatsApp(invitationId, app, uid, now);
}
