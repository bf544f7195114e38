import { randomBytes } from "node:crypto";
import type { Webhook, WebhookInput } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { allowedAddresses, hostOf, webhookTarget } from "../../platform/outbound/outbound-target.ts";
import { sealWebhookSecret, webhookSecretDocument } from "../../notify/webhook/webhook-secret.ts";
import { webhooksOf } from "../../notify/webhook/webhooks-of.ts";

/**
 * Has an address told what happens to an invitation from now on.
 * @throws AppError `integration/limit-reached`, `integration/address-refused`, `integration/unreachable`
 */
export async function connectWebhook(
  invitationId: string,
  { url, events, secret }: WebhookInput & { secret: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<{ appId: string }> {
  await allowedAddresses(hostOf(webhookTarget(url)));
  const appId = documentIdFromBytes(randomBytes(20));
  const webhook: Webhook = {
    id: appId,
    kind: "webhook",
    owner: caller.uid,
    invitationId,
    url,
    events,
    secretEnding: secret.slice(-4),
    previousUntil: null,
    health: "untested",
    checkedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await withInvitation(invitationId, caller, async (_invitation, transaction) => {
    const { size } = await transaction.get(webhooksOf(invitationId));
    if (size >= limits.integration.webhook.perInvitation) throw new AppError("integration/limit-reached");
    transaction.update(invitationDocument(invitationId), { hasWebhooks: true });
    transaction.create(integrationDocument(appId), webhook);
    const current = sealWebhookSecret(secret, appId);
    transaction.create(webhookSecretDocument(appId), { current, previous: null });
  });
  return { appId };
}
