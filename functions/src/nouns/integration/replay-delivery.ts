import { AppError } from "@janur/domain/errors";
import { documentIdSchema } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { deliveryDocument } from "../../store/integration/integration-documents.ts";
import { requireIntegration } from "./require-integration.ts";
import { requestDelivery } from "../../notify/webhook/new-delivery.ts";

/**
 * Sends a delivery that is over once more, under the same id, by which the
 * other side knows it again.
 * @throws AppError `integration/not-found`, `integration/delivery-open`, `limit/too-many-requests`
 */
export async function replayDelivery(
  { deliveryId }: { deliveryId: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<Record<string, never>> {
  const reference = deliveryDocument(deliveryId);
  const first = await reference.get();
  // A message to somebody is not sent again: Meta would not know it for the same.
  if (!first.exists || first.get("kind") !== undefined) throw new AppError("integration/not-found");
  await requireIntegration(documentIdSchema.parse(first.get("appId")), caller);
  await countAttempt(["app", caller.uid], limits.integration.rate, now);
  await untilFirst(async () => {
    const snapshot = await reference.get();
    const delivery = snapshot.data();
    const lastUpdateTime = snapshot.updateTime;
    if (delivery === undefined || lastUpdateTime === undefined) throw new AppError("integration/not-found");
    if (delivery.dueAt !== null) throw new AppError("integration/delivery-open");
    const again = { state: "queued" as const, attempts: 0, dueAt: now, updatedAt: now };
    await reference.update(again, { lastUpdateTime });
  });
  await requestDelivery(deliveryId, now.getTime());
  return {};
}
