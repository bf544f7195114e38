import type { appCallables } from "@janur/domain/contracts/app-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { eventsOfAccount } from "./calendar-feed/events-of-account.ts";
import { requireApp } from "./require-app.ts";
import { testSmtp } from "./test-smtp.ts";
import { testWebhook } from "./test-webhook.ts";
import { testWhatsApp } from "./test-whatsapp.ts";

/**
 * Does what a connection is for, now.
 * @throws AppError `app/not-found`, `limit/too-many-requests`
 */
export async function testApp(
  { appId }: { appId: string },
  { uid }: AccountCaller,
  now: Date,
): Promise<z.output<typeof appCallables.testApp.output>> {
  const app = await requireApp(appId, uid);
  await countAttempt(["app", uid], limits.app.rate, now);
  switch (app.kind) {
    case "calendarFeed":
      return { kind: app.kind, events: (await eventsOfAccount(app.owner)).length };
    case "smtp":
      return { kind: app.kind, outcome: await testSmtp(app, now) };
    case "whatsApp":
      return { kind: app.kind, problem: await testWhatsApp(app, now) };
    case "webhook":
      return { kind: app.kind, ...(await testWebhook(app, now)) };
  }
}
