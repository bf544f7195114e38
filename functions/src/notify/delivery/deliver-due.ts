import { paths } from "@janur/domain/paths";
import { lookAfterDue } from "../../platform/sweep/look-after-due.ts";
import { sendDelivery } from "./send-delivery.ts";

/**
 * Looks after deliveries whose job was lost, whose next attempt is due, or
 * whose worker ended. Safe to run twice and at the same time.
 * @returns how many were looked at
 */
export function deliverDue(clock: () => Date): Promise<number> {
  return lookAfterDue(
    { collection: paths.deliveries(), pageSize: 100, atOnce: 20, work: (id) => sendDelivery(id, clock) },
    clock,
  );
}
