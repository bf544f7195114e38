import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/** Documents that go in one commit. */
const commitSize = 400;

/**
 * Forgets mails that were sent, or given up, long ago. Safe to run twice.
 * @returns how many
 */
export async function purgeMail(now: Date): Promise<number> {
  // `expireAt` is for the database's own clock and has no index.
  const born = new Date(now.getTime() - limits.mail.keptMs);
  const old = db()
    .collection(paths.mails())
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
