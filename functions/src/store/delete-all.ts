import { inChunks } from "@janur/domain/list/in-chunks";
import type { Query } from "firebase-admin/firestore";
import { db } from "../platform/google/firestore.ts";

/** Values that one `in` takes. */
const idsAtOnce = 30;
/** Documents of one commit. */
const commitSize = 400;

/** Deletes all that a query finds, a commit at a time; to be called again where it was interrupted. */
export async function deleteAll(found: Query): Promise<void> {
  const some = found.limit(commitSize);
  for (let page = await some.get(); !page.empty; page = await some.get()) {
    const batch = db().batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
}

/** The same for documents whose field names one of the ids, of which there may be any number. */
export async function deleteAllOf(documents: Query, field: string, ids: readonly string[]): Promise<void> {
  for (const some of inChunks(ids, idsAtOnce)) await deleteAll(documents.where(field, "in", some));
}
