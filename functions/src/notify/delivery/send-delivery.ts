import { documentIdSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import * as z from "zod";
import { db, withDates } from "../../platform/google/firestore.ts";
import { wasOvertaken } from "../../platform/google/until-first.ts";
import { deliver } from "../webhook/deliver-webhook.ts";
import { isShut } from "../../store/service/switches.ts";
import { sendMessage } from "../whatsapp/send-message.ts";

/** So long a message waits before somebody asks again whether WhatsApp is open. */
const heldMs = 5 * 60_000;

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
  if (kind === "whatsApp" && (await isShut("whatsApp"))) {
    await holdBack(deliveryId, clock());
    return;
  }
  await (kind === "whatsApp" ? sendMessage(deliveryId, clock) : deliver(deliveryId, clock));
}

/** Leaves a message for later as it is: it was not tried. Whoever changes it meanwhile knows better. */
async function holdBack(deliveryId: string, now: Date): Promise<void> {
  const found = await db().doc(paths.delivery(deliveryId)).get();
  const dueAt: unknown = withDates(found.get("dueAt"));
  if (!(dueAt instanceof Date) || dueAt > now || found.updateTime === undefined) return;
  const later = { dueAt: new Date(now.getTime() + heldMs) };
  try {
    await found.ref.update(later, { lastUpdateTime: found.updateTime });
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
  }
}
