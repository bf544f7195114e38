import type { PreparedPage } from "./response.ts";

/**
 * Rendered pages of a warm instance. Kept shorter than Hosting keeps them, so
 * that both together stay under the promised 70 s.
 */
const lifetimeMs = 10_000;
const capacity = 500;

const pages = new Map<string, { page: PreparedPage; expiresAt: number }>();

export function cachedPage(key: string, now: number): PreparedPage | undefined {
  const entry = pages.get(key);
  return entry === undefined || entry.expiresAt <= now ? undefined : entry.page;
}

/** Keeps a page; the oldest leaves when the room is full. */
export function keepPage(key: string, page: PreparedPage, now: number): void {
  pages.delete(key);
  pages.set(key, { page, expiresAt: now + lifetimeMs });
  if (pages.size > capacity) {
    const oldest = pages.keys().next().value;
    if (oldest !== undefined) pages.delete(oldest);
  }
}
