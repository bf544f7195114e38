import { limits } from "@janur/domain/limits";
import { db } from "../../platform/google/firestore.ts";

/** Documents that go in one commit. */
const commitSize = 400;

/**
 * Forgets news of long ago, read or not. Safe to run twice.
 * @returns how many pieces
 */
export async function purgeNotifications(now: Date): Promise<number> {
  const forgotten = await Promise.all([forget(true, now), forget(false, now)]);
  return forgotten.reduce((sum, count) => sum + count, 0);
}

/** `expireAt` is for the database's own clock and has no index. */
async function forget(isShown: boolean, now: Date): Promise<number> {
  const old = db()
    .collectionGroup("notifications")
    .where("isShown", "==", isShown)
    .where("createdAt", "<=", new Date(now.getTime() - limits.notification.keptMs))
    .orderBy("createdAt")
    .limit(commitSize);
  let forgotten = 0;
  for (let found = await old.get(); !found.empty; found = await old.get()) {
    const batch = db().batch();
    for (const { ref } of found.docs) batch.delete(ref);
    await batch.commit();
    forgotten += found.size;
  }
  return forgotten;
}
