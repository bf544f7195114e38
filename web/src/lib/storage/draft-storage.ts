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
