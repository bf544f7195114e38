import { browser } from "../browser.ts";
import { desk } from "../desk/desk.ts";
import { keepAgain } from "../desk/keep-session.ts";
import { whenEmptied } from "../stored/database.ts";
import { isPageStored } from "./readiness.ts";

/** Has the browser store the page, so that it starts without a signal. */
export async function storePage(): Promise<void> {
  if (import.meta.env.PROD)
    await browser.serviceWorker?.register(`${import.meta.env.BASE_URL}service-worker.js`, {
      scope: import.meta.env.BASE_URL,
    });
}

/** Stores the page once more; without a signal that waits for one. */
export async function storePageAgain(): Promise<void> {
  await storePage().catch(() => undefined);
  if (await isPageStored()) desk.set({ isEmptied: false });
}

/**
 * A browser that runs short of room empties all that a site has stored, also of a page that is open. What this page still
 * knows is written down anew at once, and whoever holds the phone is told to leave it open until the rest is there.
 */
export function watchStorage(): void {
  whenEmptied(() => {
    const { session, log } = desk.get();
    if (session === null) return;
    desk.set({ unwritten: [...log.values()], isUnkept: true, isEmptied: true });
    void keepAgain().then(storePageAgain);
  });
}
