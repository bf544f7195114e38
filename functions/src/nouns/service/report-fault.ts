import { faultLimits, type BrowserFault } from "@janur/domain/service/browser-fault";
import * as logger from "firebase-functions/logger";
import { SenderCounts } from "../../platform/limits/sender-counts.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";

/** In the memory of this instance: a fault that reaches everybody is told often enough. */
const bySender = new SenderCounts(faultLimits.perSender);
const ofAll = new SenderCounts(faultLimits.perInstance);

/** A fault in a browser → a line in the log, as long as there is budget for it. */
export function reportFault(
  { app, kind, name, places, room }: BrowserFault,
  { sender }: GuestCaller,
  now: Date,
): Promise<Record<string, never>> {
  if (!bySender.isFull(sender, now) && !ofAll.isFull("all", now)) {
    bySender.add(sender, now);
    ofAll.add("all", now);
    logger.warn("a browser failed", { app, kind, name, places, room });
  }
  return Promise.resolve({});
}
