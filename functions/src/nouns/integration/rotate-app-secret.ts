import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { appDocument } from "../../store/app-documents.ts";
import { requireApp } from "./require-app.ts";
import { sealWebhookSecret, webhookSecretDocument } from "../../notify/webhook/webhook-secret.ts";

/**
 * Gives a webhook another secret; the one before signs beside it for a while,
 * so that the other side can change over without losing anything.
 * @throws AppError `app/not-found`
 */
export async function rotateAppSecret(
  { appId, secret }: { appId: string; secret: string },
  { uid }: AccountCaller,
  now: Date,
): Promise<{ previousUntil: string }> {
  const app = await requireApp(appId, uid);
  if (app.kind !== "webhook") throw new AppError("app/not-found");
  const until = new Date(now.getTime() + limits.app.webhook.overlapMs);
  await db().runTransaction(async (transaction) => {
    const kept = (await transaction.get(webhookSecretDocument(appId))).data();
    if (kept === undefined) throw new AppError("app/not-found");
    transaction.set(webhookSecretDocument(appId), {
      current: sealWebhookSecret(secret, appId),
      previous: { secret: kept.current, until },
    });
    transaction.update(appDocument(appId), {
      secretEnding: secret.slice(-4),
      previousUntil: until,
      updatedAt: now,
    });
  });
  return { previousUntil: until.toISOString() };
}
