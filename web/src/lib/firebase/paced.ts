import { paths } from "@janur/domain/paths";
import { FirebaseError } from "firebase/app";
import { doc, increment, serverTimestamp, writeBatch, type WriteBatch } from "firebase/firestore";
import { firestore } from "./firestore.ts";

/**
 * Changes what stands already, and counts it in the same commit (decision 050): the rules take so many commits of an
 * account within a minute. Nobody knows how many there were; only where one more is refused a new window is begun.
 * @param ids of the tasks or threads that are changed
 * @throws FirebaseError when the rules refuse it all the same
 */
export async function commitPaced(
  uid: string,
  ids: readonly string[],
  add: (batch: WriteBatch) => void,
): Promise<void> {
  const write = (pace: object) => {
    const batch = writeBatch(firestore);
    add(batch);
    batch.set(
      doc(firestore, paths.changePace(uid)),
      { ids, at: serverTimestamp(), ...pace },
      { merge: true },
    );
    return batch.commit();
  };
  const onwards = { count: increment(1) };
  let refused: unknown;
  // Of several that find the window full at once one begins the next, and the others count on in it.
  for (const pace of [onwards, { count: 1, since: serverTimestamp() }, onwards]) {
    try {
      await write(pace);
      return;
    } catch (error) {
      if (!(error instanceof FirebaseError) || error.code !== "permission-denied") throw error;
      refused = error;
    }
  }
  throw refused;
}
