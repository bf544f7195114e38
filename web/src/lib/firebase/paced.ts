import { paths } from "@janur/domain/paths";
import { doc, increment, serverTimestamp, writeBatch, type WriteBatch } from "firebase/firestore";
import { firestore } from "./firestore.ts";

/**
 * Changes what stands already, and counts it in the same commit (decision 050): the rules take so many commits of an
 * account within a minute. Nobody knows how many there were; where one more is refused a new window is begun, and of
 * several that begin it at once all but one count on in it.
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
  await write(onwards)
    .catch(() => write({ count: 1, since: serverTimestamp() }))
    .catch(() => write(onwards));
}

/** The same for some fields of one document of the account's own; maps are merged. */
export function savePaced(uid: string, path: string, fields: object): Promise<void> {
  return commitPaced(uid, [], (batch) => {
    batch.set(doc(firestore, path), fields, { merge: true });
  });
}
