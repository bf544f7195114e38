import { readStored, writeStored } from "../storage/preferences.ts";

const storageKey = "janur.reloadedFor";

/** The entry's file name carries the hash of its content, so it names the build. */
const build = new URL(import.meta.url).pathname;

let quietLoads = 0;
let isReloading = false;
let headingFor: () => string | null = () => null;

/** How long after loading anew a miss is a real fault, in ms; later it is another moment of a weak line. */
const faultMs = 60_000;

/** Errors of chunks that were not there. */
const misses = new WeakSet<object>();

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
 * After a deployment the chunks of an old tab are gone, and one that did not come over a weak line is remembered as
 * missing. The first miss of a build loads the page again, which brings the new build; forms keep their drafts. A second
 * miss of the same build within a minute is a real fault and is shown.
 * @param heading the address that somebody is on their way to while its page loads: they arrive there; null where they stay
 */
export function reloadOnceOnMissingChunk(heading: () => string | null): void {
  headingFor = heading;
  window.addEventListener("vite:preloadError", (event) => {
    misses.add(event.payload);
    // A load ahead of the click may fail beside the click's own, which then decides in `whileCurrent`.
    if (quietLoads === 0) reloadOnce();
  });
}

function reloadOnce(): void {
  // Without signal the page would not come back, and neither would what is open on it.
  if (!navigator.onLine) return;
  const [loadedAnew, at] = (readStored("sessionStorage", storageKey) ?? "").split(" ");
  if (loadedAnew === build && Date.now() - Number(at) < faultMs) return;
  const note = `${build} ${String(Date.now())}`;
  writeStored("sessionStorage", storageKey, note);
  // Without a memory of having reloaded, reloading could go on for ever.
  if (readStored("sessionStorage", storageKey) !== note) return;
  isReloading = true;
  const address = headingFor();
  if (address === null) window.location.reload();
  else window.location.assign(address);
}

/**
 * A load that somebody waits for. Missing its chunk reloads the page; the load
 * then stays pending, so that no error page shows in between.
 */
export async function whileCurrent<Value>(load: Promise<Value>): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (isMiss(error)) reloadOnce();
    if (isReloading) return new Promise<never>(() => undefined);
    throw error;
  }
}

/**
 * A part that comes late inside a page. Without signal it waits for the signal instead of failing: an error would take
 * the page around it away, with whatever is being written there.
 */
export async function whenReachable<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await whileCurrent(load());
  } catch (error) {
    if (navigator.onLine || !isMiss(error)) throw error;
  }
  await new Promise((resolve) => {
    window.addEventListener("online", resolve, { once: true });
  });
  try {
    return await load();
  } catch (error) {
    if (!isMiss(error)) throw error;
    // Chromium remembers that a module did not come: only the page loaded anew asks for it again.
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}

/** Whether there is no signal and something of the page was not loaded before it went. */
export function isUnreachable(error: unknown): boolean {
  return isMiss(error) && !navigator.onLine;
}

function isMiss(error: unknown): boolean {
  return error instanceof Error && misses.has(error);
}
