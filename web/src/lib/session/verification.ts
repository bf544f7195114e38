import type { User } from "firebase/auth";
import { writeStored } from "../storage/preferences.ts";

/** Changes whenever a link from a mail was run to its end in this browser. */
const accountChangedKey = "janur.accountChanged";

/** Tells the other tabs of this browser that the account has changed. */
export function notifyOtherTabs(): void {
  writeStored("localStorage", accountChangedKey, String(Date.now()));
}

interface WatchedSession {
  /** Whoever is signed in; null for nobody. */
  user: () => User | null;
  subscribe: (listener: () => void) => void;
  /** Reads account and profile again and shows them. */
  refresh: () => Promise<void>;
}

/**
 * Lets pages that say "not confirmed yet" follow when the address is confirmed elsewhere: at once where another tab did it, and
 * on coming back to the tab where it was another device. Somebody whose address is confirmed is never asked about.
 */
export function syncVerification({ user, subscribe, refresh }: WatchedSession): void {
  // What the pages show; the SDK changes the account itself behind their back.
  let isShownVerified = false;
  const note = () => {
    isShownVerified = user()?.emailVerified === true;
  };
  note();
  subscribe(note);

  const lookAgain = async () => {
    const account = user();
    if (account === null || account.email === null || isShownVerified) return;
    try {
      await account.reload();
      if (!account.emailVerified) return;
      // Operations and rules read it from the token.
      await account.getIdToken(true);
      await refresh();
    } catch {
      // Without signal it stays as it was shown, until the next look, which whoever comes back online gets.
    }
  };
  window.addEventListener("storage", ({ key }) => {
    if (key === accountChangedKey) void lookAgain();
  });
  window.addEventListener("online", () => void lookAgain());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void lookAgain();
  });
}
