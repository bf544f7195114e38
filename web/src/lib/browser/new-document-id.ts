import { documentIdFromBytes } from "@janur/domain/id";

/** A random id for a document, or for an attempt that has one effect however often it is sent. */
export function newDocumentId(): string {
  return documentIdFromBytes(crypto.getRandomValues(new Uint8Array(20)));
}
