import { randomBytes } from "node:crypto";
import type { Webhook } from "@janur/domain/integration/integration";
import type { Delivery } from "@janur/domain/integration/delivery";
import { documentIdFromBytes } from "@janur/domain/id";
import { deliveryDocument } from "../../store/integration/integration-documents.ts";
import { deliver } from "../../notify/webhook/deliver-webhook.ts";
import { newDelivery } from "../../notify/webhook/new-delivery.ts";

/** Tells the other side that somebody tests, once, and says what it answered. */
export async function testWebhook(
  webhook: Webhook,
  now: Date,
): Promise<{ state: Delivery["state"]; status: number | null }> {
  const id = documentIdFromBytes(randomBytes(20));
  const event = { id, kind: "test" as const, subject: null, at: now };
  const delivery = newDelivery(webhook, [event], id, now);
  await deliveryDocument(id).create(delivery);
  await deliver(id, () => new Date());
  const { state, log } = (await deliveryDocument(id).get()).data() ?? delivery;
  return { state, status: log.at(-1)?.status ?? null };
}
