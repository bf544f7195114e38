import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/** What the browser asks before it closes the tab, in its own words. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function add(change: 1 | -1): void {
  count += change;
  // Only while it is needed: a page with such a listener is not kept for the way back.
  if (count > 0) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
  for (const listener of listeners) listener();
}

/**
 * Hands a write on and counts it until the server has taken or refused it. Firestore keeps what it could not send in the
 * page alone: without signal it is gone with the tab, so closing it and signing out ask first. Not for what nobody
 * would miss (marks of what was read) and what this device keeps by itself (drafts, messages).
 */
export function countUnsent<Result>(write: Promise<Result>): Promise<Result> {
  add(1);
  return write.finally(() => {
    add(-1);
  });
}

/** Changes of this tab that the server does not have yet. */
export function unsentCount(): number {
  return count;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsentCount(): number {
  return useSyncExternalStore(subscribe, unsentCount);
}
