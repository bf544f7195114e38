import type { integrationCallables } from "@janur/domain/contracts/integration-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { connectWebhook } from "./connect-webhook.ts";
import { connectWhatsApp } from "./connect-whatsapp.ts";

/**
 * Connects an invitation to something outside. Whom a stranger names is not
 * even looked up.
 * @throws AppError `integration/limit-reached`, `integration/address-refused`, `integration/unreachable`, `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests`
 */
export async function connectIntegration(
  { invitationId, integration }: z.output<typeof integrationCallables.connectIntegration.input>,
  caller: CapabilityCaller,
  now: Date,
): Promise<{ appId: string }> {
  await countAttempt(["app", caller.uid], limits.integration.rate, now);
  return integration.kind === "webhook"
    ? connectWebhook(invitationId, integration, caller, now)
    : connectWhatsApp(invitationId, integration, caller, now);
}
