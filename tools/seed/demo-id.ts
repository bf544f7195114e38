import { createHash } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";

/** Ids that never change, from a word that never changes. */
export function demoId(word: string): string {
  return documentIdFromBytes(createHash("sha256").update(`demo ${word}`).digest());
}
