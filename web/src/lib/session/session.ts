import type { UserProfile } from "@janur/domain/account";
import { onAuthStateChanged, signOut as firebaseSignOut, type User } from "firebase/auth";
import { useSyncExternalStore } from "react";
import { auth } from "../firebase/auth.ts";

/**
 * Who uses this tab. It starts as `loading`; the first callback of Firebase Auth
 * ends that. `profile` is null only when it could not be loaded.
 */
export type Session =
  | { status: "loading" }
  | { status: "signed-out"; /** The person pressed "sign out" here. */ wasAsked: boolean }
  | { status: "signed-in"; user: User; profile: UserProfile | null };

export type SignedIn = Extract<Session, { status: "signed-in" }>;

let session: Session = { status: "loading" };
let generation = 0;
let signOutAsked = false;
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Firestore's SDK is only fetched once there is somebody to read a profile for. */
export function loadProfileCode(): Promise<typeof import("./profile.ts")> {
  return import("./profile.ts");
}

async function load(user: User): Promise<void> {
  const mine = ++generation;
  let profile: UserProfile | null = null;
  try {
    const { loadOrCreateProfile } = await loadProfileCode();
    profile = await loadOrCreateProfile(user);
  } catch {
    // The specification swallows exactly this error: the person is signed in, without profile data.
  }
  // A later change of the account overtook this load.
  if (mine === generation) publish({ status: "signed-in", user, profile });
}

let started = false;

/** Called once at start. */
export function watchSession(): void {
  if (started) return;
  started = true;
  onAuthStateChanged(auth, (user) => {
    if (user === null) {
      generation += 1;
      publish({ status: "signed-out", wasAsked: signOutAsked });
      signOutAsked = false;
      return;
    }
    void load(user);
  });
}

/** Reads the profile again after a form wrote it; resolves when the session carries it. */
export async function refreshSession(): Promise<void> {
  const user = auth.currentUser;
  if (user !== null) await load(user);
}

export async function signOut(): Promise<void> {
  signOutAsked = true;
  await firebaseSignOut(auth);
}

export function getSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves with the first state that is not `loading`; at once when it is known. */
export function settledSession(): Promise<Exclude<Session, { status: "loading" }>> {
  return new Promise((resolve) => {
    const check = () => {
      if (session.status === "loading") return;
      unsubscribe();
      resolve(session);
    };
    const unsubscribe = subscribeToSession(check);
    check();
  });
}

/** Resolves when the session carries the account that just signed in, profile included. */
export function signedInSession(): Promise<SignedIn> {
  return new Promise((resolve) => {
    const check = () => {
      if (session.status !== "signed-in") return;
      unsubscribe();
      resolve(session);
    };
    const unsubscribe = subscribeToSession(check);
    check();
  });
}

/** Whether an account is signed in, without waiting for its profile. */
export async function hasAccount(): Promise<boolean> {
  await auth.authStateReady();
  return auth.currentUser !== null;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, getSession);
}

/** For components below the guard, which renders them only while somebody is signed in. */
export function useSignedIn(): SignedIn {
  const current = useSession();
  if (current.status !== "signed-in") throw new Error("useSignedIn outside of the authenticated group");
  return current;
}
