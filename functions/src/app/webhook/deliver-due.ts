import { paths } from "@janur/domain/paths";
import * as logger from "firebase-functions/logger";
import { lookAfterDue } from "../../job/look-after-due.ts";
import { faultOf } from "../../service/fault.ts";
import { sendDelivery } from "../send-delivery.ts";

/**
 * Looks after deliveries whose job was lost, whose next attempt is due, or
 * whose worker ended. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export function deliverDue(clock: () => Date): Promise<number> {
  const work = (id: string) =>
    sendDelivery(id, clock).catch((error: unknown) => {
      logger.error("a delivery was not looked after", { delivery: id, fault: faultOf(error) });
    });
  return lookAfterDue({ collection: paths.deliveries(), batchSize: 100, atOnce: 20, work }, clock);
}
