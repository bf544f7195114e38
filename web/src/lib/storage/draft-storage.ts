import { readStored, writeStored } from "./preferences.ts";

const prefix = "janur.draft.";

/** What the sign-in page is filled with. */
export const signInDraft = "sign-in";

/** What was typed before the page had to load again; `null` when there is nothing. */
export function readFormDraft(name: string): Record<string, unknown> | null {
  const text = readStored("sessionStorage", prefix + name);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab, or forgets it. Never hand in a password. */
export function keepDraft(name: string, values: Record<string, unknown> | null): void {
  writeStored("sessionStorage", prefix + name, values === null ? null : JSON.stringify(values));
}

/** Drafts belong to the person who typed them; they go when that person signs out. */
export function clearAllFormDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // No storage, no drafts.
  }
}
