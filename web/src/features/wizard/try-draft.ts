import { keepDraft, readFormDraft } from "../../lib/storage/draft-storage.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

const key = "janur.tried";
/** The wizard's draft in this tab. */
export const wizardDraft = "new-invitation";

/**
 * Keeps what was tried without an account in this browser: signing up may go
 * on in another tab, or after the phone has closed this one.
 */
export function keepTried(): void {
  const draft = readFormDraft(wizardDraft);
  if (draft !== null) writeStored("localStorage", key, JSON.stringify(draft));
}

/**
 * Gives it to the wizard, once; what this tab has typed itself goes first.
 * @returns whether something was tried: an account that was made for it makes the invitation without asking again
 */
export function takeUpTried(): boolean {
  const tried = readStored("localStorage", key);
  if (tried === null) return false;
  writeStored("localStorage", key, null);
  if (readFormDraft(wizardDraft) !== null) return true;
  try {
    const draft: unknown = JSON.parse(tried);
    if (typeof draft === "object" && draft !== null) {
      keepDraft(wizardDraft, { ...draft });
      return true;
    }
  } catch {
    // Somebody else's text; the wizard begins empty.
  }
  return false;
}
