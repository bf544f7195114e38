import type { integrationCallables } from "@janur/domain/contracts/integration-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { eventsOfAccount } from "./calendar-feed/events-of-account.ts";
import { requireIntegration } from "./require-integration.ts";
import { testSmtp } from "./test-smtp.ts";
import { testWebhook } from "./test-webhook.ts";
import { testWhatsApp } from "./test-whatsapp.ts";

/**
 * Does what a connection is for, now.
 * @throws AppError `integration/not-found`, `limit/too-many-requests`
 */
export async function testIntegration(
  { appId }: { appId: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<z.output<typeof integrationCallables.testIntegration.output>> {
  const integration = await requireIntegration(appId, caller);
  await countAttempt(["app", caller.uid], limits.integration.rate, now);
  switch (integration.kind) {
    case "calendarFeed":
      return { kind: integration.kind, events: (await eventsOfAccount(integration.owner)).length };
    case "smtp":
      return { kind: integration.kind, outcome: await testSmtp(integration, now) };
    case "whatsApp":
      return { kind: integration.kind, problem: await testWhatsApp(integration, now) };
    case "webhook":
      return { kind: integration.kind, ...(await testWebhook(integration, now)) };
  }
}
