import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import { purgePages } from "./purge-pages.ts";

/**
 * Forgets deliveries of long ago. Safe to run twice.
 * @returns how many
 */
export function purgeDeliveries(now: Date): Promise<number> {
  // `expireAt` is for the database's own clock and has no index.
  const born = new Date(now.getTime() - limits.integration.delivery.keptMs);
  const old = db().collection(paths.deliveries()).where("createdAt", "<=", born).orderBy("createdAt");
  return purgePages({ sweep: "deliveries", old, dueBy: "createdAt" }, now);
}
