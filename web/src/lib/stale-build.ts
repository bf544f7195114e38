import { readStored, writeStored } from "./preferences.ts";

const storageKey = "janur.reloadedFor";

/** The entry's file name carries the hash of its content, so it names the build. */
const build = new URL(import.meta.url).pathname;

let quietLoads = 0;
let isReloading = false;

/** Loads ahead of a click; a chunk that is missing then is no reason to reload under the person's hands. */
export async function loadQuietly(load: () => Promise<unknown>): Promise<void> {
  quietLoads += 1;
  try {
    await load();
  } catch {
    // The click itself will meet the same error and act on it.
  } finally {
    quietLoads -= 1;
  }
}

/**
 * After a deployment the chunks of an old tab are gone. The first miss of a
 * build loads the page again, which brings the new build; forms keep their
 * drafts. A second miss of the same build is a real fault and is shown.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", () => {
    if (quietLoads > 0) return;
    if (readStored("sessionStorage", storageKey) === build) return;
    writeStored("sessionStorage", storageKey, build);
    // Without a memory of having reloaded, reloading could go on for ever.
    if (readStored("sessionStorage", storageKey) !== build) return;
    isReloading = true;
    window.location.reload();
  });
}

/** Keeps a failed load pending while the page is on its way to the new build: no error page in between. */
export async function whileCurrent<Value>(load: Promise<Value>): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (isReloading) return new Promise<never>(() => undefined);
    throw error;
  }
}
