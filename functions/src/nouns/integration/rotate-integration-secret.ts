import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { requireIntegration } from "./require-integration.ts";
import { sealWebhookSecret, webhookSecretDocument } from "../../notify/webhook/webhook-secret.ts";

/**
 * Gives a webhook another secret; the one before signs beside it for a while,
 * so that the other side can change over without losing anything.
 * @throws AppError `integration/not-found`
 */
export async function rotateIntegrationSecret(
  { appId, secret }: { appId: string; secret: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<{ previousUntil: string }> {
  const integration = await requireIntegration(appId, caller);
  if (integration.kind !== "webhook") throw new AppError("integration/not-found");
  const until = new Date(now.getTime() + limits.integration.webhook.overlapMs);
  await db().runTransaction(async (transaction) => {
    const kept = (await transaction.get(webhookSecretDocument(appId))).data();
    if (kept === undefined) throw new AppError("integration/not-found");
    transaction.set(webhookSecretDocument(appId), {
      current: sealWebhookSecret(secret, appId),
      previous: { secret: kept.current, until },
    });
    transaction.update(integrationDocument(appId), {
      secretEnding: secret.slice(-4),
      previousUntil: until,
      updatedAt: now,
    });
  });
  return { previousUntil: until.toISOString() };
}
