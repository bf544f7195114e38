import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";
import { purgePages } from "./purge-pages.ts";

/**
 * Forgets news of long ago, read or not. Safe to run twice.
 * @returns how many pieces
 */
export async function purgeNotifications(now: Date): Promise<number> {
  const forgotten = await Promise.all([forget(true, now), forget(false, now)]);
  return forgotten.reduce((sum, count) => sum + count, 0);
}

/** `expireAt` is for the database's own clock and has no index. */
function forget(isShown: boolean, now: Date): Promise<number> {
  const old = db()
    .collectionGroup("notifications")
    .where("isShown", "==", isShown)
    .where("createdAt", "<=", new Date(now.getTime() - limits.notification.keptMs))
    .orderBy("createdAt");
  return purgePages({ sweep: "notifications", old, dueBy: "createdAt" }, now);
}
