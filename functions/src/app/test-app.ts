import type { appCallables } from "@janur/domain/app-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../service/count-attempt.ts";
import type { AccountCaller } from "../service/operation.ts";
import { eventsOfAccount } from "./calendar-feed/events-of-account.ts";
import { requireApp } from "./require-app.ts";
import { testSmtp } from "./smtp/test-smtp.ts";
import { testWebhook } from "./webhook/test-webhook.ts";
import { testWhatsApp } from "./whatsapp/test-whatsapp.ts";

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
