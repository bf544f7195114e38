import { writeStored } from "../storage/preferences.ts";

/** Changes whenever a link from a mail was run to its end in this browser. */
export const accountChangedKey = "janur.accountChanged";

/** Tells the other tabs of this browser that the account has changed. */
export function notifyOtherTabs(): void {
  writeStored("localStorage", accountChangedKey, String(Date.now()));
}
