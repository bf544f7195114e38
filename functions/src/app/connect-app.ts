import type { appCallables } from "@janur/domain/app-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { requireCapability } from "../invitation/access.ts";
import { countAttempt } from "../service/count-attempt.ts";
import type { AccountCaller } from "../service/operation.ts";
import { connectWebhook } from "./webhook/connect-webhook.ts";
import { connectWhatsApp } from "./whatsapp/connect-whatsapp.ts";

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
  await requireCapability(invitationId, uid, "manageApps");
  await countAttempt(["app", uid], limits.app.rate, now);
  return app.kind === "webhook"
    ? connectWebhook(invitationId, app, uid, now)
    : connectWhatsApp(invitationId, app, uid, now);
}
