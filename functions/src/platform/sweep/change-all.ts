import type { DocumentReference, Query, WriteBatch } from "firebase-admin/firestore";
import { db } from "../google/firestore.ts";

/** Documents that one commit changes. */
const commitSize = 300;

/**
 * Changes every document that a query finds, without reading what is in it.
 * Stopped anywhere it can begin again.
 * @param change must take the document out of the query
 */
export async function changeAll(
  query: Query,
  change: (batch: WriteBatch, reference: DocumentReference) => void,
): Promise<void> {
  const next = query.select().limit(commitSize);
  for (let found = await next.get(); !found.empty; found = await next.get()) {
    const batch = db().batch();
    for (const { ref } of found.docs) change(batch, ref);
    await batch.commit();
  }
}
