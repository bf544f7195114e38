import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/** Documents that go in one commit. */
const commitSize = 400;

/**
 * Forgets deliveries of long ago. Safe to run twice.
 * @returns how many
 */
export async function purgeDeliveries(now: Date): Promise<number> {
  // `expireAt` is for the database's own clock and has no index.
  const born = new Date(now.getTime() - limits.integration.delivery.keptMs);
  const old = db()
    .collection(paths.deliveries())
    .where("createdAt", "<=", born)
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
