import type { PreparedPage } from "./response.ts";

/**
 * Pages of a warm instance. Kept shorter than Hosting keeps them, so that both
 * together stay under the promised 70 s.
 */
const lifetimeMs = 10_000;
/** More than one instance can render within a lifetime; 100 of the largest are 10 MB. */
const capacity = 100;

interface Entry {
  readonly page: Promise<PreparedPage>;
  readonly expiresAt: number;
}

const entries = new Map<string, Entry>();

/**
 * The page under `key`, made at most once per lifetime. Who asks while it is being made waits for that very page: a
 * message to a family group opens a cold page fifty times in one second, and fifty renderings would take the memory
 * of the instance and delay each other past the lifetime. Only pages of status 200 are kept.
 * @param now ms since 1970
 * @throws whatever `make` throws, to everybody who waited for it
 */
export async function sharedPage(
  key: string,
  now: number,
  make: () => Promise<PreparedPage>,
): Promise<PreparedPage> {
  const known = entries.get(key);
  if (known !== undefined && known.expiresAt > now) return known.page;
  const entry = { page: make(), expiresAt: now + lifetimeMs };
  entries.delete(key);
  forgetOld(now);
  entries.set(key, entry);
  let isKept = false;
  try {
    const page = await entry.page;
    isKept = page.status === 200;
    return page;
  } finally {
    if (!isKept && entries.get(key) === entry) entries.delete(key);
  }
}

/** The oldest stand first: what has expired leaves, and one more when the room is full. */
function forgetOld(now: number): void {
  for (const [key, { expiresAt }] of entries) {
    if (expiresAt > now && entries.size < capacity) return;
    entries.delete(key);
  }
}
