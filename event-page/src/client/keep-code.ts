import { guest } from "./guest.ts";
import { say } from "./page.ts";
import { cacheOf } from "./code/cache-of.ts";

/**
 * Has this guest's code kept for when there is no signal, by a script that is fetched for it and hears of it by an event
 * `code`; or forgets it, which takes no signal. Never throws: where the browser cannot, nothing is kept.
 * @param page of the server's answer; without one what is kept is forgotten
 */
export async function keepCode(page?: unknown): Promise<void> {
  const { token } = guest;
  try {
    if (page) {
      await import(say("code"));
      dispatchEvent(new CustomEvent("code", { detail: [page, token] }));
    } else await caches.delete(cacheOf(token));
  } catch {
    return;
  }
}
