import * as z from "zod";

/**
 * Ids from outside are matched before they touch a path. 20 letters and
 * digits are what Firestore gives itself: no order, so no hot range.
 */
export const documentIdSchema = z.string().regex(/^[A-Za-z0-9]{20}$/);

/** Account ids come from Firebase Auth (28 characters today, up to 128 when imported). */
export const uidSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);

/** Ids of sections and ceremonies inside one content. */
export const partIdSchema = z.string().regex(/^[a-z0-9-]{1,24}$/);

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Turns bytes into a document id of 20 characters, each byte into one.
 * @param bytes at least 20, random or of a hash
 */
export function documentIdFromBytes(bytes: Uint8Array): string {
  if (bytes.length < 20) throw new RangeError("a document id needs 20 bytes");
  return Array.from(bytes.subarray(0, 20), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
