import { documentIdSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { db } from "../../platform/google/firestore.ts";
import { deliver } from "../webhook/deliver-webhook.ts";
import { sendMessage } from "../whatsapp/send-message.ts";

const jobSchema = z.object({ deliveryId: documentIdSchema });

/** A job of the queue. */
export async function runDelivery(data: unknown): Promise<void> {
  await sendDelivery(jobSchema.parse(data).deliveryId, () => new Date());
}

/**
 * Sends what is on its way, each kind in its own manner. Safe to run any
 * number of times and at the same time.
 * @param clock the server's time
 */
export async function sendDelivery(deliveryId: string, clock: () => Date): Promise<void> {
  const kind: unknown = (await db().doc(paths.delivery(deliveryId)).get()).get("kind");
  await (kind === "whatsApp" ? sendMessage(deliveryId, clock) : deliver(deliveryId, clock));
}
