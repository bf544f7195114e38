import { paths } from "@janur/domain/paths";
import {
  doc,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type WriteBatch,
} from "firebase/firestore";

/** How a change counts on. */
export function changeCount(ids: readonly string[] = []): Record<string, unknown> {
  return { ids, at: serverTimestamp(), count: increment(1) };
}

/** Changes what stands already as the product does, with its count. */
export function commitPaced(
  database: Firestore,
  uid: string,
  ids: readonly string[],
  add: (batch: WriteBatch) => void,
): Promise<void> {
  const batch = writeBatch(database);
  add(batch);
  batch.set(doc(database, paths.changePace(uid)), changeCount(ids), { merge: true });
  return batch.commit();
}

/** The same for one document. @param ids as the rules ask for them: of a task or a thread */
export function updatePaced(
  target: DocumentReference,
  uid: string,
  fields: Record<string, unknown>,
  ids: readonly string[] = [],
): Promise<void> {
  return commitPaced(target.firestore, uid, ids, (batch) => batch.update(target, fields));
}
