import { createHash } from "node:crypto";
import type { Webhook } from "@janur/domain/integration/integration";
import type { Delivery, DeliveryEvent } from "@janur/domain/integration/delivery";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { enqueue } from "../../platform/google/enqueue.ts";

/** An id that follows from what it is for. @param cause e.g. the stretch of time and the part of it */
export function idOf(...cause: readonly string[]): string {
  return documentIdFromBytes(
    createHash("sha256")
      .update(["delivery", ...cause].join("\n"))
      .digest(),
  );
}

/** A delivery that waits for its first attempt. */
export function newDelivery(
  { id: appId, invitationId }: Pick<Webhook, "id" | "invitationId">,
  events: DeliveryEvent[],
  id: string,
  now: Date,
): Delivery {
  return {
    id,
    appId,
    invitationId,
    events,
    state: "queued",
    attempts: 0,
    dueAt: now,
    log: [],
    createdAt: now,
    updatedAt: now,
    expireAt: new Date(now.getTime() + limits.integration.delivery.keptMs),
  };
}

/** Asks a worker to look after a delivery. @param round told apart by queues, which forget no name for a while */
export async function requestDelivery(deliveryId: string, round = 0): Promise<void> {
  await enqueue({
    queue: "deliverWebhook",
    id: `delivery-${deliveryId}-${String(round)}`,
    data: { deliveryId },
  });
}
