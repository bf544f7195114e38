import { webhookEvents, type Webhook } from "@janur/domain/integration/integration";
import type { DeliveryEvent } from "@janur/domain/integration/delivery";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { inChunks } from "@janur/domain/list/in-chunks";
import { db } from "../../platform/google/firestore.ts";
import { deliveryDocument } from "../../store/integration/integration-documents.ts";
import { eventsIn, type Stretch } from "./events-in.ts";
import { idOf, newDelivery, requestDelivery } from "./new-delivery.ts";
import { webhooksOf } from "./webhooks-of.ts";

/** gRPC code of a document that is there already. */
const alreadyThere = 6;

/**
 * Has every webhook of an invitation told what happened in a stretch of time.
 * Writes the same however often it runs: of a stretch each webhook gets its
 * deliveries once, all in one commit.
 */
export async function gatherDeliveries(invitation: Invitation, stretch: Stretch, now: Date): Promise<void> {
  const webhooks = (await webhooksOf(invitation.id).get()).docs.map((document) => document.data());
  if (webhooks.length === 0) return;
  const events = await eventsIn(invitation, stretch);
  await Promise.all(webhooks.map((webhook) => queue(webhook, events, stretch, now)));
}

async function queue(
  webhook: Webhook,
  events: readonly DeliveryEvent[],
  { from, until }: Stretch,
  now: Date,
): Promise<void> {
  const names = webhookEvents.filter((name) => webhook.events.includes(name));
  // What happened before it was connected is none of its business.
  const wanted = events.filter(
    ({ kind, at }) => at >= webhook.createdAt && names.some((name) => name === kind),
  );
  const parts = inChunks(wanted, limits.integration.webhook.events).map((part, index) => {
    const id = idOf(webhook.id, from.toISOString(), until.toISOString(), String(index));
    return newDelivery(webhook, part, id, now);
  });
  if (parts.length === 0) return;
  const batch = db().batch();
  for (const part of parts) batch.create(deliveryDocument(part.id), part);
  try {
    await batch.commit();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === alreadyThere)) throw error;
  }
  await Promise.all(parts.map(({ id }) => requestDelivery(id)));
}
