import { newDocumentId } from "../../lib/browser/new-document-id.ts";

/** One try to enter an arrival, and how to take back what earlier tries may have written in its place. */
export interface EntryAttempt {
  nonce: string;
  instead: readonly { nonce: string; target: string }[];
}

/**
 * Tries of one entry: said again it is the same one, for an answer may be lost on the way; said otherwise it takes the
 * place of those before.
 */
export function entryAttempts(): (content: unknown) => EntryAttempt {
  let last: { text: string; nonce: string } | null = null;
  const instead: { nonce: string; target: string }[] = [];
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) {
      if (last !== null) instead.push({ nonce: newDocumentId(), target: last.nonce });
      last = { text, nonce: newDocumentId() };
    }
    return { nonce: last.nonce, instead: [...instead] };
  };
}
