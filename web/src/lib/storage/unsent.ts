import { useSyncExternalStore } from "react";
import { storedKeys } from "./preferences.ts";

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
 * would miss (marks of what was read) and what this device keeps by itself (`waitingKinds`).
 */
export function countUnsent<Result>(write: Promise<Result>): Promise<Result> {
  add(1);
  return write.finally(() => {
    add(-1);
  });
}

/** For a queue that goes on by itself: counts as one for as long as it says that something is left. */
export function unsentMark(): (isLeft: boolean) => void {
  let isCounted = false;
  return (isLeft) => {
    if (isLeft !== isCounted) add(isLeft ? 1 : -1);
    isCounted = isLeft;
  };
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

/** What this device keeps for an account until the server has it, an entry each: `janur.<kind>.<uid>.…` */
export const waitingKinds = ["gifts", "outbox", "unsaved"] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Where an entry that waits lies. */
export function waitingPrefix(kind: WaitingKind, uid: string): string {
  return `janur.${kind}.${uid}.`;
}

export function waitingKeys(kind: WaitingKind, uid: string): string[] {
  return storedKeys("localStorage").filter((key) => key.startsWith(waitingPrefix(kind, uid)));
}

/** What the server does not have yet of what an account did on this device. */
export function waitingOf(uid: string) {
  return {
    gifts: waitingKeys("gifts", uid).length,
    messages: waitingKeys("outbox", uid).length,
    drafts: waitingKeys("unsaved", uid).length,
    changes: count,
  };
}

/** Whether somebody who signs out is asked first. */
export function hasWaiting(uid: string): boolean {
  return Object.values(waitingOf(uid)).some((some) => some > 0);
}

/** The browser's databases for pictures that wait; they go with the entries that they belong to. */
export const pictureDatabases = { gifts: "janur-gift-photos", outbox: "janur-outbox" } as const;

/** Asks all that waits on this device to go now. */
export const sendNow = "janur:send";
