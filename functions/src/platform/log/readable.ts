import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { faultOf } from "./fault.ts";

/** What can be read of the documents of a list; one that cannot is logged by its path and keeps no other from it. */
export function readable<Document>(documents: readonly DocumentSnapshot<Document>[]): Document[] {
  return documents.flatMap((document) => readableOrNull(document) ?? []);
}

/** @returns null, too, where the document cannot be read, which is logged */
export function readableOrNull<Document>(document: DocumentSnapshot<Document>): Document | null {
  try {
    return document.data() ?? null;
  } catch (error) {
    logger.error("a document was not read", { document: document.ref.path, fault: faultOf(error) });
    return null;
  }
}
