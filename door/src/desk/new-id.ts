import { documentIdFromBytes } from "@janur/domain/id";

/** A random id, as the server's documents have. */
export function newId(): string {
  return documentIdFromBytes(crypto.getRandomValues(new Uint8Array(20)));
}
